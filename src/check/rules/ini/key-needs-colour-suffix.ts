import { OPTIONS } from '../../../catalog/options/options.js';
import { hasUnknownPairs, unknownPairs } from '../../facts/unknown-keys.js';
import { defineRule, type Finding } from '../../rule.js';

/** `promotionRegion` to `promotionRegionWhite`, `mobilityRegionKing` to `mobilityRegionWhiteKing`. */
const WHITE_KEYS: ReadonlyMap<string, string> = new Map(
  OPTIONS.filter(({ key }) => key.includes('White')).map(({ key }) => [
    key.replace('White', ''),
    key,
  ]),
);

export default defineRule({
  code: 'ini/key-needs-colour-suffix',
  severity: 'error',
  since: '0.1.0',
  title: 'One key for a region that needs a key for each player.',
  why: 'The engine has this region only as two keys, one for White and one for Black. It ignores a common key, so the inherited regions stay.',
  replaces: ['ini/unknown-option'],
  bad: [
    { text: '[x:chess]\n⟦promotionRegion⟧ = *7 *8\n' },
    { text: '[x:chess]\n⟦mobilityRegionKing⟧ = e1\n' },
    { text: '[x:chess]\n⟦connectRegion1⟧ = *1\n' },
  ],
  good: ['[x:chess]\npromotionRegionWhite = *7 *8\n', '[x:chess]\nflagRegion = *8\n'],
  reads: 'section',
  judgesLines: true,
  concerns: hasUnknownPairs,
  check: (section) =>
    unknownPairs(section).flatMap(({ key, keyAt }): Finding[] => {
      const white = WHITE_KEYS.get(key);
      if (white === undefined) return [];
      const black = white.replace('White', 'Black');
      const message = `\`${key}\` is not an option, so the engine ignores it; write \`${white}\` and \`${black}\`, each with squares as seen by White`;
      return [{ at: keyAt, message }];
    }),
});
