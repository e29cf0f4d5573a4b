/**
 * A move as a 32-bit integer: from (8 bits), to (8), kind (4), a type of piece (5, or 12 in games without walls and gates), and the square of a
 * wall or a gate (7). A drop has the type in hand in place of the origin; castling has the rook's square as its target.
 */
export type MoveCode = number;

export const NORMAL = 0;
/** Promotion to one of several types; the type is in the move. */
export const PROMOTION = 0x10000;
/** Promotion to the promoted form. */
export const PIECE_PROMOTION = 0x20000;
/** A return to the unpromoted form. */
export const DEMOTION = 0x30000;
export const EN_PASSANT = 0x40000;
export const CASTLING = 0x50000;
/** `from` is the type that leaves the hand, the type field is the type that is placed. */
export const DROP = 0x60000;
/** Passing (from = to), and leaps that are possible once in a game. */
export const SPECIAL = 0x70000;
/** A normal move that leaves a piece from the hand on the gate square. */
export const GATING = 0x80000;
/** Castling with a gate. */
export const CASTLING_GATING = 0x90000;
/** Captures along the path, besides one on the target. `locust.ts` decodes the type field. Only the locust kinds have values from here on. */
export const LOCUST = 0xa0000;
/** The same, with a promotion to the promoted form. */
export const LOCUST_PROMOTION = 0xb0000;

export const KIND_BITS = 0xf0000;
const TYPE_SHIFT = 20;
const EXTRA_SHIFT = 25;

export function fromOf(move: MoveCode): number {
  return move & 255;
}

export function toOf(move: MoveCode): number {
  return (move >>> 8) & 255;
}

export function kindOf(move: MoveCode): number {
  return move & KIND_BITS;
}

/** The type field. `typeMask` of the tables gives its width in this game. */
export function typeIn(move: MoveCode, typeMask: number): number {
  return (move >>> TYPE_SHIFT) & typeMask;
}

/** The masks of the type field with and without walls and gates. */
export const NARROW_TYPE = 31;
export const WIDE_TYPE = 4095;

/** The square of the wall or the gate. */
export function extraOf(move: MoveCode): number {
  return move >>> EXTRA_SHIFT;
}

export function moveCode(from: number, to: number, kind: number, type = 0, extra = 0): MoveCode {
  return from | (to << 8) | kind | (type << TYPE_SHIFT) | (extra << EXTRA_SHIFT);
}

/** The same move with the square of a wall. */
export function withExtra(move: MoveCode, square: number): MoveCode {
  return (move & ((1 << EXTRA_SHIFT) - 1)) | (square << EXTRA_SHIFT);
}

/** Whether a move leaves everything in place. */
export function isPass(move: MoveCode): boolean {
  return kindOf(move) === SPECIAL && fromOf(move) === toOf(move);
}
