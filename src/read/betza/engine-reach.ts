import { cutBetza } from '../../../grammar/betza/complaints.js';
import type { Vector } from '../../ir/movement.js';
import { scanAsEngine } from './fairy-stockfish-scan.js';
import { reachedVectors } from './fairy-stockfish-tables.js';

/**
 * The squares that the engine's tables list for quiet moves on an empty board. Some cannot be played: a leap that no attack table covers (`AA`, `nC`,
 * `pN`) still counts where the engine checks whether a piece could ever move, or go back.
 */
interface EngineReach {
  readonly quiet: readonly Vector[];
  readonly initial: readonly Vector[];
}

/** The reach of a notation of the engine. Of a very long notation only the part that `engineMovement` reads. */
export function reachInEngine(betza: string): EngineReach {
  const { read } = cutBetza(betza, { file: '', start: 0, end: betza.length });
  const entries = scanAsEngine(read).filter((entry) => entry.quiet);
  return {
    quiet: reachedVectors(entries.filter(({ initial }) => !initial)),
    initial: reachedVectors(entries.filter(({ initial }) => initial)),
  };
}
