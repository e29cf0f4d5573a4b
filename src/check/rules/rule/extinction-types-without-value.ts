import { acts } from '../../../ir/acts.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/extinction-types-without-value',
  severity: 'warning',
  title: '`extinctionPieceTypes` without `extinctionValue`.',
  why: 'The value is the result of the extinction; its default `none` turns the rule off. Only `extinctionPseudoRoyal` uses the types without it.',
  bad: [
    { text: '[x:chess]\nextinctionPieceTypes = ⟦q⟧\n' },
    { text: '[x:horde]\nextinctionValue = ⟦none⟧\n' },
  ],
  good: [
    '[x:chess]\nextinctionPieceTypes = q\nextinctionValue = loss\n',
    '[x:chess]\nextinctionPieceTypes = q\nextinctionPseudoRoyal = true\n',
    '[x:chess]\nextinctionPieceTypes = -\n',
    '[x:chess]\nextinctionPieceTypes = q\ncylindrical = true\n',
  ],
  yieldsToForkKeys: true,
  keys: ['extinctionPieceTypes', 'extinctionValue'],
  when: ({ rules }) =>
    rules.extinctionPieceTypes.length > 0 && !acts('extinctionPieceTypes', rules),
  message:
    '`extinctionPieceTypes` has no effect while `extinctionValue` is none; write `extinctionValue = loss`',
});
