import type { EngineRules } from './engine-rules.js';

/** The names of the fields in which two sets of rules differ. Sections share inherited values, so most fields are the same object. */
export function differingFields(rules: EngineRules, others: EngineRules): readonly string[] {
  const otherValues: ReadonlyMap<string, unknown> = new Map(Object.entries(others));
  return Object.entries(rules)
    .filter(([field, value]) => {
      const other = otherValues.get(field);
      return !Object.is(value, other) && plain(value) !== plain(other);
    })
    .map(([field]) => field);
}

function plain(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    // Maps are equal whatever the order of insertion.
    part instanceof Map ? [...part].map((entry) => JSON.stringify(entry)).sort() : part,
  );
}
