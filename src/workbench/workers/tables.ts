import { lintTables } from '../../judge-tables.js';
import { openDocument } from '../../language/open-document.js';
import type { Source } from '../../text/source.js';
import { judgedOf, setCurrent, type Judged } from './judged.js';

/** What is known of a document by its tables, before the readers of sentences, diagrams and games are there. */

/** Null: it has no tables of pieces, and there is nothing to say yet. */
export async function judge(source: Source): Promise<Judged | null> {
  setCurrent(source);
  // Few documents take pieces from those that come with fairyc.
  const { library } = /\buses\b/i.test(source.text)
    ? await import('./library.js')
    : { library: () => null };
  const settings = { profile: 'fairy-stockfish', rules: {}, library } as const;
  const open = openDocument(source, settings, lintTables);
  return open === null ? null : judgedOf(open);
}
