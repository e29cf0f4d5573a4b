/** A value of a rule as a text to compare: the order of a set means nothing. */
export function plainValue(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    Array.isArray(part) ? part.map(String).toSorted() : part,
  );
}
