import { OPTION_BY_KEY } from '../../../catalog/options/options.js';
import { defineRule, type Finding } from '../../rule.js';

/** What people write for the two words that the engine knows. */
const MEANT: ReadonlyMap<string, 'true' | 'false'> = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['on', 'true'],
  ['1', 'true'],
  ['false', 'false'],
  ['no', 'false'],
  ['off', 'false'],
  ['0', 'false'],
]);

export default defineRule({
  code: 'ini/bool-not-true-false',
  severity: 'error',
  since: '0.1.0',
  title: 'A yes or no in other words than `true` and `false`.',
  why: 'The engine knows `true` and `false` only, in lower case. Any other word makes the option false, whatever its default was.',
  replaces: ['ini/invalid-value'],
  bad: [
    { text: '[x:chess]\ncastling = ⟦True⟧\n', fixed: '[x:chess]\ncastling = true\n' },
    { text: '[x:chess]\nchecking = ⟦yes⟧\n', fixed: '[x:chess]\nchecking = true\n' },
  ],
  good: ['[x:chess]\ncastling = false\n', '[x:chess]\nnMoveRule = 1\n'],
  reads: 'section',
  check: ({ pairs }) =>
    [...pairs.values()].flatMap(({ key, value, valueAt }): Finding[] => {
      const meant = MEANT.get(value.toLowerCase());
      if (meant === undefined || value === meant) return [];
      if (OPTION_BY_KEY.get(key)?.row.type !== 'bool') return [];
      return [
        {
          at: valueAt,
          message: `\`${key} = ${value}\` is read as false; write \`${meant}\``,
          fix: {
            title: `Write \`${meant}\``,
            safety: meant === 'false' ? 'safe' : 'suggestion',
            replacements: [{ at: valueAt, text: meant }],
          },
        },
      ];
    }),
});
