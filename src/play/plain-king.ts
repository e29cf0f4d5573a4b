import type { Movement } from '../ir/movement.js';

/** Whether a movement consists of exactly one step in every direction. */
export function movesAsKing(movement: Movement): boolean {
  const steps = movement.map((move) =>
    move.kind === 'leap' && Math.max(Math.abs(move.vector.dx), Math.abs(move.vector.dy)) === 1
      ? `${move.vector.dx},${move.vector.dy}`
      : null,
  );
  return !steps.includes(null) && new Set(steps).size === 8;
}
