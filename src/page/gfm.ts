import { withoutControls } from './html.js';
import { Markup, type Content } from './markup.js';

/** A part of a page in GitHub-flavoured Markdown. */
export type Gfm = Markup<'gfm'>;
export type GfmContent = Content<'gfm'>;

/** Markdown with values in it: gfm`| ${name} | ${letters} |`. Values may be in running text and in table cells. */
export const gfm = Markup.template('gfm', escapeText);

/**
 * Escapes text so that it appears literally wherever inline text is allowed: no marks, links, HTML or line breaks. Characters with a meaning
 * only at the start of a line are escaped at the start of the text.
 */
function escapeText(text: string): string {
  return withoutControls(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|~&$@]/g, '\\$&')
    .replace(/:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/^ ?[#+=-]/, '\\$&')
    .replace(/^( ?\d+)([.)])/, '$1\\$2');
}

/** Inside a fenced block no character needs an escape. */
const inFence = Markup.template('gfm', withoutControls);

/** Text with code between backticks, as in messages; the code needs no escapes. Elsewhere it is text, and so is all of it if a backtick is alone. */
export function withCode(text: string): readonly Gfm[] {
  const parts = text.split('`');
  if (parts.length % 2 === 0) return [gfm`${text}`];
  return parts.map((part, index) =>
    index % 2 === 0 || part.trim() === ''
      ? gfm`${part}`
      : inFence`\`${part.replace(/\s+/g, ' ')}\``,
  );
}

/** A fenced block of literal text. Its fence is longer than any in the text. */
export function fenced(text: string): Gfm {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return inFence`${fence}text
${text.trimEnd()}
${fence}
`;
}
