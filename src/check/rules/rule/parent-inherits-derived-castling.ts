import { COLORS } from '../../../ir/board.js';
import { startPosition } from '../../facts/start-position.js';
import { KING } from '../../facts/kings.js';
import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/parent-inherits-derived-castling',
  severity: 'info',
  title: 'Castling is inherited, but the king is gone.',
  why: '`castling` and the castling type are inherited. The castling rights of the FEN then belong to a piece that does not exist, and the engine drops them.',
  bad: [
    {
      text: '[x:chess]\nking = ⟦-⟧\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\n',
    },
  ],
  good: [
    '[x:chess]\nking = -\ncommoner = k\ncastling = false\n',
    '[x:chess]\nking = -\ncommoner = k\ncastlingKingPiece = k\n',
    '[x:chess]\nking = -\ncommoner = k\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n',
    '[x:chess]\nking = k:W\n',
    '[x]\nking = -\n',
  ],
  reads: 'section',
  keys: ['king'],
  check: (section) => {
    const { base, rules } = section;
    const pair = ownPair(section, KING);
    if (pair === null || !rules.castling) return [];
    const isGone = !rules.pieces.some(({ type }) => type === KING);
    const wasThere = base.pieces.some(({ type }) => type === KING);
    const castles = COLORS.some((color) => rules.castlingKingPiece[color] === KING);
    const rights = startPosition(section).castling?.text ?? '-';
    if (!isGone || !wasThere || !castles || rights === '-') return [];
    return [
      {
        at: pair.valueAt,
        message: `without a \`king\` the engine drops the castling rights \`${rights}\`; write \`castling = false\`, or name the piece that castles in castlingKingPiece`,
      },
    ];
  },
});
