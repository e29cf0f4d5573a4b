import { cutBetza } from '../../../grammar/betza/complaints.js';
import type { Vector } from '../../ir/movement.js';
import { scanAsEngine } from './fairy-stockfish-scan.js';
import { reachedVectors } from './fairy-stockfish-tables.js';

/**
 * Where a notation leads on the empty board in the engine's tables, for quiet moves. They hold more than can be played: a leap that no table of
 * attacks covers (`AA`, `nC`, `pN`) still counts where the engine asks whether a piece could ever move, or go back.
 */
interface EngineReach {
  readonly quiet: readonly Vector[];
  readonly initial: readonly Vector[];
}

/** Reads it from a notation of the engine; of a very long one, the part that `engineMovement` reads. */
export function reachInEngine(betza: string): EngineReach {
  const { read } = cutBetza(betza, { file: '', start: 0, end: betza.length });
  const entries = scanAsEngine(read).filter((entry) => entry.quiet);
  return {
    quiet: reachedVectors(entries.filter(({ initial }) => !initial)),
    initial: reachedVectors(entries.filter(({ initial }) => initial)),
  };
}
