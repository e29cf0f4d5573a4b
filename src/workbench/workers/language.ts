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
import { changesOf, currentText, type Change } from './judged.js';
import { markdownHtml } from './markdown.js';

/** What the language service answers when somebody asks about a place, for one text at a time. */

const texts = new OpenTexts();

/** The text that the editor shows; null: it is none of ours. */
function opened(): Open | null {
  const source = currentText();
  if (holdsEntries(source.file)) return null;
  if (texts.textOf(source.file) !== source.text) {
    for (const file of texts.files) if (file !== source.file) texts.close(file);
    texts.open(source, isIni(source.file) ? 'ini' : 'markdown', SETTINGS);
  }
  return texts.get(source.file);
}

/** What is to be said of a place, as HTML. */
export function hoverAt(
  offset: number,
): { readonly html: string; readonly from: number; readonly to: number } | null {
  const open = opened();
  const found = open === null ? null : hover(open, offset);
  if (found === null) return null;
  return { html: markdownHtml(found.text), from: found.at.start, to: found.at.end };
}

/** What fits at a place. */
export function completeAt(offset: number): readonly Completion[] {
  const open = opened();
  return open === null ? [] : completions(open, offset);
}

/** What there is to read about something that fits, as HTML. */
export function documentation(about: NonNullable<Completion['about']>): string | null {
  const text = documentationOf(about);
  return text === null ? null : markdownHtml(text);
}

/** The word that would be renamed; null: nothing here has a name. */
export function nameAt(offset: number): string | null {
  const open = opened();
  const span = open === null ? null : renameableAt(open, offset);
  return open === null || span === null ? null : open.source.text.slice(span.start, span.end);
}

/** Gives what stands at a place another name; a string says why not. */
export function renameAt(offset: number, name: string): readonly Change[] | string {
  const open = opened();
  if (open === null) return 'Nothing here has a name that this text gives.';
  const renaming = rename(open, offset, name);
  return renaming.kind === 'refused' ? renaming.why : changesOf(renaming.edits);
}

/** The canonical layout. */
export function layOut(): readonly Change[] {
  const open = opened();
  return open === null ? [] : changesOf(formatting(open));
}

/** All safe fixes, each proved. */
export function fixEverything(): readonly Change[] {
  const open = opened();
  return open === null ? [] : changesOf(fixAll(open));
}
