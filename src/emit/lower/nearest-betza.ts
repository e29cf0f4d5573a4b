import { equalMovements } from '../../ir/compare.js';
import type { Board } from '../../ir/board.js';
import type { Move, Movement } from '../../ir/movement.js';
import { printBetza } from '../betza/print-betza.js';

/** The nearest text of a movement for a target without moves that depend on regions. */
export interface NearestBetza {
  readonly movement: Movement;
  readonly betza: string;
  /** Whether the text means exactly the movement. */
  readonly exact: boolean;
}

/**
 * The movement in the engine's Betza, or the nearest text if it cannot express all moves: first the moves that depend on no region, then
 * those of each region as if they were possible from every square, then as many of these as it can express. Null if it can express none.
 */
export function nearestBetza(movement: Movement, board: Board): NearestBetza | null {
  const whole = print(movement, board);
  if (whole !== null) return { ...whole, exact: true };
  const nearest = [unconditional(movement), ...byRegion(movement)].filter(
    (part) => part.length > 0,
  );
  for (const attempt of [...nearest, ...nearest.map((part) => expressible(part, board))]) {
    const printed = attempt.length === 0 ? null : print(attempt, board);
    if (printed !== null)
      return { ...printed, exact: equalMovements(printed.movement, movement, board) };
  }
  return null;
}

function print(
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

/** The moves from each region, in the order of the text, as if they were possible from every square. */
function byRegion(movement: Movement): readonly Movement[] {
  const regions = new Set(movement.flatMap(({ condition: { from } }) => from ?? []));
  return [...regions].map((region) =>
    movement
      .filter(({ condition: { from, to } }) => from === region && to === null)
      .map((move) => ({ ...move, condition: { ...move.condition, from: null } })),
  );
}

/** The moves that can each be printed alone. */
function expressible(movement: Movement, board: Board): Movement {
  return movement.filter((move) => print([move], board) !== null);
}
