import { readDocument } from '../../read/markdown/read-document.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { shippedLibrary } from '../library.js';

/** What is wrong with a document. */
export function lintDocument(source: Source): readonly Diagnostic[] {
  return readDocument(source, { library: shippedLibrary() }).diagnostics;
}
