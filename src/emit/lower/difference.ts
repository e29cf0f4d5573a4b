import type { EngineRules } from '../../ir/engine-rules.js';

/** One line `key = value` of a section. */
export interface OptionLine {
  readonly key: string;
  readonly value: string;
}

/**
 * The fewest lines, in the engine's own order, that make `wanted` (before conclusion) out of `base`: a parent after
 * its conclusion, or `emptyEngineRules()`.
 */
export function optionsBetween(base: EngineRules, wanted: EngineRules): readonly OptionLine[] {
  void base;
  void wanted;
  return [];
}
