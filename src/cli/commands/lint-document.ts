import type { Profile } from '../../catalog/profiles.js';
import type { FixChoice } from '../../check/apply-fixes.js';
import { fixDocument as fixWhole } from '../../fix-document.js';
import { lintDocumentWithHidden } from '../../pipeline.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { shippedLibrary } from '../library.js';

/** Checks a document or a page, which may use pieces from shipped documents. */
export function lintDocument(source: Source, profile: Profile): readonly Diagnostic[] {
  return lintDocumentWithHidden(source, shippedLibrary(), profile);
}

/** The text of a document after the chosen fixes. */
export function fixDocument(source: Source, profile: Profile, choice: FixChoice): string {
  return fixWhole(source, shippedLibrary(), profile, choice);
}
