import type { Mailbox } from '../tables/mailbox.js';

/** The layout of a position in a module's memory: byte offsets. Cells are mailbox indexes. */
export const MAIL = 0x400;
/** The base of a promoted piece, as in `Position.base`. */
export const BASE = 0x600;
/** The position of the piece on a cell in its side's list. */
export const SLOT = 0x800;
/** The cells of each side's pieces, 16 bits each; `LIST_SIZE` is the distance between the two lists. */
export const LIST = 0xa00;
export const LIST_SIZE = 0x200;
/** The number of pieces of a type in hand, 32 bits each, at `side * 64 + type`. */
export const HAND = 0xe00;
/** The index in a hand for pieces without a type. */
export const NO_TYPE = 63;
/** The castling rights that remain when a piece leaves a cell or is captured on it. */
export const KEEP = 0x1000;
/** The number of pieces on the board for each code, 32 bits each. Kept only if a rule limits promotion. */
export const COUNT = 0x1200;
/**
 * For each cell, the number of the last position for which it was marked, 32 bits each: its piece shields the king, it answers the check, or
 * entering it matters.
 */
export const SHIELDS = 0x1600;
export const ANSWERS = 0x1e00;
export const ENTERED = 0x2600;
/** The cells that answer the only check, except the checker's own, 16 bits each. */
export const BETWEEN = 0x2e00;
/** For each right: the cells of the king and of the rook, and their destinations, 32 bits each. */
export const CASTLE = 0x2f00;
/** The occupied squares, one bit each, in up to four words of 64 bits. */
export const TAKEN = 0x2f40;
/** A cell from or to which no piece moves. */
export const NOWHERE = 511;
/** The code of the edge, which counts as both colours. */
export const EDGE = 255;
const TABLES = 0x2f80;

/** The tables of a module: placed while its code is written, and copied into its memory once. */
export interface Tables {
  /** Places a table with one byte for each cell, made from one with a byte for each square; returns its address. */
  readonly cells: (squares: ArrayLike<number>) => number;
  /** Places any bytes. Equal tables are stored once. */
  readonly bytes: (bytes: Uint8Array) => number;
  /** Numbers of 16 bits, or of 64 bits. */
  readonly shorts: (numbers: readonly number[]) => number;
  readonly longs: (numbers: readonly bigint[]) => number;
  /** Reserves a number of bytes. */
  readonly reserve: (size: number) => number;
  readonly end: () => number;
  readonly copyTo: (memory: Uint8Array) => void;
}

/** All cells are below this. */
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
