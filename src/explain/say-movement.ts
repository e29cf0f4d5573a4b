import type { Movement } from '../ir/movement.js';

/**
 * A movement in English: sentences of the grammar `prose` (grammar/README.md), all moves and nothing else, always the same for
 * the same set of moves. Directions are White's view.
 */
export function sayMovement(movement: Movement): readonly string[] {
  return movement.length === 0 ? ['Does not move.'] : [];
}
