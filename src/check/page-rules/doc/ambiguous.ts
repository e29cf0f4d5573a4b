import { definePageRule, noteAt } from '../../page/page-rule.js';
import { occurrencesOf } from '../../page/repetition.js';

export default definePageRule({
  code: 'doc/ambiguous',
  severity: 'info',
  since: '0.2.0',
  title: 'A rule can be read in two ways.',
  why: 'Two people would write different options for this sentence, and both would be right.',
  bad: ['# My game\n\n⟦The player who made the same situation three times first loses⟧.\n'],
  good: ['# My game\n\nThe player who repeats a position for the third time loses.\n'],
  check: ({ quote, statements }) => {
    const repetitions = statements('repetition');
    const [first, ...others] = repetitions.filter(({ times }) => times !== null);
    return [
      ...repetitions
        .filter(({ who }) => who === 'who-made-it')
        .slice(0, 1)
        .map(({ span }) => ({
          span,
          message: `"${quote(span)}" may mean who brings the position about the last time, or who began; the first is read`,
          notes: [],
        })),
      ...others
        .filter((other) => first !== undefined && occurrencesOf(other) !== occurrencesOf(first))
        .slice(0, 1)
        .map(({ span }) => ({
          span,
          message: `"${quote(span)}" counts repetitions, "${first === undefined ? '' : quote(first.span)}" how often the position stands, or the other way round: they give different numbers`,
          notes: first === undefined ? [] : [noteAt(first.span, 'the other sentence')],
        })),
    ];
  },
});
