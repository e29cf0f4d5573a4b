import { startFenRule } from '../../facts/start-fen-rule.js';
import { holdsHands } from '../../facts/fen-board.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasHands } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-pocket-unclosed',
  severity: 'error',
  title: 'The brackets of the hands are not closed.',
  why: 'The engine reads the pieces in hand up to the next space, but its `check` and other programs call the position invalid.',
  bad: [
    {
      text: '[x:crazyhouse]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q w KQkq - 0 1⟧\n',
      fixed:
        '[x:crazyhouse]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q] w KQkq - 0 1\n',
    },
  ],
  good: [
    '[x:crazyhouse]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q] w KQkq - 0 1\n',
  ],
  concerns: hasHands,
  check: (section, at) => {
    const { hands } = startPosition(section);
    if (hands === null || hands.closed || !holdsHands(section.rules)) return [];
    const place = placeIn(at, hands);
    return [
      {
        at,
        message: `\`${hands.text}\` has no closing \`]\`, so the engine's \`check\` calls the position invalid; add the bracket`,
        notes: [{ message: 'the hands', at: place }],
        fix: {
          title: 'Write `]` after the hands',
          safety: 'safe',
          replacements: [{ at: { start: place.end, end: place.end }, text: ']' }],
          changes: ['startFen'],
        },
      },
    ];
  },
});
