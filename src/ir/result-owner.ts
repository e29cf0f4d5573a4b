/** The player whose result an option states. */
type ResultOwner =
  | 'White'
  | 'the player to move'
  | 'the player who has just moved'
  | 'the player who has lost the pieces';

const OWNERS: ReadonlyMap<string, ResultOwner> = new Map([
  ['checkmateValue', 'the player to move'],
  ['stalemateValue', 'the player to move'],
  ['nFoldValue', 'the player to move'],
  ['extinctionValue', 'the player who has lost the pieces'],
  ['connectValue', 'the player who has just moved'],
]);

/** The player whose result the value of an option is; null if the option states no result. */
export function resultOwner(
  key: string,
  { nFoldValueAbsolute }: { readonly nFoldValueAbsolute: boolean },
): ResultOwner | null {
  if (key === 'nFoldValue' && nFoldValueAbsolute) return 'White';
  return OWNERS.get(key) ?? null;
}
