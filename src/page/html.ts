import { Markup, type Content as AnyContent } from './markup.js';

/** A part of an HTML page or of an SVG picture. */
export type Html = Markup<'html'>;
export type Content = AnyContent<'html'>;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Markup with values in it: html`<td title="${name}">${cells}</td>`. Values are allowed only in element content and quoted attributes. */
export const html = Markup.template('html', escapeText);

/** Escapes text for element content and quoted attributes, in HTML and in XML. */
function escapeText(text: string): string {
  return withoutControls(text).replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '');
}

/**
 * Replaces characters that XML does not allow (control characters, lone surrogates) with U+FFFD, and also those that change the
 * direction of the text around them.
 */
export function withoutControls(text: string): string {
  return text.replace(UNPRINTABLE, '\uFFFD');
}

/** Controls other than tab and line ends, lone surrogates, non-characters, and marks that reorder text. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/gu;
