import type { EngineRules } from '../ir/engine-rules.js';

/**
 * A built-in variant as its children inherit it: after conclusion, with the engine's names for evaluation reset.
 * Null: no built-in variant has this name.
 */
export function builtinRules(name: string): EngineRules | null {
  void name;
  return null;
}
