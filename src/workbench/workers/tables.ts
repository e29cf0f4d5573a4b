import { lintTables } from '../../check-tables.js';
import { openDocument } from '../../language/open-document.js';
import type { Source } from '../../text/source.js';
import { analysisOf, setCurrent, type Analysis } from './analysis.js';

/** The analysis of a document's tables, before the readers of sentences, diagrams and games have been loaded. */

/** Null if it has no tables of pieces. */
export async function analyse(source: Source): Promise<Analysis | null> {
  setCurrent(source);
  // The library is only needed by the few documents that use pieces of a shipped one.
  const { library } = /\buses\b/i.test(source.text)
    ? await import('./library.js')
    : { library: () => null };
  const settings = { profile: 'fairy-stockfish', rules: {}, library } as const;
  const open = openDocument(source, settings, lintTables);
  return open === null ? null : analysisOf(open);
}
