import type { Parsed } from '../../text/diagnostic.js';
import type { Span } from '../../text/span.js';
import type { EngineRules } from '../../ir/engine-rules.js';

/** One `key = value` of a section, or of a fenced block in a document (`AuthorOption` fits). */
export interface OptionPair {
  readonly key: string;
  readonly value: string;
  readonly keySpan: Span;
  readonly valueSpan: Span;
}

/**
 * The rules that the engine holds after reading these options over `base` (what the parent left, or
 * `emptyEngineRules()`), before conclusion. The order of the pairs means nothing; of two with one key the last wins.
 */
export function applyOptions(base: EngineRules, pairs: readonly OptionPair[]): Parsed<EngineRules> {
  void pairs;
  return { value: base, diagnostics: [] };
}
