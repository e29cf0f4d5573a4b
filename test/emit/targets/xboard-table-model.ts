/**
 * A pieceToCharTable as XBoard 4.9.1 reads it, written only from the rules of XBoard. It shares no code with the
 * printer of tables.
 */

export interface Half {
  /** The entry of each of the 66 slots: an ID, `+`, `~` or `.`. */
  readonly slots: readonly string[];
  /** By slot: the slot of its promoted form, or the slot whose promoted form it is. */
  readonly partners: ReadonlyMap<number, number>;
}

const TYPES = 66;

/** Both halves, White's first; throws if XBoard would ignore the table. */
export function parseTable(text: string): readonly [Half, Half] {
  const entries = text.match(/\^?[A-Za-z]['!]?|[.+~]/g) ?? [];
  if (entries.join('') !== text) throw new Error(`${text} has entries of another kind`);
  if (entries.length % 2 !== 0) throw new Error(`${entries.length} entries are odd`);
  if (entries.length < 12 || entries.length > 2 * TYPES) throw new Error('too few or too many');
  const middle = entries.length / 2;
  return [parseHalf(entries.slice(0, middle)), parseHalf(entries.slice(middle))];
}

function parseHalf(entries: readonly string[]): Half {
  const common = entries.slice(0, -1);
  const slots = Array.from({ length: TYPES }, (_, slot) => common[slot] ?? '.');
  slots[TYPES - 1] = entries.at(-1) ?? '.';
  const partners = new Map<number, number>();
  for (let slot = 0; slot < 11; slot++) {
    partners.set(slot, slot + 11);
    partners.set(slot + 11, slot);
  }
  slots.forEach((entry, slot) => {
    if (!entry.startsWith('^')) return;
    const base = slots.indexOf(entry.slice(1));
    if (base === -1) throw new Error(`${entry} has no piece`);
    for (const one of [slot, base]) {
      const old = partners.get(one);
      if (old !== undefined) partners.delete(old);
    }
    partners.set(slot, base);
    partners.set(base, slot);
  });
  return { slots: slots.map((entry) => (entry.startsWith('^') ? '+' : entry)), partners };
}

export function slotOf(half: Half, id: string): number {
  return half.slots.indexOf(id);
}

/** Whether the piece of an ID has a promoted form. */
export function promotes(half: Half, id: string): boolean {
  const partner = half.partners.get(slotOf(half, id));
  return partner !== undefined && half.slots[partner] === '+';
}

/** The number of a piece in the hand, from 0: its place among the entries other than `.` and `+`. */
export function handNumber(half: Half, id: string): number {
  return half.slots.slice(0, slotOf(half, id)).filter((entry) => entry !== '.' && entry !== '+')
    .length;
}
