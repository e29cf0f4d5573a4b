import { fixOfValue } from '../../facts/findings.js';
import { REGION_CODES, REGION_KEYS, hasFaultyRegions, regionFaults } from '../../facts/regions.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/region-glued-squares',
  severity: 'error',
  title: 'Squares without spaces between them.',
  why: 'The engine reads the first square of a word and skips the rest.',
  replaces: REGION_CODES,
  bad: [
    {
      text: '[x:chess]\nflagRegion = ⟦d4e4d5e5⟧\n',
      fixed: '[x:chess]\nflagRegion = d4 e4 d5 e5\n',
    },
  ],
  good: ['[x:chess]\nflagRegion = d4 e4 d5 e5\n', '[x:janggi]\nflagRegionWhite = *10\n'],
  reads: 'section',
  keys: REGION_KEYS,
  concerns: hasFaultyRegions,
  readsOnlyLines: true,
  check: (section) =>
    regionFaults(section, 'none').map(({ fault: { fixed, outcome }, region: { pair } }) => ({
      at: pair.valueAt,
      message: `\`${pair.value}\`: ${outcome}, because no space separates the squares; write \`${fixed ?? ''}\``,
      ...fixOfValue(pair, fixed, 'Separate the squares with spaces'),
    })),
});
