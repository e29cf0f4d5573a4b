import { isAttacked } from './attack.js';
import { forNeighbours } from './neighbours.js';
import { isPiece, otherSide, typeOf } from './piece-code.js';
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

/** Is a pseudo-royal piece of the side to move attacked, or, with duple check, every piece that could be one? */
export function isPseudoRoyalChecked(position: Position, candidates: Uint8Array): boolean {
  const { turn, list, total, tables, board } = position;
  const them = otherSide(turn);
  const royalsOf = (side: typeof turn): readonly number[] => {
    const start = side * tables.squares;
    return [...list.subarray(start, start + (total[side] ?? 0))].filter((square) =>
      isPseudoRoyal(position, candidates, square),
    );
  };
  const theirs = royalsOf(them);
  const isChecked = (square: number): boolean =>
    !isTouched(position, theirs, square) && isAttacked(position, square, them);
  if (royalsOf(turn).some(isChecked)) return true;
  if (!tables.game.rules.dupleCheck) return false;
  const start = turn * tables.squares;
  const all = [...list.subarray(start, start + (total[turn] ?? 0))].filter(
    (square) => candidates[typeOf(board[square] ?? 0)] === 1,
  );
  return all.length > 0 && all.every(isChecked);
}
