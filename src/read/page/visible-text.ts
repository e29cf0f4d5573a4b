import { excerptOf, type Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import { visibleTextOf } from '../diagram/html.js';

/** True for a page of HTML, by its name or how it begins. */
export function isHtmlPage({ file, text }: Source): boolean {
  return /\.html?$/i.test(file) || /^\s*<(?:!doctype|html)/i.test(text);
}

/**
 * What a reader sees of a page. HTML is given as Markdown has it: `# ` before headings, `- ` before items of lists. `most`: no more is asked
 * for than tells that there are more characters.
 */
export function visibleText(source: Source, most = Infinity): Excerpt {
  if (isHtmlPage(source)) return visibleTextOf(source, most);
  const { file, text } = source;
  return excerptOf({ file, text: withHeadings(withBlankComments(text)) }, 0, text.length);
}

/** `== Pieces ==`, as wikis have headings, with the signs of Markdown, so that places stay. */
function withHeadings(text: string): string {
  return text.replace(
    /^(={1,6})( [^=\n]{1,100} )(={1,6}) *$/gm,
    (_, signs: string, words: string, closing: string) =>
      '#'.repeat(signs.length) + words + ' '.repeat(closing.length),
  );
}

/** The text with blanks for its comments, so that places stay. An unclosed comment is none. */
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
