import { findingAtFirst } from '../../facts/findings.js';
import { acts } from '../../../ir/acts.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/nfold-value-absolute-with-draw',
  severity: 'info',
  title: '`nFoldValueAbsolute` where repetition is a draw.',
  why: 'It makes `nFoldValue` the result for White instead of the side to move, but a draw is the same for both.',
  bad: [
    { text: '[x:chess]\nnFoldValueAbsolute = ⟦true⟧\n' },
    { text: '[x:chess]\nnFoldValueAbsolute = ⟦true⟧\nnFoldValue = draw\n' },
  ],
  good: ['[x:chess]\nnFoldValueAbsolute = true\nnFoldValue = loss\n', '[x:chess]\n'],
  reads: 'section',
  keys: ['nFoldValueAbsolute', 'nFoldValue'],
  check: (section) => {
    const { nFoldValue, nFoldValueAbsolute } = section.rules;
    if (!nFoldValueAbsolute || nFoldValue !== 'draw' || acts('nFoldValueAbsolute', section.rules))
      return [];
    return findingAtFirst(
      section,
      ['nFoldValueAbsolute', 'nFoldValue'],
      '`nFoldValueAbsolute` has no effect while `nFoldValue` is draw; write `nFoldValue = win` or `loss` (the result for White), or leave it out',
    );
  },
});
