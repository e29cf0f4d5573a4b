import { byColor } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { NO_SQUARES } from '../../ir/region.js';

/** The rules after the engine has registered them: the double step and its region agree. Children start from these. */
export function conclude(rules: EngineRules): EngineRules {
  const { white, black } = rules.doubleStepRegion;
  if (rules.doubleStep && (white.length > 0 || black.length > 0)) return rules;
  return { ...rules, doubleStep: false, doubleStepRegion: byColor(() => NO_SQUARES) };
}
