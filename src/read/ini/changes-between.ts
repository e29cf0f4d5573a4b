import { differingFields } from '../../ir/differing-fields.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { Source } from '../../text/source.js';
import { inPart } from '../../text/steps.js';
import { eachVariant } from './one-by-one.js';

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

/** The changed fields of each section of the first file, by name. Sections without a change are left out. */
interface SectionChanges {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly added: readonly string[];
}

/** The changes from one text to another, section by section. Null if a section is missing from the second. */
export function changesBySection(before: Source, after: Source): SectionChanges | null {
  return inPart('read', 'options', () => compare(before, after));
}

/** Reads both at once, so that files whose sections are in the same order need not be kept. */
function compare(before: Source, after: Source): SectionChanges | null {
  const others = eachVariant(after);
  /** Sections of the second file that come earlier than in the first. */
  const early = new Map<string, EngineRules>();
  const find = (name: string): EngineRules | null => {
    const known = early.get(name) ?? null;
    early.delete(name);
    if (known !== null) return known;
    for (let next = others.next(); next.done !== true; next = others.next()) {
      if (next.value.name === name) return next.value.rules;
      early.set(next.value.name, next.value.rules);
    }
    return null;
  };
  const fields = new Map<string, readonly string[]>();
  for (const { name, rules } of eachVariant(before)) {
    const other = find(name);
    if (other === null) return null;
    const differing = differingFields(rules, other);
    if (differing.length > 0) fields.set(name, differing);
  }
  return { fields, added: [...early.keys(), ...[...others].map(({ name }) => name)] };
}
