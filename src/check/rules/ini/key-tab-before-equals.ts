import { OPTION_BY_KEY } from '../../../catalog/options/options.js';
import { REMOVED_KEYS } from '../../../catalog/options/removed-keys.js';
import { hasUnknownPairs, respell, unknownPairs } from '../../facts/unknown-keys.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/key-tab-before-equals',
  severity: 'error',
  title: 'A tab between a key and its `=`.',
  why: 'Before the `=` the engine removes spaces but not tabs: the tab becomes part of the key, and the line is ignored.',
  replaces: ['ini/unknown-option'],
  bad: [
    { text: '[x:chess]\n⟦nMoveRule\t⟧= 20\n', fixed: '[x:chess]\nnMoveRule= 20\n' },
    { text: '[x:chess]\n⟦nMoveRule \t⟧  = 20\n', fixed: '[x:chess]\nnMoveRule  = 20\n' },
  ],
  good: ['[x:chess]\nnMoveRule  = 20\n', '[x:chess]\nnMoveRule =\t20\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasUnknownPairs,
  check: (section) =>
    unknownPairs(section).flatMap((pair): Finding[] => {
      const key = pair.key.trimEnd();
      if (key === pair.key || !(OPTION_BY_KEY.has(key) || REMOVED_KEYS.has(key))) return [];
      const message = `the engine ignores this line, because the tab after \`${key}\` is part of the key; replace the tab with a space`;
      return [{ at: pair.keyAt, message, fix: respell(section, pair, key) }];
    }),
});
