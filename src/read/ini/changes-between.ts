import { differingFields } from '../../ir/differing-fields.js';
import type { Source } from '../../text/source.js';
import { readIni, type EngineSection } from './read-ini.js';

/** How two files differ as the engine reads them. */
interface RuleChanges {
  /** Fields of the effective rules that differ in some section. */
  readonly fields: readonly string[];
  /** Sections that only the second file has. */
  readonly added: readonly string[];
}

/** The changes from one text to another. Null if a section is missing from the second. */
export function changesBetween(before: Source, after: Source): RuleChanges | null {
  const found = changesBySection(before, after);
  if (found === null) return null;
  const fields = new Set([...found.fields.values()].flat());
  return { fields: [...fields], added: found.added };
}

/** The changed fields of each section of the first file. Sections without a change are left out. */
interface SectionChanges {
  readonly fields: ReadonlyMap<EngineSection, readonly string[]>;
  readonly added: readonly string[];
}

/** The changes from one text to another, section by section. Null if a section is missing from the second. */
export function changesBySection(before: Source, after: Source): SectionChanges | null {
  const now = new Map(readIni(after).value.map(({ name, rules }) => [name, rules]));
  const fields = new Map<EngineSection, readonly string[]>();
  for (const section of readIni(before).value) {
    const other = now.get(section.name);
    if (other === undefined) return null;
    now.delete(section.name);
    const differing = differingFields(section.rules, other);
    if (differing.length > 0) fields.set(section, differing);
  }
  return { fields, added: [...now.keys()] };
}
