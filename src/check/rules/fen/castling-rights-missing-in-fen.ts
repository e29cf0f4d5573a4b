import { startFenRule } from '../../facts/start-fen-rule.js';
import { fileOf } from '../../../ir/board.js';
import { castlingField, missingRights } from '../../facts/castling.js';
import type { PlacedPiece } from '../../facts/fen-board.js';
import { inheritedPosition } from '../../facts/start-position.js';

export default startFenRule({
  code: 'fen/castling-rights-missing-in-fen',
  severity: 'info',
  title: 'Castling is on, but the start position gives no castling rights.',
  why: 'Castling rights that the start position does not give are never gained. King and rook are on the squares from which they castle in the parent, but castling is impossible.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1⟧\n',
      says: 'write `KQkq` there',
    },
    {
      text: '[x:chess]\nmaxFile = 5\nmaxRank = 5\nstartFen = ⟦rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1⟧\n',
      says: 'write `Qq` there',
    },
    {
      text: '[x:chess]\nstartFen = ⟦4k3/8/8/8/8/8/8/4K2R w - - 0 1⟧\n',
      says: 'write `K` there',
    },
  ],
  good: [
    '[x:chess]\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n',
    '[x:chess]\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1\ncastling = false\n',
    '[x:chess]\nstartFen = 1k6/8/8/8/8/8/8/R2K3R w - - 0 1\n',
    '[x:makruk]\ncastling = true\nrook = r\nstartFen = r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1\n',
  ],
  readsSquares: true,
  check: (section, at) => {
    // On the same file as in the parent, whose board may be higher.
    const isInherited = ({ color, square, type }: PlacedPiece): boolean =>
      inheritedPosition(section).pieces.some(
        (piece) =>
          piece.color === color && piece.type === type && fileOf(piece.square) === fileOf(square),
      );
    const rights = missingRights(section, isInherited);
    if (rights === '' || castlingField(inheritedPosition(section)) === '-') return [];
    const message = `castling is impossible, because the castling field of the FEN is \`-\`; write \`${rights}\` there, or set \`castling = false\``;
    return [{ at, message }];
  },
});
