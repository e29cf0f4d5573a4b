import { startFenRule } from '../../facts/start-fen-rule.js';
import { castlingField, possibleRights } from '../../facts/castling.js';
import { inheritedPosition, startPosition } from '../../facts/start-position.js';

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
    const { castling, castlingDroppedPiece, castlingWins } = section.rules;
    const position = startPosition(section);
    if (castlingField(position) !== '-') return [];
    // `rule/castling-wins-without-rights` reports variants in which a player without rights loses.
    if (!castling || castlingDroppedPiece || castlingWins !== '') return [];
    const before = inheritedPosition(section);
    if (castlingField(before) === '-') return [];
    const rights = possibleRights(section, before);
    if (rights === '') return [];
    const message = `castling is impossible, because the castling field of the FEN is \`-\`; write \`${rights}\` there, or set \`castling = false\``;
    return [{ at, message }];
  },
});
