import { hasFaultyValues, valueFaults } from '../../facts/value-faults.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/int-negative',
  severity: 'warning',
  title: 'A negative number.',
  why: 'The engine accepts it, but no option gives it a meaning.',
  bad: [{ text: '[x:chess]\nnMoveRule = ⟦-1⟧\n', says: 'write 0 to turn it off' }],
  good: ['[x:chess]\nnMoveRule = 0\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasFaultyValues,
  check: (section) =>
    valueFaults(section, 'negative').map(({ number, pair: { key, valueAt }, row }) => {
      const least = 'range' in row ? row.range[0] : 0;
      const off = least === 0 ? '0 to turn it off, or a positive number' : `${least} or more`;
      return {
        at: valueAt,
        message: `\`${key} = ${number}\` has no meaning, but the engine uses the negative number as it is; write ${off}`,
      };
    }),
});
