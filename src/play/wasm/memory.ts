import type { Mailbox } from '../tables/mailbox.js';

/** Where a module keeps the position: bytes from the start of its memory. Cells are places on the mailbox. */
export const MAIL = 0x400;
/** What a promoted piece was, as in `Position.base`. */
export const BASE = 0x600;
/** Where the piece on a cell stands in the list of its side. */
export const SLOT = 0x800;
/** Cells of the pieces of each side, 16 bits each: so far apart. */
export const LIST = 0xa00;
export const LIST_SIZE = 0x200;
/** How many of a type are in hand, 32 bits each: at `side * 64 + type`. */
export const HAND = 0xe00;
/** Where a hand counts what has no type. */
export const NO_TYPE = 63;
/** Castling rights that stay when a piece leaves a cell or is taken on it. */
export const KEEP = 0x1000;
/** How many of a code are on the board, 32 bits each; kept only where a rule limits promotion. */
export const COUNT = 0x1200;
/** Numbers of the last position for which a cell was marked, 32 bits each: its piece shields the king, it answers the check, entering it matters. */
export const SHIELDS = 0x1600;
export const ANSWERS = 0x1e00;
export const ENTERED = 0x2600;
/** The cells that answer the one check, except for the checker's own: 16 bits each. */
export const BETWEEN = 0x2e00;
/** By right: cell of the king, of the rook, and where both go; 32 bits each. */
export const CASTLE = 0x2f00;
/** Squares that are taken, a bit each, in up to four words of 64 bits. */
export const TAKEN = 0x2f40;
/** A cell that no piece moves from or to. */
export const NOWHERE = 511;
/** Both colours stand there. */
export const EDGE = 255;
const TABLES = 0x2f80;

/** The tables of a module: laid out while its code is written, copied into its memory once. */
export interface Tables {
  /** Where a table of a byte a cell stands, from one of a byte a square. */
  readonly cells: (squares: ArrayLike<number>) => number;
  /** The same of any bytes; equal tables stand once. */
  readonly bytes: (bytes: Uint8Array) => number;
  /** 16 bits, or 64 bits, a number. */
  readonly shorts: (numbers: readonly number[]) => number;
  readonly longs: (numbers: readonly bigint[]) => number;
  /** Room for so many bytes. */
  readonly reserve: (size: number) => number;
  readonly end: () => number;
  readonly copyTo: (memory: Uint8Array) => void;
}

/** Cells: below this. */
export const CELLS = 512;

export function tablesOf({ padded }: Pick<Mailbox, 'padded'>): Tables {
  const places = new Map<string, number>();
  const known = new WeakMap<ArrayLike<number>, number>();
  const latin = new TextDecoder('latin1');
  const stored: (readonly [number, Uint8Array])[] = [];
  let end = TABLES;
  const reserve = (size: number): number => {
    const place = end;
    end += (size + 7) & ~7;
    return place;
  };
  const bytes = (table: Uint8Array): number => {
    const key = latin.decode(table);
    const before = places.get(key);
    if (before !== undefined) return before;
    const place = reserve(table.length);
    places.set(key, place);
    stored.push([place, table]);
    return place;
  };
  return {
    bytes,
    reserve,
    cells(squares) {
      const before = known.get(squares);
      if (before !== undefined) return before;
      const table = new Uint8Array(CELLS);
      for (const [square, cell] of padded.entries()) table[cell] = squares[square] ?? 0;
      const place = bytes(table);
      known.set(squares, place);
      return place;
    },
    shorts: (numbers) => bytes(new Uint8Array(Uint16Array.from(numbers).buffer)),
    longs: (numbers) => bytes(new Uint8Array(BigUint64Array.from(numbers).buffer)),
    end: () => end,
    copyTo(memory) {
      for (const [place, table] of stored) memory.set(table, place);
    },
  };
}
