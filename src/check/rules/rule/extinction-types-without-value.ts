import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/extinction-types-without-value',
  severity: 'warning',
  since: '0.1.0',
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
    const { extinctionPieceTypes, extinctionPseudoRoyal, extinctionValue } = section.rules;
    if (extinctionPieceTypes.length === 0 || extinctionValue !== 'none' || extinctionPseudoRoyal)
      return [];
    return findingAtFirst(
      section,
      ['extinctionPieceTypes', 'extinctionValue'],
      '`extinctionPieceTypes` has no effect while `extinctionValue` is none; write `extinctionValue = loss`',
    );
  },
});
