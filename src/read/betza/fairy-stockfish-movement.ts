import { cutBetza } from '../../../grammar/betza/complaints.js';
import { ALWAYS, type Movement } from '../../ir/movement.js';
import { scanAsEngine, type EngineEntry } from './fairy-stockfish-scan.js';
import { movesOfEntries } from './fairy-stockfish-tables.js';
import { movesBy, shapeTargets, type Shape } from './shapes.js';

/**
 * The movement that the engine derives from its entries. It drops captures that only an initial move could make. A letter `e` anywhere in the string
 * allows en passant wherever the piece captures but does not move.
 */
export function movementAsEngine(entries: readonly EngineEntry[], withE: boolean): Movement {
  const always = entries.filter((entry) => !entry.initial);
  const quiet = movesOfEntries(always.filter((entry) => entry.quiet));
  // Shared, because most pieces capture as they move.
  const captures = always.every((entry) => entry.quiet && entry.capture)
    ? quiet
    : movesOfEntries(always.filter((entry) => entry.capture));
  const initial = movesOfEntries(entries.filter((entry) => entry.initial && entry.quiet));
  const quietTargets = new Set(withE ? quiet.flatMap(shapeTargets) : []);
  const isPassing = (shape: Shape): boolean =>
    withE && !shapeTargets(shape).some((target) => quietTargets.has(target));
  return [
    ...movesBy(quiet, 'quiet', ALWAYS),
    ...captures.flatMap((shape) => movesBy([shape], 'capture', ALWAYS, isPassing(shape))),
    ...movesBy(initial, 'quiet', { ...ALWAYS, initial: true }),
  ];
}

/** The movement that the engine reads from any string, however malformed. */
export function engineMovement(text: string): Movement {
  const { read } = cutBetza(text, { file: '', start: 0, end: text.length });
  return movementAsEngine(scanAsEngine(read), read.includes('e'));
}
