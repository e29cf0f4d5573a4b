import { workOn } from './catalog/within-steps.js';
import type { Profile } from './catalog/profiles.js';
import { suppressed, suppressionsOfDocument } from './check/suppressions.js';
import { judgeVariants } from './judge-variant.js';
import type { Library } from './read/markdown/lower-pieces.js';
import { readDocument } from './read/markdown/read-document.js';
import { compareDiagnostics, isShown, withoutRepeats, type Diagnostic } from './text/diagnostic.js';
import type { Source } from './text/source.js';

/**
 * The part of `lintDocument` that needs no reader of sentences, diagrams or games: what is wrong with the tables of a document. A page that
 * loads its readers as they are wanted has this to say while the others come.
 */
export function lintTables(
  source: Source,
  library: Library,
  profile: Profile,
): readonly Diagnostic[] {
  return judgeWith(source, () => {
    const document = readDocument(source, { library });
    return [...document.diagnostics, ...judgeVariants(document, source, profile)];
  }).filter(isShown);
}

/** What is found in a document within its steps, each once and in order of place; what its author suppressed is marked as hidden. */
export function judgeWith(
  source: Source,
  find: () => readonly Diagnostic[],
): readonly Diagnostic[] {
  const { tooMuch, value } = workOn(source, () =>
    withoutRepeats(find()).toSorted(compareDiagnostics),
  );
  const all = [...tooMuch, ...value];
  return suppressed(source, all, suppressionsOfDocument(source), 'up to the next blank line');
}
