import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import { heldRules } from '../../ir/held-rules.js';
import { isRuleKey, ruleFieldsOf } from '../../ir/rule-fields.js';
import type { AuthorOption, Variant } from '../../ir/variant.js';
import { clipRules } from '../../notation/document/base-rules.js';
import type { EngineOptions } from './engine/lower-to-engine.js';

/** The variant with the author's rule options applied to its rules, for targets without engine options. */
export function withOptionsApplied(
  variant: Variant,
  { applyOptions }: Pick<EngineOptions, 'applyOptions'>,
): Variant {
  if (variant.held !== undefined || variant.options.length === 0) return variant;
  const held = heldRules(variant, ({ letter, abbreviation }) =>
    (letter ?? abbreviation ?? '').toLowerCase(),
  );
  const rules = ruleFieldsOf(applyOptions(held, variant.options).value);
  return {
    ...variant,
    rules: clipRules(rules, variant.board.value),
    options: variant.options.filter((option) => !isRule(option)),
  };
}

/** Whether an option sets only rules; other options concern single piece types. */
function isRule({ key }: AuthorOption): boolean {
  return OPTION_BY_KEY.get(key)?.row.fields.every(isRuleKey) ?? false;
}
