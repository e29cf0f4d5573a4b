import { lintDocument } from '../../judge-document.js';
import { openDocument } from '../../language/open-document.js';
import type { Settings } from '../../language/opened.js';
import { readPage } from '../../read/read-page.js';
import { hasErrors } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { judgedOf, problemAlone, setCurrent, type Judged, type Problem } from './judged.js';
import { library } from './library.js';

/** What is known of a document or a page. */

export const SETTINGS: Settings = { profile: 'fairy-stockfish', rules: {}, library };

/** Reads a document or a page anew, and says what is to be said of it. */
export function judge(source: Source): Judged {
  setCurrent(source);
  const open = openDocument(source, SETTINGS, lintDocument);
  return open === null ? { problems: judgePage(source), tokens: [], outline: [] } : judgedOf(open);
}

/** The names of its variants that can be played; one with an error has none. */
export function variantsOf(source: Source): readonly string[] {
  const { diagnostics, value } = readPage(source, { library, completion: null });
  return hasErrors(diagnostics) ? [] : value.map(({ id }) => id);
}

/** A page or a text without any table: judged as a whole, with the fixes that its findings carry. */
function judgePage(source: Source): readonly Problem[] {
  if (source.text.trim() === '') return [];
  return lintDocument(source, library, SETTINGS.profile).map(problemAlone);
}
