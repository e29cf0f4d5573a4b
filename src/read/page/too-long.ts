import { diagnose } from '../../catalog/diagnose.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { visibleLength } from './visible-text.js';

/**
 * The maximum number of visible characters of a page, ten times as many as the longest rules page has. Markup, pictures and
 * scripts do not count.
 */
export const MOST_TEXT = 1_000_000;

/** Why a page is too long to be read. Null if it is not. */
export function whyTooLong(source: Source): Diagnostic | null {
  const { file, text } = source;
  // Visible text that replaces a tag is never longer than the tag.
  if (text.length <= MOST_TEXT || visibleLength(source, MOST_TEXT) <= MOST_TEXT) return null;
  const message = `The page shows more than ${MOST_TEXT} characters, which is too much for a page of rules, and is not read. Split it.`;
  return diagnose('doc/too-large', 'error', { file, start: 0, end: 1 }, message);
}
