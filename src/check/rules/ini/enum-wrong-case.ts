import { changesOf, hasFaultyValues, valueFaults } from '../../facts/value-faults.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'ini/enum-wrong-case',
  severity: 'error',
  title: 'A value with capital letters.',
  why: 'Values are lower-case words, and the engine compares them letter by letter. Any other word is read as none.',
  replaces: ['ini/invalid-value'],
  bad: [
    { text: '[x:chess]\nnFoldValue = ⟦Draw⟧\n', fixed: '[x:chess]\nnFoldValue = draw\n' },
    {
      text: '[x:janggi]\nmaterialCounting = ⟦Janggi⟧\n',
      fixed: '[x:janggi]\nmaterialCounting = janggi\n',
    },
  ],
  good: ['[x:chess]\nnFoldValue = draw\n', '[x:chess]\nstartFen = 8/8/8/8/8/8/8/KQkq w - - 0 1\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasFaultyValues,
  check: (section) =>
    valueFaults(section, 'case')
      .filter(({ row }) => row.type !== 'bool')
      .map(({ pair: { key, value, valueAt }, row, word }) => ({
        at: valueAt,
        message: `\`${key} = ${value}\` is read as none, because words are in lower case; write \`${word}\``,
        fix: {
          title: `Write \`${word}\`: ${key} becomes ${word}`,
          safety: 'safe',
          replacements: [{ at: valueAt, text: word }],
          changes: changesOf(section, row, value, word),
        },
      })),
});
