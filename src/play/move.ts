/**
 * A move is one 32-bit integer: from (8 bits), to (8), kind (4), a type of piece (5, or 12 in games without walls and gates), and
 * the square of a wall or a gate (7). A drop has the type in hand in place of the origin; castling has the rook's square as target.
 */
export type MoveCode = number;

export const NORMAL = 0;
/** To one of several types: the type is in the move. */
export const PROMOTION = 0x10000;
/** To the promoted form. */
export const PIECE_PROMOTION = 0x20000;
/** Back to the unpromoted form. */
export const DEMOTION = 0x30000;
export const EN_PASSANT = 0x40000;
export const CASTLING = 0x50000;
/** `from` is the type that leaves the hand, the type what it stands as. */
export const DROP = 0x60000;
/** Passing (from = to), and leaps that exist once a game. */
export const SPECIAL = 0x70000;
/** A normal move that leaves a piece from the hand on the gate square. */
export const GATING = 0x80000;
/** Castling with a gate. */
export const CASTLING_GATING = 0x90000;
/** With captures on the way, besides what stands on the target: `locust.ts` reads the type field. No kind but these is above. */
export const LOCUST = 0xa0000;
/** The same to the promoted form. */
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

/** The type field, as wide as the game lets it be: `typeMask` of its tables. */
export function typeIn(move: MoveCode, typeMask: number): number {
  return (move >>> TYPE_SHIFT) & typeMask;
}

/** How wide the type field is with and without walls and gates. */
export const NARROW_TYPE = 31;
export const WIDE_TYPE = 4095;

/** The square of the wall or the gate. */
export function extraOf(move: MoveCode): number {
  return move >>> EXTRA_SHIFT;
}

export function moveCode(from: number, to: number, kind: number, type = 0, extra = 0): MoveCode {
  return from | (to << 8) | kind | (type << TYPE_SHIFT) | (extra << EXTRA_SHIFT);
}

/** The same move with a wall. */
export function withExtra(move: MoveCode, square: number): MoveCode {
  return (move & ((1 << EXTRA_SHIFT) - 1)) | (square << EXTRA_SHIFT);
}

/** Does the player leave everything as it stands? */
export function isPass(move: MoveCode): boolean {
  return kindOf(move) === SPECIAL && fromOf(move) === toOf(move);
}
