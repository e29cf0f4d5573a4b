/** Made when first asked for and kept: what is costly and not always needed, as a grammar is. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
