import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import type { Readings } from './readings.js';
import { movesOfXbetzaTerm } from './xbetza-moves.js';
import { scanXbetza } from './xbetza-terms.js';

/** Both meanings of a description in the dialect of the Interactive Diagram. */
export function lowerXbetza(description: BetzaDescription): Readings {
  const asRead = scanXbetza(description.text).flatMap(
    (term) => movesOfXbetzaTerm(term, true).moves,
  );
  return { asWritten: asRead, asRead, diagnostics: [] };
}
