import { conclude } from '../../ir/engine-conclusion.js';
import type { Span } from '../../text/span.js';
import { builtinRules } from '../builtins.js';
import type { Completion } from '../diagram/complete.js';
import { factsOfKind, type PlacedFact } from '../sentences/rule-facts.js';

/** The game whose rules hold where a page says no other: "all rules are the same as orthodox Shogi". */
export interface BaseGame extends Completion {
  /** The words that say so. */
  readonly span: Span;
}

/** The built-in variant that sentences refer to for all rules, or for all others; null: there is none. */
export function baseGame(facts: readonly PlacedFact[]): BaseGame | null {
  for (const { fact, span } of factsOfKind(facts, 'same-rules')) {
    const rules = fact.extent === 'similar' ? null : builtinRules(fact.game);
    if (rules !== null) return { name: fact.game, rules: conclude(rules), span };
  }
  return null;
}
