/**
 * The contents of a square as one byte: 0 if empty, `WALL`, or a type with the bit of its colour. Colours are 0 (White) and 1 (Black)
 * throughout `play`.
 */
export type PieceCode = number;
export type Side = 0 | 1;

export const EMPTY = 0;
export const WALL = 63;
/** The type of an imagined enemy, which no game has. */
export const STRANGER = 62;
/** Maximum number of types in a game: a byte holds the type, two colours, and the wall. */
export const MAX_TYPES = 62;
export const TYPE_BITS = 63;
export const WHITE_BIT = 64;
export const BLACK_BIT = 128;
/** Both colour bits, as a mask. */
export const COLOR_BITS = 192;
/** All codes are below this. */
export const CODES = 192;

export const SIDES: readonly Side[] = [0, 1];

/** A value for each side. */
export function bySide<T>(make: (side: Side) => T): readonly [T, T] {
  return [make(0), make(1)];
}

export function bitOf(side: Side): number {
  return WHITE_BIT << side;
}

export function pieceCode(type: number, side: Side): PieceCode {
  return type | (WHITE_BIT << side);
}

export function typeOf(code: PieceCode): number {
  return code & TYPE_BITS;
}

/** The colour of a piece; meaningless for an empty square or a wall. */
export function sideOf(code: PieceCode): Side {
  return code < BLACK_BIT ? 0 : 1;
}

/** Whether a code is a piece (neither empty nor a wall). */
export function isPiece(code: PieceCode): boolean {
  return code >= WHITE_BIT;
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The same piece in the other colour. */
export function otherCode(code: PieceCode): PieceCode {
  return code ^ (WHITE_BIT | BLACK_BIT);
}
