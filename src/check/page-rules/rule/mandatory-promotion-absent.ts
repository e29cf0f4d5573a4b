import { definePageRule, noteAt } from '../../page/page-rule.js';
import section from '../../rules/rule/mandatory-promotion-absent.js';

/** The same rule as for a section; here the text of the page decides what was meant. */
const { title, why } = section;

export default definePageRule({
  code: 'rule/mandatory-promotion-absent',
  severity: 'error',
  since: '0.1.0',
  title,
  why,
  bad: [
    '# My game\n\n⟦Promotion is compulsory⟧.\n\n```\n[mygame]\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\n```\n',
  ],
  good: [
    '# My game\n\nPromotion is compulsory.\n\n```\n[mygame]\nking = k\nsilver = s\ngold = g\npromotedPieceType = s:g\nmandatoryPiecePromotion = true\n```\n',
  ],
  check: ({ judged, quote, statements }) => {
    if (judged === null) return [];
    const { mandatoryPiecePromotion, promotedPieceType } = judged.rules;
    if (mandatoryPiecePromotion || promotedPieceType.size === 0) return [];
    return statements('promotion-compulsory')
      .filter(({ compulsory }) => compulsory)
      .slice(0, 1)
      .map(({ span }) => ({
        span,
        message: `"${quote(span)}", but in \`${judged.name}\` a piece may stay as it is; write \`mandatoryPiecePromotion = true\``,
        notes: [noteAt(judged.placeOf('mandatoryPiecePromotion') ?? judged.span, judged.name)],
      }));
  },
});
