import { fixOfValue } from '../../facts/findings.js';
import { hasFaultyValues, valueFaults } from '../../facts/value-faults.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/value-quoted',
  severity: 'error',
  title: 'A value in quotation marks.',
  why: 'The engine does not remove quotation marks: they become part of the value.',
  replaces: ['ini/invalid-value', 'ini/ignored-text'],
  bad: [
    {
      text: '[x:chess]\nstalemateValue = ⟦"loss"⟧\n',
      fixed: '[x:chess]\nstalemateValue = loss\n',
    },
  ],
  good: ['[x:chess]\nstalemateValue = loss\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasFaultyValues,
  check: (section) =>
    valueFaults(section, 'quotes').map(({ inner, pair: { key, value, valueAt } }) => ({
      at: valueAt,
      message: `the quotation marks of \`${value}\` become part of the value of \`${key}\`; write \`${inner}\``,
      ...fixOfValue({ valueAt }, inner, `Write \`${inner}\``),
    })),
});
