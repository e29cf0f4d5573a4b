import type { EnginePieceType, EngineRules } from './engine-rules.js';
import { defaultRules } from './default-rules.js';
import type { RuleFields, RuleKey } from './rules.js';

const DEFAULTS: RuleFields<unknown> = defaultRules({ pawn: null, king: null, rook: null });

export function isRuleKey(key: string): key is RuleKey {
  return Object.hasOwn(DEFAULTS, key);
}

/** The names of all fields of `RuleFields`. */
export const RULE_KEYS: readonly RuleKey[] = Object.keys(DEFAULTS).filter(isRuleKey);

/** The engine's fields except those about single pieces, the board and evaluation. */
export function ruleFieldsOf(rules: EngineRules): RuleFields<EnginePieceType> {
  const fields: Partial<Record<RuleKey, unknown>> = {};
  for (const key of RULE_KEYS) fields[key] = rules[key];
  return fields as RuleFields<EnginePieceType>;
}
