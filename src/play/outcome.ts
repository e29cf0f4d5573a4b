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
  return (
    endAtOnce(compiled, position, history) ?? endByMoves(compiled, position, history, isStuck())
  );
}

/** Over by a rule, or dead, whatever moves there are; null: it goes on. */
export function endAtOnce(
  { immediateEnds, isDead }: CompiledGame,
  position: Position,
  history: History,
): Outcome | null {
  for (const ends of immediateEnds) {
    const outcome = ends(position, history);
    if (outcome !== null) return outcome;
  }
  return isDead.some((dead) => dead(position)) ? 'draw' : null;
}

/** Out of moves, or ended by a rule that a side may claim. */
export function endByMoves(
  { optionalEnds, stuckEnds }: CompiledGame,
  position: Position,
  history: History,
  isStuck: boolean,
): Outcome | null {
  for (const ends of isStuck ? stuckEnds : optionalEnds) {
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
