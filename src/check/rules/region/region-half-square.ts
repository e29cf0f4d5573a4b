import { fixOfValue } from '../../facts/findings.js';
import { REGION_CODES, REGION_KEYS, hasFaultyRegions, regionFaults } from '../../facts/regions.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'region/region-half-square',
  severity: 'error',
  title: 'A file letter or a star alone in a region.',
  why: 'Each word has two parts: `e4`, `e*` or `*4`. The engine stops reading at a word with only one.',
  replaces: REGION_CODES,
  bad: [
    {
      text: '[x:chess]\nflagRegion = ⟦d⟧\n',
      fixed: '[x:chess]\nflagRegion = d*\n',
      says: '; write `d*`',
    },
    {
      text: '[x:chess]\nwallingRegion = ⟦*⟧\n',
      fixed: '[x:chess]\nwallingRegion = *1 *2 *3 *4 *5 *6 *7 *8\n',
    },
  ],
  good: ['[x:chess]\nflagRegion = d*\n'],
  reads: 'section',
  keys: REGION_KEYS,
  concerns: hasFaultyRegions,
  readsOnlyLines: true,
  check: (section) =>
    regionFaults(section, 'half').map(({ fault: { fixed, word }, region: { pair } }) => ({
      at: pair.valueAt,
      message: `\`${word}\` alone is not a square (\`e4\`), file (\`e*\`) or rank (\`*4\`), so the engine stops reading there${fixed === null ? '' : `; write \`${fixed}\``}`,
      ...fixOfValue(
        pair,
        fixed,
        word === '*' ? 'Write all ranks' : `Write the file as \`${word}*\``,
      ),
    })),
});
