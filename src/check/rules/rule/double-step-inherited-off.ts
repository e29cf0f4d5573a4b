import { findingAtFirst } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'rule/double-step-inherited-off',
  severity: 'warning',
  title: '`doubleStep` without a region for it.',
  why: 'After reading a variant without double step, the engine empties its regions, and child variants inherit them empty.',
  bad: [
    { text: '[x:makruk]\ndoubleStep = ⟦true⟧\n' },
    { text: '[x:chess]\ndoubleStepRegionWhite = ⟦-⟧\ndoubleStepRegionBlack = -\n' },
  ],
  good: [
    '[x:makruk]\ndoubleStep = true\ndoubleStepRegionWhite = *3\ndoubleStepRegionBlack = *6\n',
    '[x:makruk]\ndoubleStep = false\n',
  ],
  reads: 'section',
  keys: ['doubleStep', 'doubleStepRegionWhite', 'doubleStepRegionBlack'],
  check: (section) => {
    const { doubleStep, doubleStepRegion } = section.rules;
    const { black, white } = doubleStepRegion;
    if (!doubleStep || white.length + black.length > 0) return [];
    return findingAtFirst(
      section,
      ['doubleStep', 'doubleStepRegionWhite', 'doubleStepRegionBlack'],
      '`doubleStep` has no effect, because doubleStepRegionWhite and doubleStepRegionBlack are empty; set both, for example to `*2` and `*7`',
    );
  },
});
