import { parseFlatBetza } from '../../../grammar/betza/flat.js';
import type { BetzaDescription, BetzaTerm } from '../../../grammar/betza/syntax.js';
import { differencesOf, type TermReading } from './fairy-stockfish-differences.js';
import type { Movement } from '../../ir/movement.js';
import { movementAsEngine } from './fairy-stockfish-movement.js';
import { scanAsEngine, type EngineEntry } from './fairy-stockfish-scan.js';
import { movementAsWritten } from './fairy-stockfish-written.js';
import type { Readings } from './readings.js';
import { lowerXbetza } from './xbetza.js';

/** Both meanings of a description in the dialect of Fairy-Stockfish, with a diagnostic for every difference. */
export function lowerFairyStockfish(description: BetzaDescription): Readings {
  const entries = scanAsEngine(description.text);
  const terms = readTerms(description, entries);
  const asWritten = terms.flatMap((reading) => reading.asWritten);
  const asRead = movementAsEngine(entries, description.text.includes('e'));
  return {
    asWritten,
    asRead,
    differences: () => differencesOf({ description, entries, terms, asWritten, asRead }),
  };
}

/** Each term with the entries that the engine found in its part of the text. */
function readTerms(
  description: BetzaDescription,
  entries: readonly EngineEntry[],
): readonly TermReading[] {
  const { terms, span } = description;
  const readings: TermReading[] = [];
  let used = 0;
  for (const term of terms) {
    const left = entries.slice(used);
    const behind = left.findIndex(({ offset }) => span.start + offset >= term.span.end);
    const own = behind === -1 ? left : left.slice(0, behind);
    used += own.length;
    const before = readings.at(-1);
    readings.push({
      term,
      entries: own,
      asWritten: termAsWritten(term, description),
      asRead: movementAsEngine(own, false),
      leaked: before?.entries.length === 0 && before.term.prefix.length > 0,
    });
  }
  return readings;
}

/** Legs, crooked riders and circular riders are XBetza notation and keep their meaning from there. */
function termAsWritten(term: BetzaTerm, { text, span }: BetzaDescription): Movement {
  const isXbetza = term.prefix.some(
    (item) => item.kind === 'modifier' && 'azq'.includes(item.text),
  );
  if (!isXbetza || term.atom.kind !== 'letter') return movementAsWritten(term);
  const own = text.slice(term.span.start - span.start, term.span.end - span.start);
  const parsed = parseFlatBetza(own, 'xbetza', term.span);
  const asWritten = parsed === null ? [] : lowerXbetza(parsed.value).asWritten;
  return asWritten.length > 0 ? asWritten : movementAsWritten(term);
}
