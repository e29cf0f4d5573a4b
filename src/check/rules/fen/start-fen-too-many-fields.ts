import { startFenRule } from '../../facts/start-fen-rule.js';
import { isCheckCount } from '../../facts/check-counts.js';
import { placeIn, startPosition } from '../../facts/start-position.js';
import { hasUnusualFields } from '../../facts/unusual-position.js';

export default startFenRule({
  code: 'fen/start-fen-too-many-fields',
  severity: 'error',
  title: 'The start position has more fields than the engine reads.',
  why: 'A FEN has six fields, or seven with checkCounting. The engine ignores any others, and its `check` calls the position invalid.',
  bad: [
    {
      text: '[x:chess]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 foo⟧\n',
    },
    {
      text: '[x:3check]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1 foo⟧\n',
      says: 'has 8 fields, but the engine reads only 7',
    },
  ],
  good: [
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 0 1\n',
    '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    '[x:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\n',
  ],
  concerns: hasUnusualFields,
  check: (section, at) => {
    const { counters, fields } = startPosition(section);
    const { checkCounting } = section.rules;
    const most = checkCounting ? 7 : 6;
    const first = fields[most];
    // `fen/check-count-without-check-counting` reports the extra field.
    if (first === undefined || (!checkCounting && counters.some(isCheckCount))) return [];
    // A word among the counters shifts the others: `fen/start-fen-counter` reports it.
    const numbers = counters.filter((field) => !isCheckCount(field)).slice(0, 2);
    if (numbers.some(({ text }) => !/^\d+$/.test(text))) return [];
    const last = fields.at(-1) ?? first;
    return [
      {
        at,
        message: `the start position has ${fields.length} fields, but the engine reads only ${most}; remove everything from \`${first.text}\` on`,
        notes: [{ message: 'not read', at: placeIn(at, { start: first.start, end: last.end }) }],
      },
    ];
  },
});
