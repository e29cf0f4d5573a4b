import { acts } from '../../../ir/acts.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/nfold-value-absolute-with-draw',
  severity: 'info',
  title: '`nFoldValueAbsolute` where repetition is a draw.',
  why: 'It makes `nFoldValue` the result for White instead of the side to move, but a draw is the same for both.',
  bad: [
    { text: '[x:chess]\nnFoldValueAbsolute = ⟦true⟧\n' },
    { text: '[x:chess]\nnFoldValueAbsolute = ⟦true⟧\nnFoldValue = draw\n' },
  ],
  good: [
    '[x:chess]\nnFoldValueAbsolute = true\nnFoldValue = loss\n',
    '[x:chess]\n',
    '[x:minishogi]\nnFoldValue = draw\n',
  ],
  keys: ['nFoldValueAbsolute'],
  when: ({ rules }) =>
    rules.nFoldValueAbsolute && rules.nFoldValue === 'draw' && !acts('nFoldValueAbsolute', rules),
  message:
    '`nFoldValueAbsolute` has no effect while `nFoldValue` is draw; write `nFoldValue = win` or `loss` (the result for White), or leave it out',
});
