import type { Completion } from '../../language/completion-item.js';
import { completions, documentationOf } from '../../language/completion.js';
import { fixAll } from '../../language/fix-all.js';
import { formatting } from '../../language/formatting.js';
import { hover } from '../../language/hover.js';
import { rename, renameableAt } from '../../language/names.js';
import { OpenTexts } from '../../language/open-texts.js';
import type { Open } from '../../language/opened.js';
import { holdsEntries, isIni } from '../texts.js';
import { SETTINGS } from './documents.js';
import { changesOf, currentText, type Change } from './analysis.js';
import { markdownHtml } from './markdown.js';

/** The language service for the text in the editor. */

const texts = new OpenTexts();

/** The text in the editor; null if it contains games or positions. */
function opened(): Open | null {
  const source = currentText();
  if (holdsEntries(source.file)) return null;
  if (texts.textOf(source.file) !== source.text) {
    for (const file of texts.files) if (file !== source.file) texts.close(file);
    texts.open(source, isIni(source.file) ? 'ini' : 'markdown', SETTINGS);
  }
  return texts.get(source.file);
}

/** The hover text at an offset, as HTML. */
export function hoverAt(
  offset: number,
): { readonly html: string; readonly from: number; readonly to: number } | null {
  const open = opened();
  const found = open === null ? null : hover(open, offset);
  if (found === null) return null;
  return { html: markdownHtml(found.text), from: found.at.start, to: found.at.end };
}

/** The completions at an offset. */
export function completeAt(offset: number): readonly Completion[] {
  const open = opened();
  return open === null ? [] : completions(open, offset);
}

/** The documentation of a completion, as HTML. */
export function documentation(about: NonNullable<Completion['about']>): string | null {
  const text = documentationOf(about);
  return text === null ? null : markdownHtml(text);
}

/** The name that would be renamed; null if there is none at this offset. */
export function nameAt(offset: number): string | null {
  const open = opened();
  const span = open === null ? null : renameableAt(open, offset);
  return open === null || span === null ? null : open.source.text.slice(span.start, span.end);
}

/** The changes that rename what is at this offset. A string says why that is impossible. */
export function renameAt(offset: number, name: string): readonly Change[] | string {
  const open = opened();
  if (open === null) return 'Texts of games and positions define no names.';
  const renaming = rename(open, offset, name);
  return renaming.kind === 'refused' ? renaming.why : changesOf(renaming.edits);
}

/** The changes that format the text. */
export function formatText(): readonly Change[] {
  const open = opened();
  return open === null ? [] : changesOf(formatting(open));
}

/** The changes of all safe fixes. */
export function fixEverything(): readonly Change[] {
  const open = opened();
  return open === null ? [] : changesOf(fixAll(open));
}
