import type { Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import { decoded, type Part } from './decoded.js';
import { tagsOf, type Tag } from './tags.js';

/**
 * Finds the elements of one class in a page, and gives their text: tags left out but `<br>` and ends of blocks, which become line ends,
 * entities decoded. Linear, strict, and executes nothing: scripts, styles and comments are passed over unread.
 */
export function elementsOfClass({ file, text }: Source, className: string): readonly Excerpt[] {
  const found: Excerpt[] = [];
  let open: OpenElement | null = null;
  for (const tag of tagsOf(text)) {
    if (open === null) {
      if (!tag.closes && classesOf(tag.attributes).includes(className))
        open = { name: tag.name, depth: 1, parts: [], from: tag.end };
      continue;
    }
    open.parts.push({ start: open.from, end: tag.start, mark: breaksLine(tag.name) ? '\n' : '' });
    open.from = tag.end;
    if (tag.name === open.name) open.depth += tag.closes ? -1 : 1;
    if (open.depth > 0) continue;
    found.push(decoded(file, text, open.parts));
    open = null;
  }
  if (open !== null) {
    open.parts.push({ start: open.from, end: text.length, mark: '' });
    found.push(decoded(file, text, open.parts));
  }
  return found;
}

/** The text that a page shows: `# ` before headings, `- ` before items, blocks on lines of their own; without scripts, styles and comments. */
export function visibleTextOf({ file, text }: Source): Excerpt {
  const parts: Part[] = [];
  let from = 0;
  let hidden: string | null = null;
  /** How many `pre` are open: only they keep their lines. */
  let kept = 0;
  for (const tag of tagsOf(text)) {
    if (hidden === null)
      parts.push({ start: from, end: tag.start, mark: markOf(tag), flows: kept === 0 });
    from = tag.end;
    if (tag.name === 'pre') kept = Math.max(0, kept + (tag.closes ? -1 : 1));
    if (hidden === null && !tag.closes && UNSEEN.includes(tag.name)) hidden = tag.name;
    else if (tag.closes && tag.name === hidden) hidden = null;
  }
  if (hidden === null) parts.push({ start: from, end: text.length, mark: '', flows: kept === 0 });
  return decoded(file, text, parts);
}

const UNSEEN: readonly string[] = ['script', 'style', 'textarea', 'title', 'template'];

/** What stands for a tag in the visible text. */
function markOf({ closes, name }: Tag): string {
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading !== undefined) return closes ? '\n\n' : `\n\n${'#'.repeat(Number(heading))} `;
  if (name === 'li') return closes ? '\n' : '\n- ';
  if (name === 'td' || name === 'th') return closes ? ' | ' : '';
  if (name === 'tr') return closes ? '\n' : '\n| ';
  if (name === 'p') return '\n\n';
  return breaksLine(name) ? '\n' : '';
}

/** The text of the first element of a name, such as `title` or `h1`; null: there is none, or it is empty. */
export function firstElementText({ file, text }: Source, name: string): string | null {
  let from: number | null = null;
  const parts: Part[] = [];
  for (const tag of tagsOf(text)) {
    if (from === null) {
      if (tag.name === name && !tag.closes) from = tag.end;
      continue;
    }
    parts.push({ start: from, end: tag.start, mark: '' });
    from = tag.end;
    if (tag.name === name && tag.closes) break;
  }
  const words = decoded(file, text, parts).text.split(/\s+/).join(' ').trim();
  return words === '' ? null : words;
}

interface OpenElement {
  readonly name: string;
  depth: number;
  readonly parts: Part[];
  from: number;
}

function classesOf(attributes: string): readonly string[] {
  const match = /(?:^|\s)class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(
    attributes.slice(0, LONGEST_ATTRIBUTES),
  );
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').split(/\s+/);
}

/** More than so many characters of attributes say nothing that is asked for. */
const LONGEST_ATTRIBUTES = 4096;

const LINE_ENDS: ReadonlySet<string> = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer header hr li main nav ol p pre section table td tr ul'.split(
    ' ',
  ),
);

function breaksLine(name: string): boolean {
  return LINE_ENDS.has(name);
}
