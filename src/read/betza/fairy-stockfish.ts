import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import type { Readings } from './readings.js';

/** Both meanings of a description in the dialect of Fairy-Stockfish. */
export function lowerFairyStockfish(_description: BetzaDescription): Readings {
  return { asWritten: [], asRead: [], diagnostics: [] };
}
