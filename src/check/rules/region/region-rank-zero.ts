import { REGION_CODES, REGION_KEYS, hasFaultyRegions, regionFaults } from '../../facts/regions.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/region-rank-zero',
  severity: 'error',
  title: 'A rank below the first.',
  why: 'The engine accepts it and reads outside its tables, so the squares of the region are unpredictable.',
  replaces: REGION_CODES,
  bad: [{ text: '[x:chess]\nflagRegion = ⟦d0⟧\n' }, { text: '[x:chess]\nflagRegion = ⟦*1 *0⟧\n' }],
  good: ['[x:chess]\nflagRegion = d1 *2\n'],
  reads: 'section',
  keys: REGION_KEYS,
  concerns: hasFaultyRegions,
  readsOnlyLines: true,
  check: (section) =>
    regionFaults(section, 'below').map(({ fault: { word }, region: { pair } }) => ({
      at: pair.valueAt,
      message: `\`${word}\` lies below the board: the engine reads outside its tables; ranks start at 1`,
    })),
});
