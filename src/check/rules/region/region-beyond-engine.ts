import { REGION_CODES, REGION_KEYS, hasFaultyRegions, regionFaults } from '../../facts/regions.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/region-beyond-engine',
  severity: 'error',
  title: "A square beyond the engine's largest board.",
  why: 'The largest board has files a to l and ranks 1 to 10. The engine stops reading at a square beyond it.',
  replaces: REGION_CODES,
  bad: [
    { text: '[x:chess]\nflagRegion = ⟦d4 d11 d5⟧\n' },
    { text: '[x:chess]\nflagRegion = ⟦m4⟧\n' },
  ],
  good: ['[x:janggi]\nflagRegionWhite = d10\n'],
  reads: 'section',
  keys: REGION_KEYS,
  concerns: hasFaultyRegions,
  check: (section) =>
    regionFaults(section, 'beyond').map(({ fault: { word }, region: { pair } }) => ({
      at: pair.valueAt,
      message: `\`${word}\` lies beyond the engine's largest board, a1 to l10, so the engine stops reading there; leave it out`,
    })),
});
