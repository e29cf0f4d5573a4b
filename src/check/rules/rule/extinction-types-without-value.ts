import { findingAtFirst } from '../../facts/findings.js';
import { acts } from '../../../ir/acts.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/extinction-types-without-value',
  severity: 'warning',
  title: '`extinctionPieceTypes` without `extinctionValue`.',
  why: 'The value is the result of the extinction; its default `none` switches the rule off. Only `extinctionPseudoRoyal` uses the types without it.',
  bad: [
    { text: '[x:chess]\nextinctionPieceTypes = ⟦q⟧\n' },
    { text: '[x:horde]\nextinctionValue = ⟦none⟧\n' },
  ],
  good: [
    '[x:chess]\nextinctionPieceTypes = q\nextinctionValue = loss\n',
    '[x:chess]\nextinctionPieceTypes = q\nextinctionPseudoRoyal = true\n',
    '[x:chess]\nextinctionPieceTypes = -\n',
  ],
  reads: 'section',
  yieldsToForkKeys: true,
  keys: ['extinctionPieceTypes', 'extinctionValue'],
  check: (section) => {
    const { rules } = section;
    if (rules.extinctionPieceTypes.length === 0 || acts('extinctionPieceTypes', rules)) return [];
    return findingAtFirst(
      section,
      ['extinctionPieceTypes', 'extinctionValue'],
      '`extinctionPieceTypes` has no effect while `extinctionValue` is none; write `extinctionValue = loss`',
    );
  },
});
