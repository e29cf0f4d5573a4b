/** Computes a value on first use and keeps it: for expensive things that are not always needed, such as a grammar. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
