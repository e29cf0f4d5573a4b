import { pieceCode, type Side } from './piece-code.js';
import type { Position } from './position.js';

/** Does any king of a side see a square along a file or rank? The engine asks so of all of them where a side has several. */
export function facesKing(position: Position, square: number, side: Side): boolean {
  const first = position.kingSquare[side] ?? -1;
  for (let king = first; king >= 0; king = nextKing(position, side, king))
    if (kingsFace(position, square, king)) return true;
  return false;
}

/** The king of a side on the next higher square; -1: none. */
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

/** Do the two kings see each other along a file or rank? The board is asked as it stands; -1 stands for no king. */
export function kingsFace(position: Position, one: number, other: number): boolean {
  if (one < 0 || other < 0) return false;
  const stride = strideBetween(position, one, other);
  if (stride === 0) return false;
  for (let square = one + stride; square !== other; square += stride)
    if (position.board[square] !== 0) return false;
  return true;
}

/** From one square to another along a file or rank: the stride, or 0. */
export function strideBetween({ tables }: Position, from: number, to: number): number {
  const { files } = tables;
  if (from === to) return 0;
  if (from % files === to % files) return to > from ? files : -files;
  if (Math.floor(from / files) === Math.floor(to / files)) return to > from ? 1 : -1;
  return 0;
}
