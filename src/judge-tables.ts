import { workOn } from './catalog/within-steps.js';
import { suppressed, suppressionsOfDocument } from './check/suppressions.js';
import type { Library } from './read/markdown/lower-pieces.js';
import { readDocument } from './read/markdown/read-document.js';
import { compareDiagnostics, isShown, withoutRepeats, type Diagnostic } from './text/diagnostic.js';
import type { Source } from './text/source.js';

/**
 * The part of `lintDocument` that needs neither the rules nor a reader of sentences, diagrams or games: what is wrong with how the tables of
 * a document are written. A page that loads its readers as they are wanted has this to say while the others come.
 */
export function lintTables(source: Source, library: Library): readonly Diagnostic[] {
  return judgeWith(source, () => readDocument(source, { library }).diagnostics).filter(isShown);
}

/** Findings in a document within its steps, without duplicates and in order of place; suppressed ones are marked as hidden. */
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
