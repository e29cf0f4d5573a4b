import { isAttacked } from './attack.js';
import { forNeighbours } from './neighbours.js';
import { isPiece, otherSide, sideOf, typeOf } from './piece-code.js';
import type { Position } from './position.js';
import { typeTable, type Tables } from './tables/tables.js';

/** The pieces that are royal while few of them are left. */
export interface PseudoRoyals {
  /** 1 for each type in the rule. */
  readonly named: Uint8Array;
  /** True if all pieces of a side are royal while it has few pieces in total. */
  readonly all: boolean;
}

export function pseudoRoyalTypes({ game }: Tables): PseudoRoyals {
  const { extinctionPieceTypes } = game.rules;
  return {
    named: typeTable(game, extinctionPieceTypes),
    all: extinctionPieceTypes.includes('*'),
  };
}

/** Whether the piece on a square would be royal if few were left. */
export function isCandidate(
  { board }: Position,
  { all, named }: PseudoRoyals,
  square: number,
): boolean {
  const code = board[square] ?? 0;
  return isPiece(code) && (all || named[typeOf(code)] === 1);
}

/** Whether the piece on a square is royal now, because so few are left that losing it counts. */
export function isPseudoRoyal(
  { board, count, tables, total }: Position,
  { all, named }: PseudoRoyals,
  square: number,
): boolean {
  const code = board[square] ?? 0;
  const few = tables.game.rules.extinctionPieceCount + 1;
  return (
    (named[typeOf(code)] === 1 && (count[code] ?? 0) <= few) ||
    (all && (total[sideOf(code)] ?? 0) <= few)
  );
}

/** Whether two of these squares are adjacent. An explosion would destroy both pieces, so neither can be captured. */
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

/** The attacked squares of the side's pseudo-royal pieces. With duple check, the squares of all candidates if every one of them is attacked. */
export function checkedPseudoRoyals(
  position: Position,
  candidates: PseudoRoyals = pseudoRoyalTypes(position.tables),
): readonly number[] {
  const { turn, list, total, tables } = position;
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
  const checked = royalsOf(turn).filter(isChecked);
  if (checked.length > 0 || !tables.game.rules.dupleCheck) return checked;
  const start = turn * tables.squares;
  const all = [...list.subarray(start, start + (total[turn] ?? 0))].filter((square) =>
    isCandidate(position, candidates, square),
  );
  return all.every(isChecked) ? all : [];
}

/** Whether a pseudo-royal piece of the side to move is attacked. With duple check, whether every candidate is. */
export function isPseudoRoyalChecked(position: Position, candidates: PseudoRoyals): boolean {
  return checkedPseudoRoyals(position, candidates).length > 0;
}
