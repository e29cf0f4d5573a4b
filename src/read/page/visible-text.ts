import { excerptOf, type Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import { visibleLengthOf, visibleTextOf } from '../diagram/html.js';

/** Whether a page is HTML, judging by its name or its beginning. */
export function isHtmlPage({ file, text }: Source): boolean {
  return /\.html?$/i.test(file) || /^\s*<(?:!doctype|html)/i.test(text);
}

/** The text of a page that its readers see. HTML is converted to Markdown: `# ` before headings, `- ` before list items. */
export function visibleText(source: Source): Excerpt {
  if (isHtmlPage(source)) return visibleTextOf(source);
  const { file, text } = source;
  return excerptOf({ file, text: withHeadings(withBlankComments(text)) }, 0, text.length);
}

/** The length of that text. HTML is counted up to the part that exceeds `most` characters. */
export function visibleLength(source: Source, most: number): number {
  return isHtmlPage(source) ? visibleLengthOf(source, most) : source.text.length;
}

/** Replaces the marks of wiki headings, `== Pieces ==`, with those of Markdown. Offsets stay the same. */
function withHeadings(text: string): string {
  return text.replace(
    /^(={1,6})( [^=\n]{1,100} )(={1,6}) *$/gm,
    (_, signs: string, words: string, closing: string) =>
      '#'.repeat(signs.length) + words + ' '.repeat(closing.length),
  );
}

/** Replaces comments with spaces, so that offsets stay the same. A comment that is not closed is left. */
function withBlankComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', from)) {
    const closer = text.indexOf('-->', start + 2);
    if (closer === -1) break;
    const end = closer + '-->'.length;
    parts.push(text.slice(from, start), text.slice(start, end).replace(/[^\n]/g, ' '));
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
