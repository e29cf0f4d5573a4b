import { checkCountOf, isCountInWrongPlace } from '../../facts/check-counts.js';
import { ownValueAt } from '../../facts/own-value.js';
import { startPosition } from '../../facts/start-position.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'fen/start-fen-missing-check-count',
  severity: 'warning',
  title:
    'The variant counts checks, but its start position does not give the number needed to win.',
  why: 'Without a field such as `3+3` the engine assumes `1+1`: the first check wins.',
  bad: [
    { text: '[x:chess]\ncheckCounting = ⟦true⟧\n' },
    {
      text: '[x:3check]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1⟧\n',
      fixed:
        '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\n',
    },
    {
      text: '[x:3check]\nstartFen = ⟦rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 1⟧\n',
      fixed:
        '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1\n',
    },
  ],
  good: [
    '[x:3check]\nnFoldRule = 3\n',
    '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+0\n',
    '[x:3check]\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 3+3 0 1\n',
  ],
  reads: 'section',
  keys: ['startFen', 'checkCounting'],
  check: (section) => {
    const position = startPosition(section);
    const { at, counters, passing } = position;
    const place = ownValueAt(section, ['startFen', 'checkCounting']);
    if (place === null || !section.rules.checkCounting || checkCountOf(position) !== null)
      return [];
    // Reported by fen/start-fen-passing-field.
    if (isCountInWrongPlace(position)) return [];
    const message =
      'the start position has no check count, so the engine assumes 1+1 and the first check wins; write a field such as `3+3` before the move counters';
    const isCounter = passing !== null && /^\d+$/.test(passing.text);
    const first = isCounter ? passing : counters[0];
    if (at === null || first === undefined) return [{ at: place, message }];
    const before = { start: at.start + first.start, end: at.start + first.start };
    return [
      {
        at,
        message,
        fix: {
          title: 'Write `3+3`: the third check wins',
          safety: 'suggestion',
          replacements: [{ at: before, text: isCounter ? '- 3+3 ' : '3+3 ' }],
        },
      },
    ];
  },
});
