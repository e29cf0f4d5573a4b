import type { Excerpt } from '../../text/excerpt.js';
import type { Source } from '../../text/source.js';

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
    open.parts.push({ start: open.from, end: tag.start, breaks: breaksLine(tag.name) });
    open.from = tag.end;
    if (tag.name === open.name) open.depth += tag.closes ? -1 : 1;
    if (open.depth > 0) continue;
    found.push(decoded(file, text, open.parts));
    open = null;
  }
  if (open !== null) {
    open.parts.push({ start: open.from, end: text.length, breaks: false });
    found.push(decoded(file, text, open.parts));
  }
  return found;
}

/** The text that a page shows: `# ` before headings, `- ` before items, blocks on lines of their own; without head, scripts and styles. */
export function visibleTextOf({ file, text }: Source): Excerpt {
  const parts: Part[] = [];
  let from = 0;
  let hidden: string | null = null;
  for (const tag of tagsOf(text)) {
    if (hidden === null)
      parts.push({ start: from, end: tag.start, breaks: false, mark: markOf(tag) });
    from = tag.end;
    if (hidden === null && !tag.closes && UNSEEN.includes(tag.name)) hidden = tag.name;
    else if (tag.closes && tag.name === hidden) hidden = null;
  }
  if (hidden === null) parts.push({ start: from, end: text.length, breaks: false });
  return decoded(file, text, parts);
}

const UNSEEN: readonly string[] = ['head', 'script', 'style', 'textarea', 'title', 'template'];

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
    parts.push({ start: from, end: tag.start, breaks: false });
    from = tag.end;
    if (tag.name === name && tag.closes) break;
  }
  const words = decoded(file, text, parts).text.split(/\s+/).join(' ').trim();
  return words === '' ? null : words;
}

interface Tag {
  /** In small letters. */
  readonly name: string;
  readonly closes: boolean;
  readonly attributes: string;
  readonly start: number;
  readonly end: number;
}

interface OpenElement {
  readonly name: string;
  depth: number;
  readonly parts: Part[];
  from: number;
}

/** A stretch of text between tags, and whether the tag behind it ends a line. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly breaks: boolean;
  /** Stands behind it instead of the tag. */
  readonly mark?: string;
}

const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/y;
/** Elements whose content is no markup. */
const RAW: readonly string[] = ['script', 'style', 'textarea', 'title'];

/** The tags of a page, in order. What stands in comments, scripts and styles has none. */
function* tagsOf(text: string): Generator<Tag> {
  const lower = text.toLowerCase();
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    if (start === -1) return;
    if (text.startsWith('<!--', start)) {
      const end = text.indexOf('-->', start + 4);
      if (end === -1) return;
      at = end + 3;
      continue;
    }
    TAG.lastIndex = start;
    const match = TAG.exec(text);
    if (match?.index !== start) {
      at = start + 1;
      continue;
    }
    const name = (match[2] ?? '').toLowerCase();
    const end = endOfTag(text, TAG.lastIndex);
    yield {
      name,
      closes: match[1] === '/',
      attributes: text.slice(TAG.lastIndex, end - 1),
      start,
      end,
    };
    at = end;
    if (match[1] === '/' || !RAW.includes(name)) continue;
    const close = lower.indexOf(`</${name}`, end);
    at = close === -1 ? text.length : close;
  }
}

/** Behind the `>` that ends a tag, which may stand in quotes before; the end of the text if there is none. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return text.length;
}

function classesOf(attributes: string): readonly string[] {
  const match = /(?:^|\s)class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(
    attributes.slice(0, LONGEST_ATTRIBUTES),
  );
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').split(/\s+/);
}

/** More than so many characters of attributes say nothing that is asked for. */
const LONGEST_ATTRIBUTES = 4096;

const LINE_ENDS: readonly string[] = ['br', 'p', 'div', 'li', 'tr', 'td', 'pre'];

function breaksLine(name: string): boolean {
  return LINE_ENDS.includes(name);
}

const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/** The text of parts, with the place of every character of it. */
function decoded(file: string, text: string, parts: readonly Part[]): Excerpt {
  const signs: string[] = [];
  /** Where each character begins, and at last where the text ends. */
  const starts: number[] = [];
  const add = (decodedText: string, at: number): void => {
    for (const sign of decodedText.split('')) {
      signs.push(sign);
      starts.push(at);
    }
  };
  for (const { start, end, breaks, mark } of parts) {
    for (let at = start; at < end;) {
      const entity = text[at] === '&' ? entityAt(text.slice(at, Math.min(end, at + 12))) : null;
      add(entity?.text ?? text.charAt(at), at);
      at += entity?.length ?? 1;
    }
    add(mark ?? (breaks ? '\n' : ''), end);
  }
  const last = parts.at(-1)?.end ?? 0;
  const placeAt = (at: number): number => starts[at] ?? last;
  return {
    text: signs.join(''),
    place: (start, end) => ({
      file,
      start: placeAt(start),
      end: end === start ? placeAt(start) : Math.max(placeAt(start), endOfSign(end - 1)),
    }),
  };

  /** The place behind a character, which may be an entity. */
  function endOfSign(at: number): number {
    const from = placeAt(at);
    const entity = text[from] === '&' ? entityAt(text.slice(from, from + 12)) : null;
    return from + (entity?.length ?? 1);
  }
}

function entityAt(text: string): { readonly text: string; readonly length: number } | null {
  const match = /^&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/.exec(text);
  if (match === null) return null;
  const [whole, decimal, hexadecimal, name] = match;
  const named = name === undefined ? undefined : NAMED_ENTITIES.get(name);
  if (named !== undefined) return { text: named, length: whole.length };
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff
    ? { text: String.fromCodePoint(code), length: whole.length }
    : null;
}
