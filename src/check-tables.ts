import { workOn } from './catalog/within-steps.js';
import { suppressed, suppressionsOfDocument } from './check/suppressions.js';
import type { Library } from './read/markdown/lower-pieces.js';
import { readDocument } from './read/markdown/read-document.js';
import { compareDiagnostics, isShown, withoutRepeats, type Diagnostic } from './text/diagnostic.js';
import type { Source } from './text/source.js';

/**
 * Checks only how the tables of a document are written. This part of `lintDocument` needs neither the lint rules nor the readers of
 * sentences, diagrams and games, so a web page can show its findings while it still loads those.
 */
export function lintTables(source: Source, library: Library): readonly Diagnostic[] {
  return checkDocument(source, () => readDocument(source, { library }).diagnostics).filter(isShown);
}

/** Findings in a document, without duplicates and in order of position. The work is limited by steps. Suppressed findings are marked as hidden. */
export function checkDocument(
  source: Source,
  find: () => readonly Diagnostic[],
): readonly Diagnostic[] {
  const { tooMuch, value } = workOn(source, () =>
    withoutRepeats(find()).toSorted(compareDiagnostics),
  );
  const all = [...tooMuch, ...value].map((found) => withLineEndsOf(source, found));
  return suppressed(source, all, suppressionsOfDocument(source), 'up to the next blank line');
}

/** The finding with a fix that ends its lines as the text does. */
function withLineEndsOf({ text }: Source, found: Diagnostic): Diagnostic {
  const { fix } = found;
  if (fix === undefined || !text.includes('\r\n')) return found;
  const edits = fix.edits.map((edit) => ({
    ...edit,
    text: edit.text.replace(/\r?\n/g, '\r\n'),
  }));
  return { ...found, fix: { ...fix, edits } };
}
