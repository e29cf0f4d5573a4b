/** Caches the most recently used values, at most `most` of them. */
export function lruCache<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, { readonly value: T }>();
  return (key, make) => {
    const found = kept.get(key) ?? { value: make() };
    // The most recently used value is last.
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found.value;
  };
}
