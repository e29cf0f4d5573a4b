import type { Profile } from '../../catalog/profiles.js';
import { lintPage } from '../../check/page/lint-page.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { shippedLibrary } from '../library.js';

/** Judges a document or a page: each source on it, and what they say against each other. */
export function lintDocument(source: Source, profile: Profile): readonly Diagnostic[] {
  return lintPage(source, { library: shippedLibrary(), completion: null, profile });
}
