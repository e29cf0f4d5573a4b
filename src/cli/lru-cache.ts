/** Keeps the values asked for most recently, at most `most` of them. */
export function lruCache<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, { readonly value: T }>();
  return (key, make) => {
    const found = kept.get(key) ?? { value: make() };
    // Those asked for last stand last.
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found.value;
  };
}
