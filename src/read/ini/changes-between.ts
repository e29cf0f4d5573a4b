import { differingFields } from '../../ir/differing-fields.js';
import type { Source } from '../../text/source.js';
import { readIni } from './read-ini.js';

/** What differs between two files as the engine reads them. */
export interface RuleChanges {
  /** Fields of the effective rules that differ in some section. */
  readonly fields: readonly string[];
  /** Sections that only the second file has. */
  readonly added: readonly string[];
}

/** The changes from one text to another; null if a section is lost. */
export function changesBetween(before: Source, after: Source): RuleChanges | null {
  const now = new Map(readIni(after).value.map(({ name, rules }) => [name, rules]));
  const fields = new Set<string>();
  for (const { name, rules } of readIni(before).value) {
    const other = now.get(name);
    if (other === undefined) return null;
    now.delete(name);
    for (const field of differingFields(rules, other)) fields.add(field);
  }
  return { fields: [...fields], added: [...now.keys()] };
}
