import { changesOf, hasFaultyValues, valueFaults } from '../../facts/value-faults.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/bool-not-true-false',
  severity: 'error',
  title: 'A boolean other than `true` or `false`.',
  why: 'The engine accepts only `true` and `false`, in lower case. Any other word makes the option false, whatever its default is.',
  replaces: ['ini/invalid-value'],
  bad: [
    { text: '[x:chess]\ncastling = ⟦True⟧\n', fixed: '[x:chess]\ncastling = true\n' },
    {
      text: '[x:chess]\nchecking = ⟦yes⟧\n',
      fixed: '[x:chess]\nchecking = true\n',
      says: 'write `true`',
    },
  ],
  good: ['[x:chess]\ncastling = false\n', '[x:chess]\nnMoveRule = 1\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasFaultyValues,
  check: (section) =>
    [
      ...valueFaults(section, 'truth'),
      ...valueFaults(section, 'case').filter(({ row }) => row.type === 'bool'),
    ].map(({ kind, pair: { key, value, valueAt }, row, word }): Finding => ({
      at: valueAt,
      message: `\`${key} = ${value}\` is read as false; write \`${word}\``,
      fix: {
        title: `Write \`${word}\`: ${key} becomes ${word}`,
        safety: kind === 'case' || word === 'false' ? 'safe' : 'suggestion',
        replacements: [{ at: valueAt, text: word }],
        changes: changesOf(section, row, value, word),
      },
    })),
});
