import { OPTION_BY_KEY } from '../../../catalog/options/options.js';
import { REMOVED_KEYS } from '../../../catalog/options/removed-keys.js';
import { keyProblem } from '../../../read/ini/key-problem.js';
import { hasUnknownPairs, respell, unknownPairs } from '../../facts/unknown-keys.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/key-indented',
  severity: 'error',
  title: 'White space before a key.',
  why: 'White space at the start of a line becomes part of the key: `  nMoveRule` is an unknown option, and the engine ignores the line.',
  replaces: ['ini/unknown-option'],
  bad: [
    { text: '[x:chess]\n⟦  nMoveRule⟧ = 20\n', fixed: '[x:chess]\nnMoveRule = 20\n' },
    { text: '[x:chess]\n⟦\tnMoveRule\t⟧= 20\n', fixed: '[x:chess]\nnMoveRule= 20\n' },
  ],
  good: ['[x:chess]\nnMoveRule   = 20\n', '[x:chess]\n  # nMoveRule = 20\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasUnknownPairs,
  check: (section) =>
    unknownPairs(section).flatMap((pair): Finding[] => {
      const key = pair.key.trim();
      const isKey = OPTION_BY_KEY.has(key) || REMOVED_KEYS.has(key);
      if (!isKey || pair.key.startsWith(key)) return [];
      const { message } = keyProblem(pair.key);
      return [{ at: pair.keyAt, message, fix: respell(section, pair, key) }];
    }),
});
