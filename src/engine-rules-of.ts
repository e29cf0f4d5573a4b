import { lowerToEngine } from './emit/lower/engine/lower-to-engine.js';
import { conclude } from './ir/engine-conclusion.js';
import type { EngineRules } from './ir/engine-rules.js';
import type { Variant } from './ir/variant.js';
import { applyOptions } from './read/ini/apply-options.js';

/** The rules that Fairy-Stockfish holds of a variant, as near as it can, after conclusion; null: it cannot hold it. */
export function engineRulesOf(variant: Variant): EngineRules | null {
  const { rules } = lowerToEngine(variant, { applyOptions, approximate: true, parent: null });
  return rules === null ? null : conclude(rules);
}
