import { startFenRule } from '../../facts/start-fen-rule.js';
import { startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-epd',
  severity: 'info',
  title: 'The start position does not give the side to move.',
  why: 'The engine assumes White to move and no castling rights. Other programs require at least the side to move.',
  bad: [
    {
      text: '[x:chess]\ncastling = false\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR⟧\n',
      fixed:
        '[x:chess]\ncastling = false\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n',
    },
  ],
  good: ['[x:chess]\ncastling = false\nstartFen = 4k3/8/8/8/8/8/8/4K3 w\n'],
  concerns: hasUnusualFields,
  readsSquares: true,
  check: (section, at) => {
    const { fields } = startPosition(section);
    const [board, side] = fields;
    if (board === undefined || side !== undefined) return [];
    const behind = { start: at.start + board.end, end: at.start + board.end };
    return [
      {
        at,
        message:
          'the start position does not give the side to move, so the engine assumes White to move and no castling rights; add the missing fields after the board',
        fix: {
          title: 'Write ` w - - 0 1` after the board',
          safety: 'safe',
          replacements: [{ at: behind, text: ' w - - 0 1' }],
          changes: ['startFen'],
        },
      },
    ];
  },
});
