import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import { REMOVED_KEYS } from '../../catalog/options/removed-keys.js';
import { partOf, type Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import { isBoardRun, isPictureLine } from './picture-lines.js';
import { withoutEnd } from '../../text/without-end.js';

/**
 * A part of a page of one kind: options of a variants.ini, a board drawn in text, a table, sentences below a heading, or the
 * heading itself.
 */
export interface Block {
  readonly kind: BlockKind;
  readonly excerpt: Excerpt;
  /** The heading above it, without its marks. Null if there is none. */
  readonly topic: Excerpt | null;
}

type BlockKind = 'heading' | 'prose' | 'ini' | 'picture' | 'table';

/** Splits the visible text of a page into blocks, in order. Text in `elsewhere` (diagrams) is left out. */
export function blocksOf(page: Excerpt, elsewhere: readonly Span[]): readonly Block[] {
  const blocks: Block[] = [];
  let topic: Excerpt | null = null;
  for (const { end, kind, start } of stretchesOf(
    withBoards(withIniRuns(linesOf(page, elsewhere))),
  )) {
    const excerpt = partOf(page, start, end);
    if (kind === 'picture' && lineCount(excerpt) === 1) continue;
    blocks.push({ kind, excerpt, topic });
    if (kind === 'heading') topic = headingText(excerpt);
  }
  return blocks;
}

/** Consecutive lines of one kind. */
interface TextRange {
  readonly kind: BlockKind;
  readonly start: number;
  end: number;
}

function stretchesOf(lines: readonly Line[]): readonly TextRange[] {
  const stretches: TextRange[] = [];
  let open: TextRange | null = null;
  for (const { begins, end, kind, start } of lines) {
    if (kind === 'gap') {
      open = null;
      continue;
    }
    if (open === null || begins || open.kind !== kind) {
      open = { kind, start, end };
      stretches.push(open);
    }
    open.end = end;
  }
  return stretches;
}

type LineKind = BlockKind | 'gap';

interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: LineKind;
  /** Whether it always begins a block, as an item of a list does. */
  readonly begins: boolean;
}

function linesOf(page: Excerpt, elsewhere: readonly Span[]): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  let skipped = 0;
  let before: LineKind = 'gap';
  const texts = page.text.split('\n');
  for (const [index, text] of texts.entries()) {
    const end = start + text.length;
    let kind: LineKind | null = null;
    if (skipped < elsewhere.length) {
      const at = page.place(start, end);
      while ((elsewhere[skipped]?.end ?? Infinity) <= at.start) skipped++;
      if ((elsewhere[skipped]?.start ?? Infinity) < Math.max(at.end, at.start + 1)) kind = 'gap';
    }
    const isUnderline: boolean = before === 'heading' && isUnderlined(texts[index - 1], text);
    const isTitle: boolean = before !== 'prose' && isUnderlined(text, texts[index + 1]);
    kind ??= isUnderline || isTitle ? 'heading' : kindOfLine(text, before);
    before = kind;
    const begins = kind === 'heading' ? !isUnderline : kind === 'prose' && ITEM.test(text);
    lines.push({ text, start, end, kind, begins });
    start = end + 1;
  }
  return lines;
}

/** `- item`, `* item`, `1. item`, `2) item`. */
const ITEM = /^\s{0,12}(?:[-*+•|]|\d{1,2}[.)])\s/;
const FENCE = /^\s{0,3}(?:```|~~~)/;
/** The longest line that ends with a colon and is a heading. */
const LONGEST_PLAIN_HEADING = 60;

function kindOfLine(text: string, before: LineKind): LineKind {
  const line = text.trim();
  if (line === '' || FENCE.test(text)) return 'gap';
  if (/^#{1,6}\s/.test(line)) return 'heading';
  if (isPictureLine(text)) return 'picture';
  if (before !== 'table' && isLayoutRow(line)) return 'prose';
  if (line.startsWith('|') || /\S\s\|\s/.test(line) || /^[-| :]{5,}$/.test(line)) return 'table';
  if (PART_TITLE.test(line)) return 'heading';
  const isShort = line.length <= LONGEST_PLAIN_HEADING && !ITEM.test(text);
  return before !== 'prose' && isShort && /[^.]\s?[:：]$/.test(line) ? 'heading' : 'prose';
}

/** The name of a part of a page, alone on its line: pages that were copied as text have lost the marks of their headings. */
const PART_TITLE =
  /^(?:The )?(?:Introduction|Description|Board|Set-?up|(?:Initial|Starting) (?:Setup|Position)|Pieces|Rules|Notes|Objective|Movement|History|Strategy|Variants|Equipment|Credits)$/;

/** A line of `=` or `-` below a title makes it a heading of level 1 or 2. */
const UNDERLINE = /^ {0,3}(?:={2,}|-{3,})\s*$/;

/** Whether a line is a title that is underlined. A sentence above a line that only separates is none. */
function isUnderlined(text = '', next = ''): boolean {
  const line = text.trim();
  const isTitle = /^[\p{L}\p{N}"'*_([]/u.test(line) && !/[|.:;,=<>]/.test(line) && !ITEM.test(text);
  return UNDERLINE.test(next) && isTitle && line.length <= LONGEST_TITLE && !isPictureLine(text);
}
const LONGEST_TITLE = 80;

/** The level of a heading, from 1. Null if it is only a short line that ends with a colon. The names of parts are of level 2. */
export function headingLevel({ text }: Excerpt): number | null {
  const marks = /^\s*(#{1,6})/.exec(text)?.[1]?.length;
  if (marks !== undefined) return marks;
  const underline = /\n\s*([=-])/.exec(text)?.[1];
  if (underline === undefined) return PART_TITLE.test(text.trim()) ? 2 : null;
  return underline === '=' ? 1 : 2;
}

/** A heading without its marks. */
export function titleOf(excerpt: Excerpt): Excerpt {
  const from = /^[#\s]*/.exec(excerpt.text)?.[0].length ?? 0;
  const underline = excerpt.text.search(/\n\s*[=-]/);
  return partOf(excerpt, from, underline === -1 ? excerpt.text.length : underline);
}

/** A table row that only puts a picture beside a paragraph. */
function isLayoutRow(line: string): boolean {
  if (!line.startsWith('|')) return false;
  const filled = line
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)/g, '')
    .split('|')
    .filter((cell) => cell.trim() !== '');
  return filled.length === 1 && (filled[0]?.trim().split(/\s+/).length ?? 0) >= LEAST_WORDS_OF_ROW;
}
const LEAST_WORDS_OF_ROW = 6;

const PAIR = /^\s*([A-Za-z]\w{2,60})\s*=\s*\S/;
const HEADER = /^\s*\[[^\s[\]"]{1,80}\]\s*$/;

/** Consecutive lines that are a board drawn without spaces are a picture. */
function withBoards(lines: readonly Line[]): readonly Line[] {
  const marked = [...lines];
  let from = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at < lines.length && lines[at]?.kind !== 'gap') continue;
    const run = lines.slice(from, at);
    if (isBoardRun(run.map(({ text }) => text)))
      run.forEach((line, index) => {
        marked[from + index] = { ...line, kind: 'picture', begins: index === 0 };
      });
    from = at + 1;
  }
  return marked;
}

/** Consecutive lines `key = value`, or one in a fence, are options if the engine has most of the keys. Blank lines and comments between them are included. */
function withIniRuns(lines: readonly Line[]): readonly Line[] {
  const marked = [...lines];
  for (let from = 0; from < lines.length;) {
    const to = endOfRun(lines, from);
    if (to === from) {
      from++;
      continue;
    }
    const run = lines.slice(from, to);
    const pairs = run.filter(({ text }) => PAIR.test(text));
    const known = pairs.filter(({ text }) => isEngineKey(PAIR.exec(text)?.[1] ?? ''));
    const isBlock = to - from > 1 || FENCE.test(lines[from - 1]?.text ?? '');
    if (known.length > 0 && known.length * 2 >= pairs.length && isBlock)
      run.forEach((line, index) => {
        marked[from + index] = { ...line, kind: 'ini', begins: index === 0 };
      });
    from = to;
  }
  return marked;
}

/** The end of the run that begins at `from`. It is `from` itself if no run begins there. */
function endOfRun(lines: readonly Line[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const { kind = 'gap', text = '' } = lines[at] ?? {};
    const belongs = PAIR.test(text) || (HEADER.test(text) && at === from);
    if (belongs) end = at + 1;
    else if (at === from || !(kind === 'gap' || /^[#;]/.test(text))) break;
  }
  return end;
}

function isEngineKey(key: string): boolean {
  return OPTION_BY_KEY.has(key) || REMOVED_KEYS.has(key);
}

function headingText(excerpt: Excerpt): Excerpt {
  const title = titleOf(excerpt);
  return partOf(title, 0, withoutEnd(title.text, /[\s:：#]/).length);
}

function lineCount({ text }: Excerpt): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}
