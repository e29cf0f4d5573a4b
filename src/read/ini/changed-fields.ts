import type { EngineRules } from '../../ir/engine-rules.js';
import type { Source } from '../../text/source.js';
import { readIni } from './read-ini.js';
import { rulesJson } from './rules-json.js';

/** The fields of the effective rules that differ in some section; null if there are other sections afterwards. */
export function changedFields(before: Source, after: Source): readonly string[] | null {
  const [old, now] = [readIni(before).value, readIni(after).value];
  if (old.length !== now.length) return null;
  const changed = new Set<string>();
  for (const [index, section] of old.entries()) {
    const other = now[index];
    if (other?.name !== section.name) return null;
    if (isShared(section.rules, other.rules)) continue;
    const [rules, others] = [rulesJson(section.rules), rulesJson(other.rules)];
    for (const [field, value] of Object.entries(rules)) {
      if (JSON.stringify(value) !== JSON.stringify(others[field])) changed.add(field);
    }
  }
  return [...changed];
}

/** True if no field was read anew: sections that set little are many, and need no comparison in depth. */
function isShared(rules: EngineRules, others: EngineRules): boolean {
  const values: unknown[] = Object.values(rules);
  const otherValues: unknown[] = Object.values(others);
  return values.every((value, index) => Object.is(value, otherValues[index]));
}
