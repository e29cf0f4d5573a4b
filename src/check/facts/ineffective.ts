import type { Ground } from '../../catalog/options/grounds.js';
import type { OptionKey } from '../../catalog/options/option-key.js';
import { OPTION_BY_KEY, OPTIONS } from '../../catalog/options/options.js';
import { acts } from '../../ir/acts.js';
import type { EnginePieceType } from '../../ir/engine-rules.js';
import type { LintedSection } from '../linted-file.js';

type Need = string | readonly Ground[];

const KEYS_BY_NEED = keysByNeed();

/** The keys by the list of their conditions, and by each field that the first of these names. */
function keysByNeed(): ReadonlyMap<Need, readonly OptionKey[]> {
  const found = new Map<Need, OptionKey[]>();
  for (const row of OPTIONS) {
    if (!('actsWhen' in row)) continue;
    const fields = row.actsWhen[0].filter((condition) => typeof condition === 'string');
    for (const need of [row.actsWhen, ...fields]) {
      const keys = found.get(need);
      if (keys === undefined) found.set(need, [row.key]);
      else keys.push(row.key);
    }
  }
  return found;
}

/** The keys that mainly depend on a field. */
export function keysThatNeed(field: string): readonly OptionKey[] {
  return KEYS_BY_NEED.get(field) ?? [];
}

/** The keys of the rows that have one of these lists of conditions. */
export function keysWith(...grounds: readonly (readonly Ground[])[]): readonly OptionKey[] {
  return grounds.flatMap((ground) => KEYS_BY_NEED.get(ground) ?? []);
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
