import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { visibleText } from './visible-text.js';

/** So many characters are read of what a page shows, which is ten times the longest page of rules. Markup, pictures and scripts of HTML are none of them. */
export const MOST_TEXT = 1_000_000;

/** Why a page is not read; null: it is. */
export function whyTooLong(source: Source): Diagnostic | null {
  const { file, text } = source;
  // Nothing that stands for a tag is longer than the tag.
  if (text.length <= MOST_TEXT || visibleText(source, MOST_TEXT).text.length <= MOST_TEXT)
    return null;
  const message = `The page shows more than ${MOST_TEXT} characters, which is too much for a page of rules, and is not read. Split it.`;
  return diagnose('doc/too-large', 'error', { file, start: 0, end: 1 }, message);
}
