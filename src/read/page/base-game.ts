import { conclude } from '../../ir/engine-conclusion.js';
import type { Span } from '../../text/span.js';
import { builtinRules } from '../builtins.js';
import type { Completion } from '../diagram/complete.js';
import { factsOfKind, type PlacedFact } from '../sentences/rule-facts.js';

/** The game whose rules apply unless the page says otherwise: "all rules are the same as orthodox Shogi". */
export interface BaseGame extends Completion {
  /** The words that name it. */
  readonly span: Span;
}

/** The built-in variant that sentences refer to for all rules, or for all other rules. Null if there is none. */
export function baseGame(facts: readonly PlacedFact[]): BaseGame | null {
  for (const { fact, span } of factsOfKind(facts, 'same-rules')) {
    const rules = fact.extent === 'similar' ? null : builtinRules(fact.game);
    if (rules !== null) return { name: fact.game, rules: conclude(rules), span };
  }
  return null;
}
