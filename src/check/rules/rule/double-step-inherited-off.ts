import { COLORS } from '../../../ir/board.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/double-step-inherited-off',
  severity: 'warning',
  title: '`doubleStep` without a region for it.',
  why: 'After reading a variant without double step, the engine empties its double-step regions, so child variants inherit empty regions.',
  bad: [
    { text: '[x:makruk]\ndoubleStep = ⟦true⟧\n' },
    { text: '[x:chess]\ndoubleStepRegionWhite = ⟦-⟧\ndoubleStepRegionBlack = -\n' },
  ],
  good: [
    '[x:makruk]\ndoubleStep = true\ndoubleStepRegionWhite = *3\ndoubleStepRegionBlack = *6\n',
    '[x:makruk]\ndoubleStep = false\n',
  ],
  keys: ['doubleStep', 'doubleStepRegionWhite', 'doubleStepRegionBlack'],
  when: ({ rules: { doubleStep, doubleStepRegion } }) =>
    doubleStep && COLORS.every((color) => doubleStepRegion[color].length === 0),
  message:
    '`doubleStep` has no effect, because doubleStepRegionWhite and doubleStepRegionBlack are empty; set both, for example to `*2` and `*7`',
});
