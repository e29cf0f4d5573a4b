import type { Value } from '../ir/rules.js';
import { compileMaterial } from './material.js';
import type { Outcome } from './mechanic.js';
import { outcomeOfValue } from './outcome-value.js';
import { otherSide } from './piece-code.js';
import type { Position } from './position.js';
import { isPseudoRoyalChecked, pseudoRoyalTypes } from './pseudo-royal.js';
import type { Tables } from './tables/tables.js';

const OPPOSITE: Readonly<Record<Value, Value>> = {
  win: 'loss',
  loss: 'win',
  draw: 'draw',
  // The engine negates its number for `none`, which counts as a win, so it becomes a loss.
  none: 'loss',
};

/** The outcome if the side to move, whose king is not in check, has no legal move. If a pseudo-royal piece is attacked, this is checkmate. */
export function compileStalemate(tables: Tables): (position: Position) => Outcome {
  const { rules } = tables.game;
  const material = compileMaterial(tables);
  const royals = rules.extinctionPseudoRoyal ? pseudoRoyalTypes(tables) : null;
  return (position) => {
    const { turn, total } = position;
    if (royals !== null && isPseudoRoyalChecked(position, royals))
      return outcomeOfValue(rules.checkmateValue, turn);
    let value = rules.stalemateValue;
    if (rules.stalematePieceCount) {
      const lead = (total[turn] ?? 0) - (total[otherSide(turn)] ?? 0);
      value = lead === 0 ? 'draw' : lead < 0 ? value : OPPOSITE[value];
    }
    return value === 'draw' ? material(position) : outcomeOfValue(value, turn);
  };
}
