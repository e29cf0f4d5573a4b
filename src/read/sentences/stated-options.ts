import { OPTION_BY_KEY, type TypedOptionRow } from '../../catalog/options/options.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { assignOption } from '../../notation/option-values/assign-option.js';
import { finishDraft, startDraft } from '../../notation/option-values/rules-draft.js';
import type { StatedRule } from './stated-rules.js';

/** An option that a sentence states and the engine has, with its row. */
interface StatedOption {
  readonly row: TypedOptionRow;
  readonly value: string;
  readonly rule: StatedRule;
}

/** The options that sentences state, in the engine's order. */
export function statedOptions(rules: readonly StatedRule[]): readonly StatedOption[] {
  return rules
    .flatMap((rule) => {
      const known = rule.option === null ? undefined : OPTION_BY_KEY.get(rule.option);
      return known === undefined || rule.value === null
        ? []
        : [{ row: known.row, order: known.order, value: rule.value, rule }];
    })
    .sort((a, b) => a.order - b.order);
}

/** Rules with these options applied as the engine does. A value that it cannot read changes nothing. */
export function withOptions(
  base: EngineRules,
  options: readonly Pick<StatedOption, 'row' | 'value'>[],
): EngineRules {
  return options.reduce((rules, { row, value }) => {
    const draft = startDraft(rules);
    return assignOption(draft, row, value).length === 0 ? finishDraft(draft) : rules;
  }, base);
}
