import { findingAtFirst } from '../../facts/findings.js';
import { acts } from '../../../ir/acts.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/duple-check-without-pseudo-royal',
  severity: 'warning',
  title: '`dupleCheck` without `extinctionPseudoRoyal`.',
  why: 'It decides when a player with several pseudo-royal pieces is in check, so it needs that rule.',
  bad: [
    { text: '[x:chess]\ndupleCheck = ⟦true⟧\n' },
    { text: '[x:spartan]\nextinctionPseudoRoyal = ⟦false⟧\n' },
  ],
  good: ['[x:spartan]\n', '[x:chess]\ndupleCheck = false\n'],
  reads: 'section',
  keys: ['dupleCheck', 'extinctionPseudoRoyal'],
  check: (section) => {
    if (!section.rules.dupleCheck || acts('dupleCheck', section.rules)) return [];
    return findingAtFirst(
      section,
      ['dupleCheck', 'extinctionPseudoRoyal'],
      '`dupleCheck` has no effect without `extinctionPseudoRoyal`; write `extinctionPseudoRoyal = true`, with the types in `extinctionPieceTypes`',
    );
  },
});
