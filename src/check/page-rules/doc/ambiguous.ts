import { DOC_CODES } from '../../../catalog/codes/doc.js';
import { definePageRule, noteAt } from '../../page/page-rule.js';
import { occurrencesOf } from '../../../read/sentences/rule-facts.js';

export default definePageRule({
  ...DOC_CODES.ambiguous,
  code: 'doc/ambiguous',
  severity: 'info',
  bad: ['# My game\n\n⟦The player who made the same situation three times first loses⟧.\n'],
  good: ['# My game\n\nThe player who repeats a position for the third time loses.\n'],
  check: ({ facts, quote }) => {
    const repetitions = facts('repetition');
    const counted = repetitions.filter(({ fact }) => fact.times !== null);
    const counts = [...new Set(counted.flatMap(({ fact }) => occurrencesOf(fact)))].sort(
      (a, b) => a - b,
    );
    const last = counted.at(-1);
    return [
      ...repetitions
        .filter(({ fact }) => fact.who === 'who-made-it')
        .slice(0, 1)
        .map(({ span }) => ({
          span,
          message: `"${quote(span)}" may mean the player who completes the repetition or the one who began it; it is read as the one who completes it`,
        })),
      ...(last === undefined || counts.length < 2
        ? []
        : [
            {
              span: last.span,
              message: `"${quote(last.span)}" may count occurrences of the position or repetitions of it: the rule applies at ${counts.join(' or ')} occurrences`,
              notes: counted
                .slice(0, -1)
                .map(({ span }) => noteAt(span, 'the other sentence about it')),
            },
          ]),
    ];
  },
});
