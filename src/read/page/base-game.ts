import type { RuleStatement } from '../../../grammar/prose/rule-syntax.js';
import { builtinNamed } from '../../catalog/variant-names.js';
import { conclude } from '../../ir/engine-conclusion.js';
import { builtinRules } from '../builtins.js';
import type { Completion } from '../diagram/complete.js';

/** The game whose rules hold where a page says no other: "all rules are the same as orthodox Shogi". */
export interface BaseGame extends Completion {
  readonly statement: RuleStatement & { readonly kind: 'same-rules' };
}

/** The built-in variant that sentences refer to for all rules, or for all others; null: there is none. */
export function baseGame(statements: readonly RuleStatement[]): BaseGame | null {
  for (const statement of statements) {
    if (statement.kind !== 'same-rules' || statement.extent === 'similar') continue;
    const name = builtinNamed(statement.as.text);
    const rules = name === null ? null : builtinRules(name);
    if (name !== null && rules !== null) return { name, rules: conclude(rules), statement };
  }
  return null;
}
