import { kingsFace } from '../facing.js';
import { compileMaterial } from '../material.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { PASSED_TURN, STATE, stateAt, type Position } from '../position.js';
import type { Tables } from '../tables/tables.js';

/** Both pass, the kings still face each other after a pass, or the board is full: the game is over, and material decides if it counts. */
export const adjudication: Mechanic = {
  name: 'adjudication',
  claims: ['adjudicateFullBoard', 'materialCounting'],
  appliesTo: ({ rules }) =>
    rules.adjudicateFullBoard ||
    rules.bikjangRule ||
    rules.pass.white ||
    rules.pass.black ||
    rules.passOnStalemate.white ||
    rules.passOnStalemate.black,
  compile: compileAdjudication,
  witnesses: [],
};

function compileAdjudication(tables: Tables): Hooks {
  const { adjudicateFullBoard, bikjangRule, wallOrMove } = tables.game.rules;
  const material = compileMaterial(tables);
  return {
    immediateEnd: (position) =>
      endsByPassing(position) || (adjudicateFullBoard && isFull(position))
        ? material(position)
        : null,
  };

  function endsByPassing(position: Position): boolean {
    const at = stateAt(position);
    const { state, kingSquare } = position;
    if (position.ply === 0 || state[at + PASSED_TURN] !== 1) return false;
    if (!wallOrMove && state[at - STATE + PASSED_TURN] === 1) return true;
    // No other move than a pass leaves kings that face each other as they are.
    return bikjangRule && kingsFace(position, kingSquare[0] ?? -1, kingSquare[1] ?? -1);
  }
}

function isFull({ board }: Position): boolean {
  for (let square = 0; square < board.length; square++) if (board[square] === 0) return false;
  return true;
}
