import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/pseudo-royal-without-types',
  severity: 'warning',
  title: '`extinctionPseudoRoyal` without `extinctionPieceTypes`.',
  why: 'The types say which pieces are royal when they are the last of their kind; by default there are none.',
  bad: [{ text: '[x:chess]\nextinctionPseudoRoyal = ⟦true⟧\n' }],
  good: [
    '[x:chess]\nextinctionPseudoRoyal = true\nextinctionPieceTypes = q\n',
    '[x:atomic]\nextinctionPseudoRoyal = false\nextinctionValue = none\nextinctionPieceTypes = -\n',
  ],
  reads: 'section',
  keys: ['extinctionPseudoRoyal', 'extinctionPieceTypes'],
  check: (section) => {
    const { extinctionPieceTypes, extinctionPseudoRoyal } = section.rules;
    if (!extinctionPseudoRoyal || extinctionPieceTypes.length > 0) return [];
    return findingAtFirst(
      section,
      ['extinctionPseudoRoyal', 'extinctionPieceTypes'],
      '`extinctionPseudoRoyal` makes no piece royal without `extinctionPieceTypes`; name the types that are royal',
    );
  },
});
