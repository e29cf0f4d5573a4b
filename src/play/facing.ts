import { otherSide, pieceCode, type Side } from './piece-code.js';
import type { Position } from './position.js';

/** Whether any king of a side faces a square along a file or rank. If a side has several kings, the engine considers all of them. */
export function facesKing(position: Position, square: number, side: Side): boolean {
  const first = position.kingSquare[side] ?? -1;
  for (let king = first; king >= 0; king = nextKing(position, side, king))
    if (kingsFace(position, square, king)) return true;
  return false;
}

/** The king of a side on the next higher square; -1 if none. */
export function nextKing(position: Position, side: Side, after: number): number {
  const { board, count, list, tables, total } = position;
  const code = pieceCode(tables.king, side);
  if ((count[code] ?? 0) < 2) return -1;
  const start = side * tables.squares;
  let next = -1;
  for (let i = start; i < start + (total[side] ?? 0); i++) {
    const square = list[i] ?? 0;
    if (board[square] === code && square > after && (next === -1 || square < next)) next = square;
  }
  return next;
}

/** Whether two kings face each other along a file or rank on the board as it stands; -1 means no king. */
export function kingsFace(position: Position, one: number, other: number): boolean {
  if (one < 0 || other < 0) return false;
  const stride = strideBetween(position, one, other);
  if (stride === 0) return false;
  for (let square = one + stride; square !== other; square += stride)
    if (position.board[square] !== 0) return false;
  return true;
}

/** The stride from one square to another along a file or rank; 0 if they are not in line. */
export function strideBetween({ tables }: Position, from: number, to: number): number {
  const { files } = tables;
  if (from === to) return 0;
  if (from % files === to % files) return to > from ? files : -files;
  if (Math.floor(from / files) === Math.floor(to / files)) return to > from ? 1 : -1;
  return 0;
}

/** Whether the player who has just moved faces the other king. */
export function isBikjang(position: Position): boolean {
  const { kingSquare, turn } = position;
  return facesKing(position, kingSquare[otherSide(turn)] ?? -1, turn);
}
