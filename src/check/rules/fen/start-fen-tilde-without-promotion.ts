import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';

export default startFenRule({
  code: 'fen/start-fen-tilde-without-promotion',
  severity: 'warning',
  title: 'A `~` marks a promoted pawn, but pawns promote to nothing.',
  why: 'The engine sets up the piece and plays, but its `check` and the validation of sites refuse the position.',
  bad: [
    {
      text: '[x:xiangqi]\nstartFen = ⟦r~nbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABN~R w - - 0 1⟧\n',
      says: 'pawns promote to nothing here',
      fixed:
        '[x:xiangqi]\nstartFen = rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\n',
    },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1\n',
    '[x:chess]\npromotionPieceTypesWhite = -\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1\n',
  ],
  concerns: ({ rules }) => rules.startFen.includes('~'),
  check: (section, at) => {
    const { white, black } = section.rules.promotionPieceTypes;
    if (white.length > 0 || black.length > 0) return [];
    const { fen, pieces } = startPosition(section);
    const marked = pieces.filter(({ end }) => fen.charAt(end - 1) === '~');
    if (marked.length === 0) return [];
    return [
      {
        at,
        message:
          '`~` marks a promoted pawn, but pawns promote to nothing here: the engine plays, but its `check` and sites refuse the position; remove the `~`',
        fix: {
          title: 'Remove the `~`',
          safety: 'safe',
          replacements: marked.map(({ end }) => ({
            at: placeIn(at, { start: end - 1, end }),
            text: '',
          })),
          changes: ['startFen'],
        },
      },
    ];
  },
});
