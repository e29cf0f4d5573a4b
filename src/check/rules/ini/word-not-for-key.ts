import { OPTIONS } from '../../../catalog/options/options.js';
import { wordsOf } from '../../../notation/option-values/words.js';
import { ownPair } from '../../linted-file.js';
import { defineRule, type Finding } from '../../rule.js';

/** Keys for which only some words of their type have a meaning, with these words. */
const RESTRICTED = OPTIONS.flatMap((row) =>
  'words' in row ? [{ row, words: new Set<string>(row.words) }] : [],
);

export default defineRule({
  code: 'ini/word-not-for-key',
  severity: 'warning',
  title: 'A word of the right type that has no meaning for this key.',
  why: 'Several keys accept the same words, but not every word has a meaning for every key: `none` is a result only for extinctionValue; elsewhere it is the raw score 32002.',
  bad: [
    { text: '[x:chess]\nstalemateValue = ⟦none⟧\n' },
    { text: '[x:ataxx]\nflipEnclosedPieces = ⟦top⟧\n' },
    { text: '[x:flipello]\nenclosingDrop = ⟦quadwrangle⟧\n' },
  ],
  good: [
    '[x:chess]\nextinctionValue = none\n',
    '[x:ataxx]\nflipEnclosedPieces = quadwrangle\n',
    '[x:chess]\nstalemateValue = loss\n',
  ],
  reads: 'section',
  readsOnlyLines: true,
  keys: RESTRICTED.map(({ row }) => row.key),
  check: (section) =>
    RESTRICTED.flatMap(({ row: { key, type }, words }): Finding[] => {
      const pair = ownPair(section, key);
      if (pair === null || words.has(pair.value)) return [];
      if (wordsOf(type)?.includes(pair.value) !== true) return [];
      const message = `the engine accepts \`${pair.value}\`, but it has no meaning for \`${key}\`; write one of ${[...words].join(', ')}`;
      return [{ at: pair.valueAt, message }];
    }),
});
