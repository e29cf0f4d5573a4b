import { fixOfValue } from '../../facts/findings.js';
import { REGION_KEYS, writtenRegions } from '../../facts/regions.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/region-duplicate-square',
  severity: 'info',
  title: 'A square that a region names twice.',
  why: 'The second one has no effect. Often another square was meant.',
  bad: [
    { text: '[x:chess]\nflagRegion = ⟦d4 d4 *4⟧\n', fixed: '[x:chess]\nflagRegion = *4\n' },
    { text: '[x:chess]\nflagRegion = ⟦a* a1 b1 B1⟧\n', fixed: '[x:chess]\nflagRegion = a* b1\n' },
    {
      text: '[x:chess]\nflagRegion = ⟦d4 d4⟧\n',
      fixed: '[x:chess]\nflagRegion = d4\n',
      says: '`d4` more than once',
    },
  ],
  good: ['[x:chess]\nflagRegion = d4 e4 *5 a*\n'],
  reads: 'section',
  keys: REGION_KEYS,
  readsOnlyLines: true,
  check: (section) =>
    writtenRegions(section).flatMap(({ pair, words }): readonly Finding[] => {
      const repeated = repeatedWords(words);
      if (repeated.size === 0) return [];
      const names = new Set([...repeated].map((index) => `\`${words[index] ?? ''}\``));
      const rest = words.filter((_, index) => !repeated.has(index)).join(' ');
      return [
        {
          at: pair.valueAt,
          message: `\`${pair.value}\` names ${[...names].join(', ')} more than once, which has no effect; if no other square was meant, write \`${rest}\``,
          ...fixOfValue(pair, rest, 'Name each square once'),
        },
      ];
    }),
});

/** The indices of words that add no square: they repeat an earlier word, or their rank or file is in the list. */
function repeatedWords(words: readonly string[]): ReadonlySet<number> {
  const repeated = new Set<number>();
  if (words.length < 2) return repeated;
  const lower = words.map((word) => word.toLowerCase());
  const all = new Set(lower);
  const earlier = new Set<string>();
  lower.forEach((word, index) => {
    const isCovered =
      !word.includes('*') && (all.has(`${word.charAt(0)}*`) || all.has(`*${word.slice(1)}`));
    if (isCovered || earlier.has(word)) repeated.add(index);
    earlier.add(word);
  });
  return repeated;
}
