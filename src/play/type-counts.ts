import type { OneOrAny } from '../ir/rules.js';
import type { PieceId } from '../ir/piece.js';
import type { Game } from './game.js';
import { bitOf, type Side } from './piece-code.js';
import type { Position } from './position.js';
import { typeNumber } from './tables/tables.js';

/** Stands for all types together, in place of a type number. */
export const ANY_TYPE = -2;

/** The number of a type, -1 if the game does not have it, or `ANY_TYPE`. */
export function oneOrAnyNumber(game: Game, one: OneOrAny<PieceId>): number {
  return one === '*' ? ANY_TYPE : typeNumber(game, one);
}

/** The number of a side's pieces of a type on the board. */
export function countOnBoard({ count, total }: Position, side: Side, type: number): number {
  if (type === ANY_TYPE) return total[side] ?? 0;
  return type < 0 ? 0 : (count[type | bitOf(side)] ?? 0);
}

/** The number of a side's pieces of a type, including those in hand. */
export function countWithHand(position: Position, side: Side, type: number): number {
  const { hand, handTotal, tables } = position;
  const onBoard = countOnBoard(position, side, type);
  if (type === ANY_TYPE) return onBoard + (handTotal[side] ?? 0);
  return type < 0 ? 0 : onBoard + (hand[side * tables.types + type] ?? 0);
}
