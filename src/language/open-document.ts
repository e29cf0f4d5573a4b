import type { Profile } from '../catalog/profiles.js';
import type { Library } from '../read/markdown/lower-pieces.js';
import { readDocument } from '../read/markdown/read-document.js';
import { readSections } from '../read/markdown/sections.js';
import { once } from '../text/once.js';
import type { Diagnostic } from '../text/diagnostic.js';
import type { Source } from '../text/source.js';
import { documentMarks } from './document-marks.js';
import { reported, type OpenDocument, type Settings } from './opened.js';

/** Checks a document: all of it, or only its tables. */
type JudgeDocument = (source: Source, library: Library, profile: Profile) => readonly Diagnostic[];

/** Opens a document with piece tables; null if it has none. */
export function openDocument(
  source: Source,
  settings: Settings,
  judge: JudgeDocument,
): OpenDocument | null {
  const { library, profile, rules } = settings;
  // An empty text may become a rules document.
  const isEmpty = source.text.trim() === '';
  if (!isEmpty && !mayHaveTable(source.text)) return null;
  const sections = once(() => readSections(source).value);
  if (sections().length === 0 && !isEmpty) return null;
  const variants = once(() => readDocument(source, { library }).value);
  const found = once(() => (isEmpty ? [] : reported(judge(source, library, profile), rules)));
  const marks = once(() => documentMarks(source, sections(), variants(), library));
  return { kind: 'document', source, settings, sections, variants, diagnostics: found, marks };
}

/** Whether a line may be the header of a piece table. Most Markdown has none, and is not read any further. */
function mayHaveTable(text: string): boolean {
  return (
    /^[ \t]*\|.*\b(?:betza|piece|name|abbr)\b/im.test(text) || /^uses\b.*\bfrom\b/im.test(text)
  );
}
