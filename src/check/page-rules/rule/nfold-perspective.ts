import { definePageRule, noteAt } from '../../page/page-rule.js';
import { valueOf } from '../../page/repetition.js';

export default definePageRule({
  code: 'rule/nfold-perspective',
  severity: 'error',
  since: '0.1.0',
  title: 'The options give a repetition to the other side than the text.',
  why: '`nFoldValue` is the result of the side to move after the repetition, and that is not the side which repeated: `loss` lets the repeater win.',
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
