import { definePageRule, noteAt } from '../../page/page-rule.js';
import { valueOf } from '../../page/repetition.js';
import section from '../../rules/rule/nfold-perspective.js';

/** The same rule as for a section; here the text of the page decides what was meant. */
const { title, why } = section;

export default definePageRule({
  code: 'rule/nfold-perspective',
  severity: 'error',
  since: '0.1.0',
  title,
  why,
  bad: [
    '# My game\n\nThe player who repeats a position for the third time loses.\n\n```\n[mygame]\nking = k\n⟦nFoldValue = loss⟧\n```\n',
  ],
  good: [
    '# My game\n\nThe player who repeats a position for the third time loses.\n\n```\n[mygame]\nking = k\nnFoldValue = win\n```\n',
  ],
  check: ({ judged, quote, statements }) => {
    const place = judged?.placeOf('nFoldValue') ?? null;
    if (judged === null || place === null) return [];
    const { nFoldValue } = judged.rules;
    // The last sentence on it is the clearest.
    const contrary = statements('repetition').findLast((statement) => {
      const wanted = valueOf(statement);
      return wanted !== null && wanted !== nFoldValue;
    });
    const wanted = contrary === undefined ? null : valueOf(contrary);
    if (contrary === undefined || wanted === null) return [];
    return [
      {
        span: place,
        message: `\`nFoldValue = ${nFoldValue}\` is the result of the side to move, which did not repeat: the text says "${quote(contrary.span)}"; write \`nFoldValue = ${wanted}\``,
        notes: [noteAt(contrary.span, 'the text')],
      },
    ];
  },
});
