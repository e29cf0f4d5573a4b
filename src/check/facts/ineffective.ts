import type { OptionKey } from '../../catalog/options/option-key.js';
import { OPTION_BY_KEY, OPTIONS } from '../../catalog/options/options.js';
import { acts } from '../../ir/acts.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { LintedSection } from '../linted-file.js';

/** The keys that mainly depend on a field: the first of their conditions names it. */
export function keysThatNeed(field: string): readonly OptionKey[] {
  return OPTIONS.filter(
    (row) => 'actsWhen' in row && row.actsWhen[0].some((condition) => condition === field),
  ).map(({ key }) => key);
}

/** The piece type without which a key never has an effect; null if there is no such type. */
export function typeNeeded(key: OptionKey): EnginePieceType | null {
  const row = OPTION_BY_KEY.get(key)?.row;
  if (row === undefined || !('actsWhen' in row)) return null;
  const types = row.actsWhen.map(
    (ground) => ground.flatMap((one) => (hasType(one) ? [one.type] : []))[0] ?? null,
  );
  return types.every((type) => type === types[0]) ? (types[0] ?? null) : null;
}

function hasType(condition: object | string): condition is { readonly type: EnginePieceType } {
  return typeof condition === 'object' && 'type' in condition;
}

/** The keys that a section sets without effect. */
export function ineffectiveKeys(
  { pairs, rules }: LintedSection,
  keys: readonly OptionKey[],
): readonly OptionKey[] {
  return keys.filter(
    (key) =>
      pairs.has(key) && OPTION_BY_KEY.get(key)?.row.fields.every((field) => !acts(field, rules)),
  );
}
