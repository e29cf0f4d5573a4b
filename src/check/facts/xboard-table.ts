import { XBOARD_LIMITS } from '../../catalog/xboard/limits.js';
import { KING_SLOT, LAST_SLOT_WITH_PARTNER, PARTNER_DISTANCE } from '../../catalog/xboard/slots.js';
import type { Color } from '../../ir/board.js';
import type { TextRange } from '../../read/ini/scan.js';

/** One place of a pieceToCharTable, or a jump to a later slot. */
interface TableEntry extends TextRange {
  /** `^` names the partner by its ID, `*` promotes to the Tokin, `-` hides; '' plain. */
  readonly sign: '' | '^' | '*' | '-';
  /** `P`, `.`, `+`, `~`; with its suffix, as in `P'`. */
  readonly id: string;
}

/** A slot of one colour. */
interface TableSlot extends TableEntry {
  readonly slot: number;
}

/** A pieceToCharTable as XBoard 4.9.1 reads it (measured). Offsets count from its first character. */
export interface XboardTable {
  /** The number of places; XBoard requires an even number from 12 to 132. */
  readonly length: number;
  /** The letters that it gives to pieces, lower case. */
  readonly letters: ReadonlySet<string>;
  /** The last place of each half is the king's slot, whatever the length. */
  readonly halves: Readonly<Record<Color, readonly TableSlot[]>>;
}

/** The slot at which the table continues after a `/`. */
const SLOT_BEHIND_SLASH = 46;

/** Cache size: several rules need a table, and many sections share one. */
const MOST_KNOWN = 500;
const known = new Map<string, XboardTable>();

/** Null for `-`, which is not a table. */
export function parseTable(text: string): XboardTable | null {
  if (text === '-') return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const table = readTable(text);
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= XBOARD_LIMITS.textLength) known.set(text, table);
  return table;
}

function readTable(text: string): XboardTable {
  const places = placesOf(text);
  const half = Math.floor(places.length / 2);
  const letters = places.map(({ id }) => id.charAt(0).toLowerCase()).filter(isLetter);
  return {
    length: places.length,
    letters: new Set(letters),
    halves: { white: slotsOf(places.slice(0, half)), black: slotsOf(places.slice(half)) },
  };
}

interface Place extends TableEntry {
  readonly jumps: boolean;
}

function placesOf(text: string): readonly Place[] {
  const places: Place[] = [];
  for (let at = 0; at < text.length;) {
    const start = at;
    const jumps = text.charAt(at) === '/';
    if (jumps) at += 1;
    const sign = signAt(text, at);
    at += sign.length;
    let id = text.charAt(at);
    at += 1;
    const suffix = text.charAt(at);
    if (suffix === "'" || suffix === '!') {
      id += suffix;
      at += 1;
    }
    if (text.charAt(at) === '=') at += 2; // A nickname takes no separate place.
    if (id !== '') places.push({ sign, id, jumps, start, end: Math.min(at, text.length) });
  }
  return places;
}

function signAt(text: string, at: number): TableEntry['sign'] {
  const sign = text.charAt(at);
  return sign === '^' || sign === '*' || sign === '-' ? sign : '';
}

function slotsOf(places: readonly Place[]): readonly TableSlot[] {
  let slot = -1;
  return places.map(({ end, id, jumps, sign, start }, index) => {
    slot = jumps ? SLOT_BEHIND_SLASH : slot + 1;
    return { sign, id, start, end, slot: index === places.length - 1 ? KING_SLOT : slot };
  });
}

function isLetter(character: string): boolean {
  return character >= 'a' && character <= 'z';
}

/** Whether XBoard accepts a table of this length; it ignores all others. */
export function isAccepted({ length }: XboardTable): boolean {
  const { leastTableEntries: least, types } = XBOARD_LIMITS;
  return length % 2 === 0 && length >= least && length <= 2 * types;
}

/** The slot that an ID in a move refers to; null if there is none. */
export function slotOf(half: readonly TableSlot[], id: string): TableSlot | null {
  return half.find((entry) => entry.id === id && (entry.sign === '' || entry.sign === '*')) ?? null;
}

/** Whether the piece with this ID has a promoted form: `+` eleven slots later, a `^` that names it, or `*`. */
export function hasPromotedForm(half: readonly TableSlot[], id: string): boolean {
  if (half.some((entry) => entry.sign === '^' && entry.id === id)) return true;
  const own = slotOf(half, id);
  if (own === null) return false;
  if (own.sign === '*') return true;
  if (own.slot > LAST_SLOT_WITH_PARTNER) return false;
  return half.some(({ id: other, slot }) => slot === own.slot + PARTNER_DISTANCE && other === '+');
}
