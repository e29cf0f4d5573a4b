import { definePageRule, noteAt } from '../../page/page-rule.js';
import section from '../../rules/rule/perpetual-check-absent.js';

/** The same rule as for a section; here the text of the page decides what was meant. */
const { title, why } = section;

export default definePageRule({
  code: 'rule/perpetual-check-absent',
  severity: 'error',
  since: '0.1.0',
  title,
  why,
  replaces: ['rule/perpetual-check-absent'],
  bad: [
    '# My game\n\n⟦All rules are the same as orthodox Shogi⟧.\n\n```\n[mygame]\nvariantTemplate = shogi\nking = k\npieceDrops = true\ncapturesToHand = true\nstalemateValue = loss\n```\n',
  ],
  good: [
    '# My game\n\nAll rules are the same as orthodox Shogi.\n\n```\n[mygame]\nvariantTemplate = shogi\nking = k\nperpetualCheckIllegal = true\n```\n',
  ],
  check: ({ base, judged, quote, statements }) => {
    if (judged?.kind !== 'options' || base === null) return [];
    const isAbsent =
      base.rules.perpetualCheckIllegal &&
      !judged.rules.perpetualCheckIllegal &&
      statements('perpetual-check').length === 0;
    const { span } = base.statement;
    const place = judged.placeOf('perpetualCheckIllegal', 'variantTemplate') ?? judged.span;
    if (!isAbsent) return [];
    return [
      {
        span,
        message: `"${quote(span)}": perpetual check loses in ${base.name}, but not in these options; write \`perpetualCheckIllegal = true\``,
        notes: [noteAt(place, 'the options')],
      },
    ];
  },
});
