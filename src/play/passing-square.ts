import type { Position } from './position.js';

/** The king's square, otherwise the lowest square of the side's pieces; -1 without pieces. */
export function passingSquare(position: Position): number {
  const king = position.kingSquare[position.turn] ?? -1;
  return king >= 0 ? king : lowestSquare(position);
}

/** The lowest square of a piece of the side to move; -1 without pieces. */
export function lowestSquare({ turn, list, total, tables }: Position): number {
  let lowest = -1;
  const end = turn * tables.squares + (total[turn] ?? 0);
  for (let i = turn * tables.squares; i < end; i++) {
    const square = list[i] ?? 0;
    if (lowest === -1 || square < lowest) lowest = square;
  }
  return lowest;
}
