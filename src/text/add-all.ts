/** Adds all items to a list. `push(...items)` overflows the stack with more than about 100,000 items. */
export function addAll<T>(list: T[], ...parts: readonly Iterable<T>[]): void {
  for (const items of parts) for (const one of items) list.push(one);
}
