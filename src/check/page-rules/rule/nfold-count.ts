import { adviceFor, definePageRule, noteAt } from '../../page/page-rule.js';
import { occurrencesOf } from '../../page/repetition.js';

export default definePageRule({
  code: 'rule/nfold-count',
  severity: 'error',
  since: '0.1.0',
  title: 'The text and the options count repetitions differently.',
  why: '`nFoldRule` is the number of times that a position stands, the first time included; its default is 3, and 4 in shogi.',
  bad: ['# Tori Shogi\n\n⟦The player who repeats a position for the third time loses⟧.\n'],
  good: ['# Tori Shogi\n\nThe player who repeats a position for the fourth time loses.\n'],
  check: ({ judged, quote, statements }) => {
    if (judged === null) return [];
    const { nFoldRule } = judged.rules;
    const counted = statements('repetition')
      .map((statement) => ({ span: statement.span, counts: occurrencesOf(statement) }))
      .filter(({ counts }) => counts.length > 0);
    // Where the text says it in two ways, one of them may hold.
    if (counted.some(({ counts }) => counts.includes(nFoldRule))) return [];
    return counted.slice(0, 1).map(({ counts, span }) => {
      const count = counts.join(' or ');
      return {
        span,
        message: `"${quote(span)}": the position stands ${count} times, but ${nFoldRule} in \`${judged.name}\`; ${adviceFor(judged, `nFoldRule = ${counts[0] ?? 0}`)}`,
        notes: [
          noteAt(
            judged.placeOf('nFoldRule') ?? judged.span,
            `${judged.name}: nFoldRule ${nFoldRule}`,
          ),
        ],
      };
    });
  },
});
