import { ownPair } from '../../linted-file.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/promotion-limit-negative',
  severity: 'warning',
  title: 'A negative promotion limit.',
  why: 'The limit is always exceeded, so no piece promotes to this type. 0 means no limit.',
  bad: [{ text: '[x:chess]\npromotionLimit = ⟦q:-1⟧\n' }],
  good: ['[x:chess]\npromotionLimit = q:1\n', '[x:chess]\npromotionLimit = q:0\n'],
  reads: 'section',
  keys: ['promotionLimit'],
  check: (section) => {
    const pair = ownPair(section, 'promotionLimit');
    const { base, rules } = section;
    const negative = rules.pieces.filter(({ type }) => {
      const limit = rules.promotionLimit.get(type) ?? 0;
      return limit < 0 && limit !== base.promotionLimit.get(type);
    });
    if (pair === null || negative.length === 0) return [];
    const letters = negative.map(({ letter }) => `\`${letter}\``).join(' and ');
    return [
      {
        at: pair.valueAt,
        message: `\`${pair.value}\`: with a limit below 0 nothing promotes to ${letters}; write 0 for no limit, or leave the letter out of promotionPieceTypes`,
      },
    ];
  },
});
