import { acts } from '../../../ir/acts.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/duple-check-without-pseudo-royal',
  severity: 'warning',
  title: '`dupleCheck` without `extinctionPseudoRoyal`.',
  why: 'It decides when a player with several pseudo-royal pieces is in check, so it has no effect without them.',
  bad: [
    { text: '[x:chess]\ndupleCheck = ⟦true⟧\n' },
    { text: '[x:spartan]\nextinctionPseudoRoyal = ⟦false⟧\n' },
  ],
  good: ['[x:spartan]\n', '[x:chess]\ndupleCheck = false\n'],
  keys: ['dupleCheck', 'extinctionPseudoRoyal'],
  when: ({ rules }) => rules.dupleCheck && !acts('dupleCheck', rules),
  message:
    '`dupleCheck` has no effect without `extinctionPseudoRoyal`; write `extinctionPseudoRoyal = true`, with the types in `extinctionPieceTypes`',
});
