import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/pseudo-royal-without-types',
  severity: 'warning',
  title: '`extinctionPseudoRoyal` without `extinctionPieceTypes`.',
  why: '`extinctionPieceTypes` names the types whose last pieces are royal; by default it is empty.',
  bad: [{ text: '[x:chess]\nextinctionPseudoRoyal = ⟦true⟧\n' }],
  good: [
    '[x:chess]\nextinctionPseudoRoyal = true\nextinctionPieceTypes = q\n',
    '[x:atomic]\nextinctionPseudoRoyal = false\nextinctionValue = none\nextinctionPieceTypes = -\n',
  ],
  keys: ['extinctionPseudoRoyal', 'extinctionPieceTypes'],
  when: ({ rules }) => rules.extinctionPseudoRoyal && rules.extinctionPieceTypes.length === 0,
  message:
    '`extinctionPseudoRoyal` makes no piece royal without `extinctionPieceTypes`; name the types that are royal',
});
