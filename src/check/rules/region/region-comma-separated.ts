import { REGION_CODES, REGION_KEYS, hasFaultyRegions, regionFaults } from '../../facts/regions.js';
import { changesOf } from '../../facts/value-faults.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/region-comma-separated',
  severity: 'error',
  title: 'Squares separated by commas.',
  why: 'Blanks separate the squares of a region. The engine reads up to the comma and skips the rest of the word; after `e*` or `*4` it may abort.',
  replaces: REGION_CODES,
  bad: [
    {
      text: '[x:kingofthehill]\nflagRegion = ⟦d4,e4,d5,e5⟧\n',
      fixed: '[x:kingofthehill]\nflagRegion = d4 e4 d5 e5\n',
    },
    {
      text: '[x:chess]\npromotionRegionWhite = ⟦a*, b*⟧\n',
      fixed: '[x:chess]\npromotionRegionWhite = a* b*\n',
    },
    { text: '[x:chess]\nflagRegion = ⟦a1,b1⟧\n', fixed: '[x:chess]\nflagRegion = a1 b1\n' },
  ],
  good: [
    '[x:kingofthehill]\nflagRegion = d4 e4 d5 e5\n',
    '[x:kingofthehill]\nflagRegion = d4, e4, d5, e5\n',
  ],
  reads: 'section',
  keys: REGION_KEYS,
  concerns: hasFaultyRegions,
  readsOnlyLines: true,
  check: (section) =>
    regionFaults(section, 'comma').flatMap(({ fault, region }): readonly Finding[] => {
      const { pair, row, section } = region;
      const { fixed, outcome } = fault;
      if (fixed === null) return [];
      return [
        {
          at: pair.valueAt,
          message: `\`${pair.value}\`: ${outcome}, because commas do not separate squares; write \`${fixed}\``,
          fix: {
            title: `Separate the squares with spaces: ${pair.key} becomes \`${fixed}\``,
            safety: 'safe',
            replacements: [{ at: pair.valueAt, text: fixed }],
            changes: changesOf(section, row, pair.value, fixed),
          },
        },
      ];
    }),
});
