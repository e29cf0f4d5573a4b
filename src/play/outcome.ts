import type { CompiledGame } from './compiled-game.js';
import { legalMoves } from './legal.js';
import type { History, Outcome } from './mechanic.js';
import type { Position } from './position.js';

/**
 * The state of the game: ended immediately by a rule, dead, without legal moves, or ended by a rule that a side may claim; null while it goes
 * on. Corresponds to the engine's `result(true)`. Callers that know whether there are legal moves pass `isStuck` to save listing them again.
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

/** The outcome by a rule or by lack of material, whatever the legal moves are; null if the game goes on. */
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

/** The outcome because there are no legal moves, or by a rule that a side may claim. */
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
