import { keyProblem } from '../../../read/ini/key-problem.js';
import { hasUnknownPairs, unknownPairs } from '../../facts/unknown-keys.js';
import { defineRule, type Finding } from '../../rule.js';

export default defineRule({
  code: 'ini/key-needs-colour-suffix',
  severity: 'error',
  title: 'One key for a region that needs a key for each player.',
  why: 'The engine has two keys for this region, one for White and one for Black. It ignores a common key, so the inherited regions remain in force.',
  replaces: ['ini/key-needs-colour-suffix'],
  bad: [
    { text: '[x:chess]\n⟦promotionRegion⟧ = *7 *8\n' },
    { text: '[x:chess]\n⟦mobilityRegionKing⟧ = e1\n' },
    { text: '[x:chess]\n⟦connectRegion1⟧ = *1\n' },
  ],
  good: ['[x:chess]\npromotionRegionWhite = *7 *8\n', '[x:chess]\nflagRegion = *8\n'],
  reads: 'section',
  readsOnlyLines: true,
  concerns: hasUnknownPairs,
  check: (section) =>
    unknownPairs(section).flatMap(({ key, keyAt }): readonly Finding[] => {
      const { code, message } = keyProblem(key);
      return code === 'ini/key-needs-colour-suffix' ? [{ at: keyAt, message }] : [];
    }),
});
