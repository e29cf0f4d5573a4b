import { withoutControls } from './html.js';
import { Markup, type Content } from './markup.js';

/** A part of a page in GitHub-flavoured Markdown. */
export type Gfm = Markup<'gfm'>;
export type GfmContent = Content<'gfm'>;

/** Markdown with values in it: gfm`| ${name} | ${letters} |`. Values stand in running text and in cells of tables. */
export const gfm = Markup.template('gfm', escapeText);

/**
 * Text that shows as itself wherever inline text may stand: no mark, no link, no HTML, no end of the line. Signs that mean something only at
 * the beginning of a line are escaped at the beginning of the text.
 */
function escapeText(text: string): string {
  return withoutControls(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|~&$@]/g, '\\$&')
    .replace(/:(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/^ ?[#+=-]/, '\\$&')
    .replace(/^( ?\d+)([.)])/, '$1\\$2');
}

/** Within a fence nothing is a mark. */
const inFence = Markup.template('gfm', withoutControls);

/** A block that is shown as it is: its fence is longer than any in the text. */
export function fenced(text: string): Gfm {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return inFence`${fence}text
${text.trimEnd()}
${fence}
`;
}
