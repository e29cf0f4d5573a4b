import { fixOfValue } from '../../facts/findings.js';
import { REGION_KEYS, writtenRegions } from '../../facts/regions.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/region-uppercase',
  severity: 'info',
  title: 'A region with capital letters.',
  why: 'The engine accepts capitals in regions, but everywhere else files are lowercase.',
  bad: [
    { text: '[x:chess]\nflagRegion = ⟦D4 A*⟧\n', fixed: '[x:chess]\nflagRegion = d4 a*\n' },
    { text: '[x:chess]\nflagRegion = ⟦D4⟧\n', fixed: '[x:chess]\nflagRegion = d4\n' },
  ],
  good: ['[x:chess]\nflagRegion = d4 a*\n'],
  reads: 'section',
  keys: REGION_KEYS,
  readsOnlyLines: true,
  check: (section) =>
    writtenRegions(section).flatMap(({ pair, words }): readonly Finding[] => {
      const lower = pair.value.toLowerCase();
      if (words.length === 0 || lower === pair.value) return [];
      return [
        {
          at: pair.valueAt,
          message: `the engine accepts \`${pair.value}\`, but files are usually lowercase; write \`${lower}\``,
          ...fixOfValue(pair, lower, 'Write the files in lowercase', 'safe'),
        },
      ];
    }),
});
