import type { Profile } from '../../catalog/profiles.js';
import { judgeSources } from '../../check/page/lint-page.js';
import { pageGameProblems } from '../../page-games.js';
import { readSources } from '../../read/page/page-sources.js';
import { compareDiagnostics, type Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { shippedLibrary } from '../library.js';

/** Judges a document or a page: each source on it, what they say against each other, and the games that it shows, played. */
export function lintDocument(source: Source, profile: Profile): readonly Diagnostic[] {
  const { value: sources, diagnostics } = readSources(source, {
    library: shippedLibrary(),
    completion: null,
  });
  return [...diagnostics, ...judgeSources(sources, profile), ...pageGameProblems(sources)].sort(
    compareDiagnostics,
  );
}
