import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import { ALWAYS, type Movement } from '../../ir/movement.js';
import { scanAsEngine, type EngineEntry } from './fairy-stockfish-scan.js';
import { movesOfEntries } from './fairy-stockfish-tables.js';
import type { Readings } from './readings.js';
import { movesBy, shapeTargets, type Shape } from './shapes.js';

/** Both meanings of a description in the dialect of Fairy-Stockfish. */
export function lowerFairyStockfish({ text }: BetzaDescription): Readings {
  const asRead = movementAsEngine(scanAsEngine(text), text.includes('e'));
  return { asWritten: asRead, asRead, diagnostics: [] };
}

/**
 * The movement that the engine makes of its entries. Captures that only an initial move could make are dropped.
 * A letter `e` anywhere lets a piece capture in passing wherever it captures but does not move.
 */
export function movementAsEngine(entries: readonly EngineEntry[], withE: boolean): Movement {
  const always = entries.filter((entry) => !entry.initial);
  const initial = entries.filter((entry) => entry.initial);
  const quiet = movesOfEntries(always.filter((entry) => entry.quiet));
  const quietTargets = new Set(quiet.flatMap(shapeTargets));
  const isPassing = (shape: Shape): boolean =>
    withE && !shapeTargets(shape).some((target) => quietTargets.has(target));
  const captures = movesOfEntries(always.filter((entry) => entry.capture));
  return [
    ...movesBy(quiet, 'quiet', ALWAYS),
    ...captures.flatMap((shape) => movesBy([shape], 'capture', ALWAYS, isPassing(shape))),
    ...movesBy(movesOfEntries(initial.filter((entry) => entry.quiet)), 'quiet', {
      ...ALWAYS,
      initial: true,
    }),
  ];
}
