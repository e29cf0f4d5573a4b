import { BUILTIN_VARIANTS, type BeyondOptions, type BuiltinVariant } from '../catalog/builtins.js';
import { OPTION_BY_KEY } from '../catalog/options/options.js';
import { emptyEngineRules } from '../ir/engine-defaults.js';
import { inherit } from '../ir/engine-conclusion.js';
import type { EnginePieceType, EngineRules } from '../ir/engine-rules.js';
import { assignOption } from '../notation/option-values/assign-option.js';
import {
  finishDraft,
  startDraft,
  tablesOf,
  type RulesDraft,
} from '../notation/option-values/rules-draft.js';

const VARIANTS: ReadonlyMap<string, BuiltinVariant> = new Map(
  BUILTIN_VARIANTS.map((variant) => [variant.name, variant]),
);
/** Each variant is read once, on first use. */
const read = new Map<string, EngineRules>();

/**
 * The rules that children of a built-in variant inherit: after conclusion, with the engine's evaluation names reset. Null if no built-in variant has
 * this name.
 */
export function builtinRules(name: string): EngineRules | null {
  const known = read.get(name);
  if (known !== undefined) return known;
  const rules = builtinRulesBeforeConclusion(name);
  if (rules === null) return null;
  const inherited = inherit(rules);
  read.set(name, inherited);
  return inherited;
}

/** A built-in variant as the engine's own code defines it. Null if no built-in variant has this name. */
export function builtinRulesBeforeConclusion(name: string): EngineRules | null {
  const variant = VARIANTS.get(name);
  if (variant === undefined) return null;
  const draft = startDraft(emptyEngineRules());
  for (const line of variant.options) {
    const [key, value] = splitLine(line);
    const option = OPTION_BY_KEY.get(key);
    if (option === undefined) throw new Error(`${name}: no option ${key}`);
    const problems = assignOption(draft, option.row, value);
    if (problems.length > 0) throw new Error(`${name}: ${line}: ${problems[0]?.message ?? ''}`);
  }
  addBeyondOptions(draft, variant.beyond ?? {});
  return finishDraft(draft);
}

function splitLine(line: string): readonly [string, string] {
  const at = line.indexOf(' = ');
  return [line.slice(0, at), line.slice(at + 3)];
}

/** Adds the rules that no option can set. */
function addBeyondOptions(draft: RulesDraft, beyond: BeyondOptions): void {
  const { rules } = draft;
  const { letters } = tablesOf(draft);
  rules.kingType = beyond.kingType ?? rules.kingType;
  rules.freeDrops = beyond.freeDrops ?? rules.freeDrops;
  rules.nnueAlias = beyond.nnueAlias ?? rules.nnueAlias;
  rules.endgameEval = beyond.endgameEval ?? rules.endgameEval;
  rules.promotedPieceType = joined(rules.promotedPieceType, beyond.promotedPieceType);
  rules.promotionLimit = joined(rules.promotionLimit, beyond.promotionLimit);
  for (const [type, synonym] of joined(new Map<EnginePieceType, string>(), beyond.synonyms)) {
    const letter = letters.get(type)?.letter;
    if (letter !== undefined) letters.set(type, { letter, synonym });
  }
}

function joined<T>(
  map: ReadonlyMap<EnginePieceType, T>,
  more: Readonly<Record<string, T | undefined>> = {},
): ReadonlyMap<EnginePieceType, T> {
  const added = Object.entries(more).flatMap(([type, value]) =>
    value === undefined ? [] : [[type, value] as const],
  );
  return new Map([...map, ...added]);
}

/** A built-in variant and its rules. Null if `name` is null or not built in. */
export function namedRules(
  name: string | null,
): { readonly name: string; readonly rules: EngineRules } | null {
  const rules = name === null ? null : builtinRules(name);
  return name === null || rules === null ? null : { name, rules };
}
