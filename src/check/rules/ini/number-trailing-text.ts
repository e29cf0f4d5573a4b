import { fixOfValue } from '../../facts/findings.js';
import { hasFaultyValues, valueFaults } from '../../facts/value-faults.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/number-trailing-text',
  severity: 'warning',
  title: 'Text after a number or the letter of a board file.',
  why: 'The engine reads the digits, or the letter of a board file, and ignores the rest: `1e2` is 1, `3.9` is 3, `0x10` is 0, `h8` is the file h.',
  replaces: ['ini/ignored-text'],
  bad: [
    { text: '[x:chess]\nnMoveRule = ⟦1e2⟧\n', fixed: '[x:chess]\nnMoveRule = 1\n' },
    {
      text: '[x:chess]\ncastlingKingsideFile = ⟦f-file⟧\n',
      fixed: '[x:chess]\ncastlingKingsideFile = f\n',
    },
  ],
  good: ['[x:chess]\nnMoveRule = 100\n', '[x:chess]\nmaxFile = 8 \n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasFaultyValues,
  check: (section) =>
    valueFaults(section, 'rest').map(({ number, pair: { key, value, valueAt } }) => ({
      at: valueAt,
      message: `\`${key} = ${value}\` is read as \`${number}\`, because the engine ignores the rest; write the number that you mean`,
      ...fixOfValue({ valueAt }, number, `Write \`${number}\`, as the engine reads it`),
    })),
});
