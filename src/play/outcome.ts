import type { CompiledGame } from './compiled-game.js';
import { legalMoves } from './legal.js';
import type { History, Outcome } from './mechanic.js';
import type { Position } from './position.js';

/**
 * How the game stands: over at once by a rule, dead, out of moves, or ended by a rule that a side may claim; null while it goes on. The engine's
 * `result(true)`. A caller that has listed the legal moves passes `isStuck`, so that they are not listed again.
 */
export function outcomeOf(
  compiled: CompiledGame,
  position: Position,
  history: History,
  isStuck = () => hasNoMove(compiled, position),
): Outcome | null {
  for (const ends of compiled.immediateEnds) {
    const outcome = ends(position, history);
    if (outcome !== null) return outcome;
  }
  for (const isDead of compiled.isDead) if (isDead(position)) return 'draw';
  for (const ends of isStuck() ? compiled.stuckEnds : compiled.optionalEnds) {
    const outcome = ends(position, history);
    if (outcome !== null) return outcome;
  }
  return null;
}

function hasNoMove(compiled: CompiledGame, position: Position): boolean {
  const { top } = position;
  legalMoves(compiled, position);
  const isStuck = position.top === top;
  position.top = top;
  return isStuck;
}
