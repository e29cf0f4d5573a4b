import { REGION_CODES, REGION_KEYS, hasFaultyRegions, regionFaults } from '../../facts/regions.js';
import { fixOfValue } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/region-range',
  severity: 'error',
  title: 'A range of squares, ranks or files.',
  why: 'Regions have no ranges. The engine reads only the first end, and nothing of a range of files.',
  replaces: REGION_CODES,
  bad: [
    {
      text: '[x:chess]\nflagRegion = ⟦d4-e5⟧\n',
      fixed: '[x:chess]\nflagRegion = d4 e4 d5 e5\n',
      says: 'write `d4 e4 d5 e5`',
    },
    {
      text: '[x:chess]\npromotionRegionWhite = ⟦*6-*8⟧\n',
      fixed: '[x:chess]\npromotionRegionWhite = *6 *7 *8\n',
    },
    {
      text: '[x:chess]\ndoubleStepRegionWhite = ⟦c*..a*⟧\n',
      fixed: '[x:chess]\ndoubleStepRegionWhite = a* b* c*\n',
    },
    { text: '[x:chess]\nflagRegion = ⟦d4-*5⟧\n', says: 'write every square' },
  ],
  good: ['[x:chess]\npromotionRegionWhite = *6 *7 *8\n'],
  reads: 'section',
  keys: REGION_KEYS,
  concerns: hasFaultyRegions,
  readsOnlyLines: true,
  check: (section) =>
    regionFaults(section, 'range').map(({ fault: { fixed, outcome }, region: { pair } }) => ({
      at: pair.valueAt,
      message: `\`${pair.value}\`: ${outcome}, because regions have no ranges; write ${fixed === null ? 'every square, rank (`*4`) or file (`e*`)' : `\`${fixed}\``}`,
      ...fixOfValue(pair, fixed, 'Write the range in full'),
    })),
});
