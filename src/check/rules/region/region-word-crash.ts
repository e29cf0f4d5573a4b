import { fixOfValue } from '../../facts/findings.js';
import { REGION_CODES, REGION_KEYS, hasFaultyRegions, regionFaults } from '../../facts/regions.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/region-word-crash',
  severity: 'error',
  title: 'A word in a region that makes the engine abort.',
  why: 'After the first character the engine expects the number of a rank. Without one, or if it is too large, the engine aborts, and no variant of the file is loaded.',
  replaces: REGION_CODES,
  bad: [
    {
      text: '[x:chess]\nflagRegion = ⟦none⟧\n',
      fixed: '[x:chess]\nflagRegion = -\n',
      says: '; write `-`',
    },
    { text: '[x:chess]\nflagRegion = ⟦*a d4⟧\n', fixed: '[x:chess]\nflagRegion = a* d4\n' },
    { text: '[x:chess]\nflagRegion = ⟦dd⟧\n', says: '; write one of them' },
    { text: '[x:chess]\nflagRegion = ⟦a99999999999⟧\n' },
  ],
  good: ['[x:chess]\nflagRegion = a* *4 d4\n', '[x:chess]\nflagRegion = -\n'],
  reads: 'section',
  keys: REGION_KEYS,
  concerns: hasFaultyRegions,
  readsOnlyLines: true,
  check: (section) =>
    regionFaults(section, 'aborts').map(({ fault: { fixed, word }, region: { pair } }) => ({
      at: pair.valueAt,
      message: `\`${word}\` makes the engine abort: it is not a square (\`e4\`), file (\`e*\`) or rank (\`*4\`)${fixed === null ? '; write one of them, or `-` alone for no square' : `; write \`${fixed}\``}`,
      ...fixOfValue(pair, fixed, `Replace \`${word}\``),
    })),
});
