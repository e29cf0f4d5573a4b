import { fixOfValue } from '../../facts/findings.js';
import { REGION_CODES, REGION_KEYS, hasFaultyRegions, regionFaults } from '../../facts/regions.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'region/region-comma-and-blank',
  severity: 'info',
  title: 'Commas and spaces between squares.',
  why: 'The engine skips these commas and reads every square. It does so only after `e4` and `*4`: after `e*` it aborts.',
  replaces: REGION_CODES,
  bad: [
    {
      text: '[x:kingofthehill]\nflagRegion = ⟦d4, e4, d5, e5⟧\n',
      fixed: '[x:kingofthehill]\nflagRegion = d4 e4 d5 e5\n',
    },
  ],
  good: ['[x:kingofthehill]\nflagRegion = d4 e4 d5 e5\n'],
  reads: 'section',
  keys: REGION_KEYS,
  concerns: hasFaultyRegions,
  readsOnlyLines: true,
  check: (section) =>
    regionFaults(section, 'harmless-comma').flatMap(({ fault, region }): readonly Finding[] => {
      const { pair } = region;
      const { fixed } = fault;
      if (fixed === null) return [];
      return [
        {
          at: pair.valueAt,
          message: `the engine skips the commas in \`${pair.value}\`; write \`${fixed}\``,
          ...fixOfValue(pair, fixed, 'Remove the commas', 'safe'),
        },
      ];
    }),
});
