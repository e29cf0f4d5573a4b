import { conclude } from '../../ir/engine-conclusion.js';
import type { Span } from '../../text/span.js';
import { builtinRules } from '../builtins.js';
import type { Completion } from '../diagram/complete.js';
import { factsOfKind, type PlacedFact } from '../sentences/rule-facts.js';
import { gameOfRules } from '../sentences/stated-rules.js';

/** The game whose rules apply unless the page says otherwise: "all rules are the same as orthodox Shogi". */
export interface BaseGame extends Completion {
  /** The words that name it. */
  readonly span: Span;
}

/** The built-in variant that sentences refer to for all rules, or for all other rules. Null if there is none. */
export function baseGame(facts: readonly PlacedFact[]): BaseGame | null {
  const name = gameOfRules(facts);
  const rules = name === null ? null : builtinRules(name);
  const placed = factsOfKind(facts, 'same-rules').find(({ fact }) => fact.game === name);
  return name === null || rules === null || placed === undefined
    ? null
    : { name, rules: conclude(rules), span: placed.span };
}
