import { byColor } from './board.js';
import { copyRules } from './engine-defaults.js';
import type { EngineRules } from './engine-rules.js';
import { NO_SQUARES } from './region.js';

/** The rules after the engine has registered the variant, when the double step and its region agree. */
export function conclude(rules: EngineRules): EngineRules {
  const { white, black } = rules.doubleStepRegion;
  if (rules.doubleStep && (white.length > 0 || black.length > 0)) return rules;
  const concluded = copyRules(rules);
  concluded.doubleStep = false;
  concluded.doubleStepRegion = byColor(() => NO_SQUARES);
  return concluded;
}

/** The rules that a child of a variant inherits: those after `conclude`, without what the engine resets. */
export function inherit(parent: EngineRules): EngineRules {
  const concluded = conclude(parent);
  if (concluded.nnueAlias === '' && concluded.endgameEval === 'chess') return concluded;
  const inherited = copyRules(concluded);
  inherited.nnueAlias = '';
  inherited.endgameEval = 'chess';
  return inherited;
}
