import { definePageRule, noteAt } from '../../page/page-rule.js';

export default definePageRule({
  code: 'rule/perpetual-check-absent',
  severity: 'error',
  since: '0.1.0',
  title: 'The text has the rules of a game in which perpetual check loses, the options do not.',
  why: 'Options that name no parent inherit nothing, whatever the text refers to: without `perpetualCheckIllegal = true` who checks for ever does not lose.',
  bad: [
    '# My game\n\nAll rules are the same as orthodox Shogi.\n\n```\n[mygame]\n⟦variantTemplate = shogi⟧\nking = k\npieceDrops = true\ncapturesToHand = true\nstalemateValue = loss\n```\n',
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
    if (!isAbsent || place === null) return [];
    return [
      {
        span: place,
        message: `perpetual check loses in ${base.name}, to which the text refers ("${quote(span)}"), but not in these options; write \`perpetualCheckIllegal = true\``,
        notes: [noteAt(span, 'the text')],
      },
    ];
  },
});
