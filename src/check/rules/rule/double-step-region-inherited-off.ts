import type { OptionKey } from '../../../catalog/options/option-key.js';
import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

const REGION_KEYS = [
  'doubleStepRegionWhite',
  'doubleStepRegionBlack',
  'doubleStepRank',
  'doubleStepRankMin',
] as const satisfies readonly OptionKey[];

export default defineRule({
  code: 'rule/double-step-region-inherited-off',
  severity: 'warning',
  title: 'A double-step region in a game without double steps.',
  why: '`doubleStep` is false, set or inherited, and the engine then empties the regions.',
  bad: [
    { text: '[x:makruk]\ndoubleStepRegionWhite = ⟦*3⟧\ndoubleStepRegionBlack = *6\n' },
    { text: '[x:chess]\ndoubleStep = false\ndoubleStepRegionWhite = ⟦*3⟧\n' },
  ],
  good: [
    '[x:makruk]\ndoubleStep = true\ndoubleStepRegionWhite = *3\ndoubleStepRegionBlack = *6\n',
    '[x:chess]\ndoubleStep = false\ndoubleStepRegionWhite = -\n',
  ],
  reads: 'section',
  keys: REGION_KEYS,
  check: (section) => {
    if (section.rules.doubleStep) return [];
    const lines = changingLines(section, REGION_KEYS).filter(({ value }) => value !== '-');
    return findingAtLines(
      lines,
      `${keyList(lines)}: no effect, because \`doubleStep\` is false; write \`doubleStep = true\``,
    );
  },
});
