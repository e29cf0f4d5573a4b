import type { Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';
import { decoded, decodedLength, type Part } from './decoded.js';
import { markupOf, type Markup, type Tag } from './markup.js';

/**
 * The text of the elements of one class in a page, with entities decoded. `<br>` and the ends of blocks become line ends; other
 * tags are left out, and scripts, styles and comments are skipped.
 */
export function elementsOfClass({ file, text }: Source, className: string): readonly Excerpt[] {
  const found: Excerpt[] = [];
  let open: OpenElement | null = null;
  for (const one of markupOf(text)) {
    if (open === null) {
      if (one.kind === 'tag' && !one.closes && one.classes.split(/\s+/).includes(className))
        open = { name: one.name, depth: 1, parts: [] };
      continue;
    }
    open.parts.push(partOf(one, breaksLine));
    if (one.kind === 'text' || one.name !== open.name) continue;
    open.depth += one.closes ? -1 : 1;
    if (open.depth > 0) continue;
    found.push(decoded(file, text, open.parts));
    open = null;
  }
  if (open !== null) found.push(decoded(file, text, open.parts));
  return found;
}

/** A text as it is, or the replacement for a tag. */
function partOf(one: Markup, markOf: (tag: Tag) => string, flows = false): Part {
  const { start } = one;
  return one.kind === 'text'
    ? { start, end: one.end, mark: '', flows }
    : { start, end: start, mark: markOf(one) };
}

/**
 * The text that a page shows: `# ` before headings, `- ` before items, each block on its own line. Scripts, styles and comments
 * are left out.
 */
export function visibleTextOf({ file, text }: Source): Excerpt {
  return decoded(file, text, visibleParts(text));
}

/** The length of the text that a page shows, counted up to the part that exceeds `most` characters. */
export function visibleLengthOf({ text }: Source, most: number): number {
  return decodedLength(text, visibleParts(text), most);
}

function* visibleParts(text: string): Generator<Part, void> {
  let hidden: string | null = null;
  /** The number of open `pre` elements. Line ends are kept only in them. */
  let kept = 0;
  const cells = new OpenCells();
  for (const one of markupOf(text)) {
    const end = one.kind === 'tag' && cells.endsBefore(one) ? CELL_END : '';
    if (hidden === null) yield partOf(one, (tag) => end + markOf(tag), kept === 0);
    if (one.kind === 'text') continue;
    const { closes, name } = one;
    if (name === 'pre') kept = Math.max(0, kept + (closes ? -1 : 1));
    if (hidden === null && !closes && UNSEEN.includes(name)) hidden = name;
    else if (closes && name === hidden) hidden = null;
  }
  if (hidden === null) yield { start: text.length, end: text.length, mark: '' };
}

const CELL_END = ' | ';

/** The cells that are open, one for each table around a place: `</td>` may be left out. */
class OpenCells {
  readonly #open: boolean[] = [];

  /** Whether a cell ends before a tag without a tag of its own. */
  endsBefore({ closes, name }: Tag): boolean {
    const isCell = name === 'td' || name === 'th';
    if (!isCell && name !== 'tr' && name !== 'table') return false;
    const isOpen = this.#open.pop() ?? false;
    if (name === 'table') {
      if (!closes) this.#open.push(isOpen, false);
      return closes && isOpen;
    }
    this.#open.push(isCell && !closes);
    return isOpen && !(isCell && closes);
  }
}

const UNSEEN: readonly string[] = ['script', 'style', 'textarea', 'title', 'template'];

/** The replacement for a tag in the visible text. */
function markOf(tag: Tag): string {
  const { closes, name } = tag;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading !== undefined) return closes ? '\n\n' : `\n\n${'#'.repeat(Number(heading))} `;
  if (name === 'li') return closes ? '\n' : '\n- ';
  if (name === 'td' || name === 'th') return closes ? CELL_END : '';
  if (name === 'tr') return closes ? '\n' : '\n| ';
  if (name === 'p') return '\n\n';
  return breaksLine(tag);
}

/** The text of the first element with a name, such as `title` or `h1`; null if there is none or it is empty. */
export function firstElementText({ file, text }: Source, name: string): string | null {
  const words = decoded(file, text, partsOfFirst(text, name)).text.split(/\s+/).join(' ').trim();
  return words === '' ? null : words;
}

/** The parts of the first element with a name. */
function* partsOfFirst(text: string, name: string): Generator<Part, void> {
  let isOpen = false;
  for (const one of markupOf(text)) {
    const isEdge: boolean = one.kind === 'tag' && one.name === name && one.closes === isOpen;
    if (isEdge && isOpen) return;
    if (isOpen) yield partOf(one, () => '');
    isOpen ||= isEdge;
  }
}

interface OpenElement {
  readonly name: string;
  depth: number;
  readonly parts: Part[];
}

const LINE_ENDS: ReadonlySet<string> = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer header hr li main nav ol p pre section table td tr ul'.split(
    ' ',
  ),
);

function breaksLine({ name }: Tag): string {
  return LINE_ENDS.has(name) ? '\n' : '';
}
