import { definePageRule, noteAt } from '../../page/page-rule.js';
import { occurrencesOf } from '../../page/repetition.js';

export default definePageRule({
  code: 'rule/nfold-count',
  severity: 'error',
  since: '0.2.0',
  title: 'The text and the options count repetitions differently.',
  why: '`nFoldRule` is the number of times that a position stands, the first time included; its default is 3, and 4 in shogi.',
  bad: [
    '# Tori Shogi\n\nIf ⟦the same position occurs three times⟧, the player who repeated it loses.\n',
  ],
  good: [
    '# Tori Shogi\n\nIf the same position occurs four times, the player who repeated it loses.\n',
  ],
  check: ({ judged, quote, statements }) => {
    if (judged === null) return [];
    const { nFoldRule } = judged.rules;
    const counted = statements('repetition').map((statement) => ({
      ...statement,
      count: occurrencesOf(statement),
    }));
    // Where the text says it in two ways, one of them may hold.
    if (counted.some(({ count }) => count === nFoldRule)) return [];
    return counted
      .filter(({ count }) => count !== null)
      .slice(0, 1)
      .map(({ count, span }) => ({
        span,
        message: `"${quote(span)}": the position stands ${count ?? 0} times, but ${nFoldRule} in \`${judged.name}\`; write \`nFoldRule = ${count ?? 0}\`, or mend the text`,
        notes: [
          noteAt(
            judged.placeOf('nFoldRule') ?? judged.span,
            `${judged.name}: nFoldRule ${nFoldRule}`,
          ),
        ],
      }));
  },
});
