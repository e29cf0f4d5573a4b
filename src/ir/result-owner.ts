/** The player whose result an option states. */
export type ResultOwner = 'White' | 'to move' | 'moved' | 'without the pieces';

const OWNERS: ReadonlyMap<string, ResultOwner> = new Map([
  ['checkmateValue', 'to move'],
  ['stalemateValue', 'to move'],
  ['nFoldValue', 'to move'],
  ['extinctionValue', 'without the pieces'],
  ['connectValue', 'moved'],
]);

/** The player whose result the value of an option is; null if the option states no result. */
export function resultOwner(
  key: string,
  { nFoldValueAbsolute }: { readonly nFoldValueAbsolute: boolean },
): ResultOwner | null {
  if (key === 'nFoldValue' && nFoldValueAbsolute) return 'White';
  return OWNERS.get(key) ?? null;
}
