import { isCountInWrongPlace } from '../../facts/check-counts.js';
import { startFenRule } from '../../facts/start-fen-rule.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-passing-field',
  severity: 'warning',
  title: 'The start position has no en passant field.',
  why: 'The engine expects the en passant square or `-` in the fourth field. A number or a count of checks there means that the field is missing, and the engine misreads the fields after it.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 1⟧\n',
      fixed: '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    },
    {
      text: '[x:3check]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 3+3 0 1⟧\n',
      fixed:
        '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\n',
    },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1\n',
    '[x:chess]\nmaxRank = 10\ncastling = false\nstartFen = k7/8/8/8/8/8/8/8/8/K7 w - a10 0 1\n',
    '[x:makruk]\nstartFen = rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - 0 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq  0 1\n',
  ],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const position = startPosition(section);
    const { passing, wideBlanks } = position;
    const { checkCounting, countingRule, doubleStep } = section.rules;
    if (passing === null || (countingRule !== 'none' && !doubleStep)) return [];
    const isChecks = checkCounting && isCountInWrongPlace(position);
    if (!(isChecks || /^\d+$/.test(passing.text)) || wideBlanks.length > 0) return [];
    const misread = isChecks ? 'check count' : 'move counters';
    const place = placeIn(at, passing);
    return [
      {
        at,
        message: `\`${passing.text}\` is in the place of the en passant square, so the engine misreads the ${misread}; write \`-\` before it`,
        notes: [{ message: 'the fourth field', at: place }],
        fix: {
          title: `Write \`-\` before the ${misread}`,
          safety: 'suggestion',
          replacements: [{ at: { start: place.start, end: place.start }, text: '- ' }],
        },
      },
    ];
  },
});
