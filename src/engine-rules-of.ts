import { lowerToEngine } from './emit/lower/engine/lower-to-engine.js';
import { conclude } from './ir/engine-conclusion.js';
import type { EngineRules } from './ir/engine-rules.js';
import type { Variant } from './ir/variant.js';
import { applyOptions } from './read/ini/apply-options.js';

/** The rules of a variant in Fairy-Stockfish, or the nearest that it supports, after `conclude`; null if it cannot express the variant. */
export function engineRulesOf(variant: Variant): EngineRules | null {
  const { rules } = lowerToEngine(variant, { applyOptions, approximate: true, parent: null });
  return rules === null ? null : conclude(rules);
}
