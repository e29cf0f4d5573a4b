import { readdirSync, readFileSync } from 'node:fs';
import { openText, type Open } from '../../src/language/open-text.js';
import { libraryOf } from '../../src/read/markdown/library.js';

const SHIPPED = readdirSync('variants')
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ file: `variants/${name}`, text: readFileSync(`variants/${name}`, 'utf8') }));

export const SETTINGS = {
  profile: 'fairy-stockfish',
  rules: {},
  library: libraryOf(SHIPPED),
} as const;

/** Opens a text that contains a cursor `‸`. */
export function asked(
  marked: string,
  file = 'variants.ini',
): { open: Open; offset: number; text: string } {
  const offset = marked.indexOf('‸');
  const text = marked.replace('‸', '');
  const open = openText({ file, text }, file.endsWith('.ini') ? 'ini' : 'markdown', SETTINGS);
  if (open === null) throw new Error('the text is none of ours');
  return { open, offset, text };
}

/** The text after the edits. */
export function edited(
  text: string,
  edits: readonly { span: { start: number; end: number }; text: string }[],
): string {
  return [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce(
      (all, { span, text: added }) => all.slice(0, span.start) + added + all.slice(span.end),
      text,
    );
}
