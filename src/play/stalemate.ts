import type { Value } from '../ir/rules.js';
import { isAttacked } from './attack.js';
import { compileMaterial } from './material.js';
import type { Outcome } from './mechanic.js';
import { outcomeOfValue } from './outcome-value.js';
import { otherSide, typeOf } from './piece-code.js';
import type { Position } from './position.js';
import { isPseudoRoyal, isTouched, pseudoRoyalTypes } from './pseudo-royal.js';
import type { Tables } from './tables/tables.js';

const OPPOSITE: Readonly<Record<Value, Value>> = {
  win: 'loss',
  loss: 'win',
  draw: 'draw',
  none: 'none',
};

/** What it would mean if the side to move, whose king is not in check, had no move: checkmate, too, if a pseudo-royal piece is attacked. */
export function compileStalemate(tables: Tables): (position: Position) => Outcome {
  const { rules } = tables.game;
  const material = compileMaterial(tables);
  const royals = rules.extinctionPseudoRoyal ? pseudoRoyalTypes(tables) : null;
  return (position) => {
    const { turn, total } = position;
    if (royals !== null && isRoyalMate(position, royals))
      return outcomeOfValue(rules.checkmateValue, turn);
    let value = rules.stalemateValue;
    if (rules.stalematePieceCount) {
      const lead = (total[turn] ?? 0) - (total[otherSide(turn)] ?? 0);
      value = lead === 0 ? 'draw' : lead < 0 ? value : OPPOSITE[value];
    }
    return value === 'draw' ? material(position) : outcomeOfValue(value, turn);
  };
}

/** Is a pseudo-royal piece of the side to move attacked, or, with duple check, every piece that could be one? */
function isRoyalMate(position: Position, candidates: Uint8Array): boolean {
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
