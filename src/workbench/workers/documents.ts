import { lintDocument } from '../../check-document.js';
import { openDocument } from '../../language/open-document.js';
import type { Settings } from '../../language/opened.js';
import { readPage } from '../../read/read-page.js';
import { hasErrors } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { analysisOf, problemAlone, setCurrent, type Analysis, type Problem } from './analysis.js';
import { library } from './library.js';

/** The analysis of documents and pages. */

export const SETTINGS: Settings = { profile: 'fairy-stockfish', rules: {}, library };

/** Reads and checks a document or page. */
export function analyse(source: Source): Analysis {
  setCurrent(source);
  const open = openDocument(source, SETTINGS, lintDocument);
  return open === null ? { problems: lintPage(source), tokens: [], outline: [] } : analysisOf(open);
}

/** The names of its playable variants; none if the text has an error. */
export function variantsOf(source: Source): readonly string[] {
  const { diagnostics, value } = readPage(source, { library, completion: null });
  return hasErrors(diagnostics) ? [] : value.map(({ id }) => id);
}

/** Checks a page, or a text without tables; each finding has only its own fix. */
function lintPage(source: Source): readonly Problem[] {
  if (source.text.trim() === '') return [];
  return lintDocument(source, library, SETTINGS.profile).map(problemAlone);
}
