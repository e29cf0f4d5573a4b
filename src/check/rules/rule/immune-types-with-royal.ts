import type { EngineRules } from '../../../ir/engine-rules.js';
import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { hasKing } from '../../facts/kings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/immune-types-with-royal',
  severity: 'error',
  title: 'Immune pieces in a game with royal pieces.',
  why: 'The engine ignores immunity when it looks for checks, and its own `check` refuses the combination.',
  bad: [
    { text: '[x:chess]\nblastImmuneTypes = ⟦n⟧\n' },
    { text: '[x:atomic]\nmutuallyImmuneTypes = ⟦k⟧\n' },
  ],
  good: [
    '[x:nocheckatomic]\nblastImmuneTypes = n\n',
    '[x:chess]\nblastImmuneTypes = -\n',
    '[x:nocheckatomic]\nextinctionPseudoRoyal = true\nextinctionPieceTypes = -\nblastImmuneTypes = n\n',
  ],
  reads: 'section',
  keys: ['blastImmuneTypes', 'mutuallyImmuneTypes'],
  check: (section) => {
    if (!hasKing(section) && !isPseudoRoyal(section.rules)) return [];
    const lines = changingLines(section, ['blastImmuneTypes', 'mutuallyImmuneTypes']).filter(
      ({ value }) => value !== '-',
    );
    return findingAtLines(
      lines,
      `${keyList(lines)}: does not work with a king or \`extinctionPseudoRoyal\`; let the game end by extinction alone`,
    );
  },
});

function isPseudoRoyal({ extinctionPieceTypes, extinctionPseudoRoyal }: EngineRules): boolean {
  return extinctionPseudoRoyal && extinctionPieceTypes.length > 0;
}
