import { forNeighbours } from './neighbours.js';
import { isPiece, typeOf } from './piece-code.js';
import type { Position } from './position.js';
import { typeTable, type Tables } from './tables/tables.js';

/** 1 for each type that is royal while few of it are left. */
export function pseudoRoyalTypes(tables: Tables): Uint8Array {
  return typeTable(tables.game, tables.game.rules.extinctionPieceTypes);
}

/** Is the piece on a square royal now: one of so few that losing it counts? */
export function isPseudoRoyal(
  { board, count, tables }: Position,
  candidates: Uint8Array,
  square: number,
): boolean {
  const code = board[square] ?? 0;
  return (
    isPiece(code) &&
    candidates[typeOf(code)] === 1 &&
    (count[code] ?? 0) <= tables.game.rules.extinctionPieceCount + 1
  );
}

/** Does one of these squares touch the other? With explosions both would go together, so that nobody takes. */
export function isTouched(
  { tables }: Position,
  squares: readonly number[],
  square: number,
): boolean {
  if (!tables.game.rules.blastOnCapture) return false;
  let touched = false;
  forNeighbours(tables, square, (neighbour) => {
    if (squares.includes(neighbour)) touched = true;
  });
  return touched;
}
