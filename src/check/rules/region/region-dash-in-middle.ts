import { fixOfValue } from '../../facts/findings.js';
import { REGION_CODES, REGION_KEYS, hasFaultyRegions, regionFaults } from '../../facts/regions.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/region-dash-in-middle',
  severity: 'error',
  title: 'A dash between squares.',
  why: 'The dash ends the list: the engine ignores the squares after it.',
  replaces: REGION_CODES,
  bad: [
    {
      text: '[x:chess]\nflagRegion = ⟦d4 - e4⟧\n',
      fixed: '[x:chess]\nflagRegion = d4 e4\n',
      says: 'write `d4 e4`',
    },
    { text: '[x:chess]\nflagRegion = ⟦- d4⟧\n', fixed: '[x:chess]\nflagRegion = d4\n' },
    { text: '[x:chess]\npromotionRegionWhite = ⟦*6 - *8⟧\n', says: 'write every square' },
  ],
  good: ['[x:chess]\nflagRegion = d4 e4\n', '[x:chess]\nflagRegion = -\n'],
  reads: 'section',
  keys: REGION_KEYS,
  concerns: hasFaultyRegions,
  readsOnlyLines: true,
  check: (section) =>
    regionFaults(section, 'dash').map(({ fault: { fixed, outcome }, region: { pair } }) => ({
      at: pair.valueAt,
      message: `\`${pair.value}\`: ${outcome}, because a dash ends the list; ${fixed === null ? 'write every square, rank or file, without dashes' : `write \`${fixed}\``}`,
      ...fixOfValue(pair, fixed, 'Remove the dash'),
    })),
});
