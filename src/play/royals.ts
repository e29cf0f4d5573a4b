import { isAttacked } from './attack.js';
import { otherSide, TYPE_BITS, type Side } from './piece-code.js';
import type { Position } from './position.js';

/** Whether any of a side's several royal pieces is attacked. */
export function isRoyalAttacked(position: Position, side: Side): boolean {
  const { board, list, total, tables } = position;
  const them = otherSide(side);
  const first = side * tables.squares;
  const last = first + (total[side] ?? 0);
  for (let i = first; i < last; i++) {
    const square = list[i] ?? 0;
    if (tables.royals?.[(board[square] ?? 0) & TYPE_BITS] !== 1) continue;
    if (isAttacked(position, square, them)) return true;
  }
  return false;
}

/** The number of a side's royal pieces. */
export function countRoyals({ board, list, total, tables }: Position, side: Side): number {
  const first = side * tables.squares;
  const last = first + (total[side] ?? 0);
  let count = 0;
  for (let i = first; i < last; i++)
    if (tables.royals?.[(board[list[i] ?? 0] ?? 0) & TYPE_BITS] === 1) count += 1;
  return count;
}
