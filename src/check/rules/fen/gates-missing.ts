import { COLORS, fileOf, printFile, type Color } from '../../../ir/board.js';
import { castlingField, castlingKing, onCastlingRank } from '../../facts/castling.js';
import { hasEmptyHands, startPosition } from '../../facts/start-position.js';
import { startFenRule } from '../../facts/start-fen-rule.js';
import type { LintedSection } from '../../linted-file.js';

export default startFenRule({
  code: 'fen/gates-missing',
  severity: 'warning',
  title: 'Gating is on, but the start position gives no gates.',
  why: 'The castling field of the FEN lists the files of the pieces that may gate (or leap, with `cambodianMoves`) when they first move: `KQBCDFGkqbcdfg`. `KQkq` stands for the king and the castling rooks only.',
  bad: [
    {
      text: '[x:chess]\narchbishop = h\nchancellor = e\ngating = true\nseirawanGating = true\npieceToCharTable = -\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQkq - 0 1⟧\n',
      says: '`KQBCDFGkqbcdfg`',
    },
    {
      text: '[x:seirawan]\ncastling = false\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w - - 0 1⟧\n',
      says: '`ABCDEFGHabcdefgh`',
    },
    {
      text: '[x:cambodian]\nstartFen = ⟦rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1⟧\n',
      says: 'so no king or fers has its first leap; add the files of these pieces: `DEde`',
    },
  ],
  good: [
    '[x:seirawan]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1\n',
    '[x:seirawan]\nstartFen = r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[HEhe] w KQkq - 0 1\n',
    '[x:seirawan]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBGkq - 0 1\n',
    '[x:seirawan]\nstartFen = 4k3/pppppppp/rnbqrbnr/8/8/RNBQRBNR/PPPPPPPP/4K3[HEhe] w - - 0 1\ncastling = false\nmaxRank = 9\n',
    '[x:chess]\ngating = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:cambodian]\nstartFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1\n',
  ],
  readsSquares: true,
  check: (section, at) => {
    const { cambodianMoves, gating, seirawanGating } = section.rules;
    const gates = seirawanGating && !hasEmptyHands(section);
    if (!gating || !(gates || cambodianMoves)) return [];
    const before = castlingField(startPosition(section));
    if (!/^(?:-|[KQkq]+)$/.test(before)) return [];
    const files = COLORS.map((color) => filesOf(section, color, gates));
    if (files.every((letters) => letters === '')) return [];
    const wanted = COLORS.map((color, index) => {
      const rights = before.replace(color === 'white' ? /[^KQ]/g : /[^kq]/g, '');
      return (section.rules.castling ? rights : '') + (files[index] ?? '');
    });
    const who = gates
      ? 'piece but a castling king or rook can gate'
      : 'king or fers has its first leap';
    return [
      {
        at,
        message: `the castling field \`${before}\` has no gates, so no ${who}; add the files of these pieces: \`${wanted.join('')}\``,
      },
    ];
  },
});

/** The files, in letters of the colour, of the pieces that could have a gate and have none by the right to castle. */
function filesOf(section: LintedSection, color: Color, gates: boolean): string {
  const { castling, castlingRookPieces } = section.rules;
  const king = castlingKing(section, color);
  const letters = onCastlingRank(section, color)
    .filter((piece) =>
      gates
        ? !castling || (piece !== king && !castlingRookPieces[color].includes(piece.type))
        : piece.type === 'king' || piece.type === 'fers',
    )
    .map(({ square }) => printFile(fileOf(square)))
    .sort()
    .join('');
  return color === 'white' ? letters.toUpperCase() : letters;
}
