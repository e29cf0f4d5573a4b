import { placeIn, startPosition } from '../../facts/start-position.js';
import { isOnBoard, parseSquare, fileOf, rankOf } from '../../../ir/board.js';
import { defineRule, type RuleFix } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-passing-field',
  severity: 'warning',
  since: '0.1.0',
  title: 'The fourth field of the start position is not a square.',
  why: 'The engine expects the square of en passant, or `-`. It skips anything else; where it is a number, a field is missing before it and the counters of moves move up.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    },
    { text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1⟧\n' },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1\n',
    '[x:chess]\nmaxRank = 10\ncastling = false\nstartFen = k7/8/8/8/8/8/8/8/8/K7 w - a10 0 1\n',
  ],
  reads: 'section',
  keys: ['startFen'],
  check: (section) => {
    const { at, passing, wideBlanks } = startPosition(section);
    const { countingRule, doubleStep, maxFile: files, maxRank: ranks } = section.rules;
    if (at === null || passing === null || (countingRule !== 'none' && !doubleStep)) return [];
    if (passing.text === '-' || wideBlanks.length > 0) return [];
    const square = parseSquare(passing.text);
    if (square !== null && isOnBoard({ files, ranks }, fileOf(square), rankOf(square))) return [];
    const place = placeIn(at, passing);
    // A number is the first counter of moves, which has moved up.
    const fix: RuleFix | null = /^\d+$/.test(passing.text)
      ? {
          title: 'Write `-` before the counters of moves',
          safety: 'suggestion',
          replacements: [{ at: { start: place.start, end: place.start }, text: '- ' }],
        }
      : null;
    return [
      {
        at,
        message: `\`${passing.text}\` is not a square of the board, so the engine skips the fourth field; write \`-\``,
        notes: [{ message: 'the fourth field', at: place }],
        ...(fix === null ? {} : { fix }),
      },
    ];
  },
});
