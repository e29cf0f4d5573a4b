import { equalMovements } from '../../ir/compare.js';
import type { Board } from '../../ir/board.js';
import type { Move, Movement } from '../../ir/movement.js';
import { printBetza } from '../betza/print-betza.js';

/** What a target that has no move by region says of a movement. */
export interface NearestBetza {
  readonly movement: Movement;
  readonly betza: string;
  /** Whether that is all of it, and no more. */
  readonly exact: boolean;
}

/**
 * The movement in the engine's Betza. Where it cannot say all, the nearest: the moves that depend on no region; if there
 * are none, those of the first region that it can say, from everywhere; of these as many as it can. Null: nothing.
 */
export function nearestBetza(movement: Movement, board: Board): NearestBetza | null {
  const whole = say(movement, board);
  if (whole !== null) return { ...whole, exact: true };
  const nearest = [unconditional(movement), ...byRegion(movement)].filter(
    (part) => part.length > 0,
  );
  for (const attempt of [...nearest, ...nearest.map((part) => sayable(part, board))]) {
    const said = attempt.length === 0 ? null : say(attempt, board);
    if (said !== null) return { ...said, exact: equalMovements(said.movement, movement, board) };
  }
  return null;
}

function say(
  movement: Movement,
  board: Board,
): { readonly movement: Movement; readonly betza: string } | null {
  if (movement.some(dependsOnRegion)) return null;
  const printed = printBetza(movement, 'fairy-stockfish', board);
  return printed.kind === 'printed' ? { movement, betza: printed.text } : null;
}

function dependsOnRegion({ condition }: Move): boolean {
  return condition.from !== null || condition.to !== null;
}

function unconditional(movement: Movement): Movement {
  return movement.filter((move) => !dependsOnRegion(move));
}

/** For each region in the order of the text, the moves from it as if they were possible from everywhere. */
function byRegion(movement: Movement): readonly Movement[] {
  const regions = new Set(movement.flatMap(({ condition: { from } }) => from ?? []));
  return [...regions].map((region) =>
    movement
      .filter(({ condition: { from, to } }) => from === region && to === null)
      .map((move) => ({ ...move, condition: { ...move.condition, from: null } })),
  );
}

/** The moves that can be said one by one. */
function sayable(movement: Movement, board: Board): Movement {
  return movement.filter((move) => say([move], board) !== null);
}
