import type { BetzaDescription } from '../../../grammar/betza/syntax.js';
import type { Readings } from './readings.js';
import { movesOfXboardTerm } from './xboard-moves.js';
import { scanXboard } from './xboard-terms.js';

/** Both meanings of a description in the dialect of XBoard 4.9.1. */
export function lowerXboard(description: BetzaDescription): Readings {
  const scan = scanXboard(description.text);
  const asRead = scan.terms.flatMap((term) => movesOfXboardTerm(term, true).moves);
  return { asWritten: asRead, asRead, diagnostics: [] };
}
