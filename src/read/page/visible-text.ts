import { excerptOf, type Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import { visibleTextOf } from '../diagram/html.js';

/** True for a page of HTML, by its name or how it begins. */
export function isHtmlPage({ file, text }: Source): boolean {
  return /\.html?$/i.test(file) || /^\s*<(?:!doctype|html)/i.test(text);
}

/** What a reader sees of a page. HTML is given as Markdown has it: `# ` before headings, `- ` before items of lists. */
export function visibleText(source: Source): Excerpt {
  return isHtmlPage(source) ? visibleTextOf(source) : excerptOf(source, 0, source.text.length);
}
