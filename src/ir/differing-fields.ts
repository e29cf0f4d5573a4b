import type { EngineRules } from './engine-rules.js';

/** Names of the fields in which two variants differ. Sections share inherited values, so most fields are the same object. */
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
    // The order of insertion into a map means nothing.
    part instanceof Map ? [...part].map((entry) => JSON.stringify(entry)).sort() : part,
  );
}
