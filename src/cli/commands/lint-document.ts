import { readPage } from '../../read/read-page.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { shippedLibrary } from '../library.js';

/** What is wrong with a document or page. */
export function lintDocument(source: Source): readonly Diagnostic[] {
  return readPage(source, { library: shippedLibrary(), completion: null }).diagnostics;
}
