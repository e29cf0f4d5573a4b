import { byColor } from './board.js';
import { copyRules } from './engine-defaults.js';
import type { EngineRules } from './engine-rules.js';
import { NO_SQUARES } from './region.js';

/** The rules as the engine changes them when it registers the variant: without a double step there is no double-step region, and vice versa. */
export function conclude(rules: EngineRules): EngineRules {
  const { white, black } = rules.doubleStepRegion;
  if (rules.doubleStep && (white.length > 0 || black.length > 0)) return rules;
  const concluded = copyRules(rules);
  concluded.doubleStep = false;
  concluded.doubleStepRegion = byColor(() => NO_SQUARES);
  return concluded;
}

/** The rules that a child section inherits: those after `conclude`, without the fields that the engine resets. */
export function inherit(parent: EngineRules): EngineRules {
  const concluded = conclude(parent);
  if (concluded.nnueAlias === '' && concluded.endgameEval === 'chess') return concluded;
  const inherited = copyRules(concluded);
  inherited.nnueAlias = '';
  inherited.endgameEval = 'chess';
  return inherited;
}
