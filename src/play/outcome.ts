import type { Machine } from './machine.js';
import { legalMoves } from './legal.js';
import type { History, Outcome } from './mechanic.js';
import type { Position } from './position.js';

/**
 * How the game stands: over at once by a rule, dead, out of moves, or ended by a rule that a side may claim; null while it goes on. The engine's
 * `result(true)`.
 */
export function outcomeOf(machine: Machine, position: Position, history: History): Outcome | null {
  for (const ends of machine.immediateEnds) {
    const outcome = ends(position, history);
    if (outcome !== null) return outcome;
  }
  for (const isDead of machine.isDead) if (isDead(position)) return 'draw';
  const { top } = position;
  legalMoves(machine, position);
  const isStuck = position.top === top;
  position.top = top;
  for (const ends of isStuck ? machine.stuckEnds : machine.optionalEnds) {
    const outcome = ends(position, history);
    if (outcome !== null) return outcome;
  }
  return null;
}
