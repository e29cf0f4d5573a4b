/** The value of a rule as a text for comparison. The order of a set does not matter. */
export function comparableText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    Array.isArray(part) ? part.map(String).toSorted() : part,
  );
}
