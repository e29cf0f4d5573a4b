import { differingFields } from '../../ir/differing-fields.js';
import type { Source } from '../../text/source.js';
import { readIni } from './read-ini.js';

/** The fields of the effective rules that differ in some section; null if there are other sections afterwards. */
export function changedFields(before: Source, after: Source): readonly string[] | null {
  const [old, now] = [readIni(before).value, readIni(after).value];
  if (old.length !== now.length) return null;
  const changed = new Set<string>();
  for (const [index, { name, rules }] of old.entries()) {
    const other = now[index];
    if (other?.name !== name) return null;
    for (const field of differingFields(rules, other.rules)) changed.add(field);
  }
  return [...changed];
}
