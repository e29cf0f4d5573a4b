import type { List, ListItem, Root, RootContent, Table, TableCell } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { diagnose } from '../../catalog/diagnose.js';
import type { Parsed } from '../../text/diagnostic.js';
import { keeper } from '../../text/keep.js';
import { once } from '../../text/once.js';
import { lineEndAt, type Source } from '../../text/source.js';
import { subspan } from '../../text/span.js';
import { askSteps } from '../../text/steps.js';
import { htmlRows } from './html-table.js';
import { slice, withoutBackticks, type Snippet } from './snippet.js';

export interface Row {
  readonly cells: readonly Snippet[];
  /** The whole row. */
  readonly line: Snippet;
}

export interface NumberedItem {
  readonly number: number;
  readonly text: Snippet;
}

/** The blocks of a document that are read, in order. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: Snippet }
  | { readonly kind: 'paragraph'; readonly text: Snippet }
  | { readonly kind: 'bullets'; readonly items: readonly Snippet[] }
  | { readonly kind: 'numbered'; readonly items: readonly NumberedItem[] }
  | {
      readonly kind: 'table';
      readonly header: Row;
      readonly rows: readonly Row[];
      /** Whether its row of dashes is missing or has a different number of cells. For markdown that is a paragraph. */
      readonly isBroken: boolean;
    }
  | { readonly kind: 'code'; readonly language: string; readonly lines: Snippet };

/**
 * The constructs of markdown that would remove characters that fairyc needs (`*7`, `a*`, `SC@`), that matter only in prose, or
 * that take quadratic time (underlined headings). Without them the text of every block is exactly that of the source.
 */
const WITHOUT_INLINE = {
  disable: {
    null: [
      'attention',
      'autolink',
      'blockQuote',
      'characterEscape',
      'characterReference',
      'codeText',
      'definition',
      'hardBreakEscape',
      'htmlText',
      'labelEnd',
      'labelStartImage',
      'labelStartLink',
      'setextUnderline',
    ],
  },
};

/**
 * Measured: the markdown parser takes up to 60 microseconds per line, as much again for every level of a list, and half as much
 * for every cell. A blank, or a sign that might begin markup, takes 2 microseconds and 600 bytes, even if that markup is
 * disabled.
 */
const MOST_WORK = 20_000;
const MOST_CHARACTERS = 1_000_000;
const STEPS_OF_LINE = 100;
const WORK_OF_SIGN = 1 / 24;
const SIGNS = ' \t[]!&<\\`_*';
/** The maximum number of nested lists that one line may open. */
const MOST_MARKERS = 64;

/** The blocks of a document. If it is too large, there are none and an error. */
export function readBlocks(source: Source): Parsed<readonly Block[]> {
  if (source.text.length > MOST_CHARACTERS)
    return tooLarge(source, `${MOST_CHARACTERS} characters`);
  // A byte order mark would shift every offset by one.
  const text = source.text.replace(/^\uFEFF/, ' ');
  const chunks = chunksOf(text);
  const work = chunks.reduce((sum, chunk) => sum + chunk.work, 0);
  if (!askSteps(STEPS_OF_LINE * work)) return { value: [], diagnostics: [] };
  if (work > MOST_WORK)
    return tooLarge(source, `${MOST_WORK} lines or list levels, or as much to read in other ways`);
  return { value: blocksIn(text, chunks, source.file), diagnostics: [] };
}

function tooLarge({ file, text }: Source, what: string): Parsed<readonly Block[]> {
  const message = `More than ${what}, which is too much for a piece-table document.`;
  const span = { file, start: 0, end: Math.min(1, text.length) };
  return { value: [], diagnostics: [diagnose('doc/too-large', 'error', span, message)] };
}

/** Lines after a blank one, neither indented nor an item of a list: all blocks but fences and HTML have ended there. */
const CUT = /\n\r?\n(?=[^\s*+\-0-9])/g;

interface Chunk {
  readonly text: string;
  /** The cost of parsing it, in lines. */
  readonly work: number;
  readonly parsed: () => {
    readonly blocks: readonly Block[];
    /** Whether its last block may continue in the next chunk. */
    readonly isOpen: boolean;
  };
}

const keep = keeper<Chunk>(250_000);

/** The stretches between cuts. Those that an edit does not touch are not parsed again. */
function chunksOf(text: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let start = 0;
  for (const { 0: lineEnds, index } of text.matchAll(CUT)) {
    chunks.push(chunkOf(text.slice(start, index + lineEnds.length)));
    start = index + lineEnds.length;
  }
  chunks.push(chunkOf(text.slice(start)));
  return chunks;
}

function chunkOf(text: string): Chunk {
  return keep(text, () => {
    const forParser = withoutIdleSigns(text);
    return { text, work: workOf(forParser), parsed: once(() => readChunk(text, forParser)) };
  });
}

/** The blocks of all chunks. While a block may continue, twice as many chunks are parsed as one text, so that the total stays linear. */
function blocksIn(text: string, chunks: readonly Chunk[], file: string): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (let at = 0; at < chunks.length;) {
    let [chunk, next] = [chunks[at], at + 1];
    while (chunk?.parsed().isOpen === true && next < chunks.length) {
      next = Math.min(chunks.length, next + next - at);
      const end = chunks.slice(at, next).reduce((sum, one) => sum + one.text.length, start);
      chunk = chunkOf(text.slice(start, end));
    }
    for (const block of chunk?.parsed().blocks ?? []) blocks.push(movedBlock(block, start, file));
    start += chunk?.text.length ?? 0;
    at = next;
  }
  return blocks;
}

/** The blocks of a text that is parsed as a whole. */
export function readChunk(text: string, forParser: string): ReturnType<Chunk['parsed']> {
  const { children }: Root = fromMarkdown(forParser, {
    extensions: [gfmTable(), WITHOUT_INLINE],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const whole: Snippet = { text, span: { file: '', start: 0, end: text.length } };
  return {
    blocks: children.flatMap((node) => blocksOf(node, whole)),
    isOpen: mayGoOn(children.at(-1)),
  };
}

/** Whether the last block is a fence or HTML, which may continue. In a list it also holds the blank lines behind it. */
function mayGoOn(last: RootContent | undefined): boolean {
  if (last?.type === 'list' || last?.type === 'listItem') return mayGoOn(last.children.at(-1));
  return last?.type === 'code' || last?.type === 'html';
}

function movedBlock(block: Block, by: number, file: string): Block {
  const moved = (snippet: Snippet): Snippet => movedSnippet(snippet, by, file);
  const movedRow = ({ cells, line }: Row): Row => ({ cells: cells.map(moved), line: moved(line) });
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: moved(block.text) };
    case 'bullets':
      return { ...block, items: block.items.map(moved) };
    case 'numbered':
      return { ...block, items: block.items.map((item) => ({ ...item, text: moved(item.text) })) };
    case 'table':
      return { ...block, header: movedRow(block.header), rows: block.rows.map(movedRow) };
    case 'code':
      return { ...block, lines: moved(block.lines) };
  }
}

function movedSnippet({ span, text }: Snippet, by: number, file: string): Snippet {
  return { text, span: { file, start: span.start + by, end: span.end + by } };
}

/**
 * The same text with letters in place of brackets, `!`, `&` and blanks between words, none of which begins a block. The parser
 * reads letters at a fifth of the cost, and offsets stay the same. Lines that may hold tags or fences are left alone.
 */
function withoutIdleSigns(text: string): string {
  return text.replace(/^[^<>`~\n]+$/gm, (line) => line.replace(/[[\]!&]|(?<=\w) (?=\w)/g, 'x'));
}

/** The cost of a text: its lines, the levels of lists that they may be in, and the signs in them. */
function workOf(text: string): number {
  let work = 0;
  for (let start = 0; start < text.length && work <= MOST_WORK;) {
    const end = lineEndAt(text, start);
    work += 1 + levelsOf(text, start, end) + signsIn(text, start, end);
    start = end + 1;
  }
  return work;
}

function signsIn(text: string, start: number, end: number): number {
  let work = 0;
  for (let at = start; at < end; at++) {
    const sign = text.charAt(at);
    if (sign === '|') work += 1 / 2;
    else if (SIGNS.includes(sign)) work += WORK_OF_SIGN;
  }
  return work;
}

/** The list markers at the start of a line, and the levels that its indentation may continue. */
function levelsOf(text: string, start: number, end: number): number {
  let columns = 0;
  let markers = 0;
  for (let offset = start; offset < end; offset++) {
    const character = text.charAt(offset);
    if (character === ' ') columns += 1;
    else if (character === '\t') columns += 4;
    else if ('-*+.)'.includes(character)) markers += 1;
    else if (!(character >= '0' && character <= '9'))
      return markers > MOST_MARKERS ? MOST_WORK : Math.floor(columns / 2) + markers;
  }
  return markers > MOST_MARKERS ? MOST_WORK : markers;
}

type Positioned = Pick<RootContent, 'position'>;

function snippetOf(first: Positioned, last: Positioned, whole: Snippet): Snippet {
  return slice(whole, first.position?.start.offset ?? 0, last.position?.end.offset ?? 0);
}

function blocksOf(node: RootContent, whole: Snippet): readonly Block[] {
  if (node.type === 'heading') {
    const first = node.children[0];
    const last = node.children.at(-1);
    const text =
      first === undefined || last === undefined
        ? slice(snippetOf(node, node, whole), 0, 0)
        : snippetOf(first, last, whole);
    return [{ kind: 'heading', depth: node.depth, text }];
  }
  if (node.type === 'paragraph') {
    const text = snippetOf(node, node, whole);
    const underlined = text.text.indexOf('\n');
    if (underlined > 0 && /^=+\s*$/.test(text.text.slice(underlined + 1)))
      return [{ kind: 'heading', depth: 1, text: slice(text, 0, underlined) }];
    return [writtenTable(text) ?? { kind: 'paragraph', text }];
  }
  if (node.type === 'list') return listBlocks(node, whole);
  if (node.type === 'table') return tableBlocks(node, whole);
  if (node.type === 'html') return tableOf(htmlRows(snippetOf(node, node, whole)));
  if (node.type === 'code')
    return [
      { kind: 'code', language: (node.lang ?? '').toLowerCase(), lines: codeLines(node, whole) },
    ];
  return [];
}

/** The list and, as separate blocks after it, whatever its items hold besides their first paragraph. */
function listBlocks(list: List, whole: Snippet): readonly Block[] {
  const block: Block =
    list.ordered === true
      ? { kind: 'numbered', items: numberedItems(list, whole) }
      : {
          kind: 'bullets',
          items: list.children.flatMap((item) => itemText(item, whole)?.text ?? []),
        };
  const inner = list.children.flatMap((item) => [
    ...(itemText(item, whole)?.tables ?? []),
    ...item.children
      .slice(item.children[0]?.type === 'paragraph' ? 1 : 0)
      .flatMap((node) => blocksOf(node, whole)),
  ]);
  return [block, ...inner];
}

/** The first paragraph of an item, and a table directly below it. Without a blank line between them, markdown reads one paragraph. */
function itemText(
  item: ListItem,
  whole: Snippet,
): { readonly text: Snippet; readonly tables: readonly Block[] } | null {
  const [first] = item.children;
  if (first?.type !== 'paragraph') return null;
  const all = snippetOf(first, first, whole);
  const bar = /\n[ \t]{0,3}\|/.exec(all.text)?.index;
  const table = bar === undefined ? null : writtenTable(slice(all, bar + 1, all.text.length));
  if (bar === undefined || table === null) return { text: all, tables: [] };
  return { text: slice(all, 0, bar), tables: [table] };
}

/** The numbers that the author wrote if they increase; otherwise markdown's count (`1.` before every item). */
function numberedItems(list: List, whole: Snippet): readonly NumberedItem[] {
  const written = list.children.map((item) =>
    Number.parseInt(snippetOf(item, item, whole).text.slice(0, 9), 10),
  );
  const rising = written.every(
    (number, index) => index === 0 || number > (written[index - 1] ?? 0),
  );
  return list.children.flatMap((item, index) => {
    const text = itemText(item, whole)?.text ?? null;
    const counted = (list.start ?? 1) + index;
    return text === null ? [] : [{ number: rising ? (written[index] ?? counted) : counted, text }];
  });
}

function tableBlocks(table: Table, whole: Snippet): readonly Block[] {
  return tableOf(
    table.children.map((row) => ({
      cells: row.children.map((cell) => cellText(cell, whole)),
      line: snippetOf(row, row, whole),
    })),
  );
}

function tableOf([header, ...rows]: readonly Row[]): readonly Block[] {
  return header === undefined ? [] : [{ kind: 'table', header, rows, isBroken: false }];
}

/** Lines that all begin with a bar. The author meant a table. */
function writtenTable(paragraph: Snippet): Block | null {
  const lines = linesOf(paragraph);
  if (lines.length < 2 || !lines.every(({ text }) => text.startsWith('|'))) return null;
  const [header, ...rows] = lines
    .filter(({ text }) => !DASHES.test(text))
    .map((line): Row => ({ cells: cellsOf(line), line }));
  if (header === undefined) return null;
  const [, second] = lines;
  const isBroken =
    second === undefined ||
    !DASHES.test(second.text) ||
    cellsOf(second).length !== header.cells.length;
  return { kind: 'table', header, rows, isBroken };
}

const DASHES = /^[|\s:-]*-[|\s:-]*$/;

/** Each line of a text, without blanks around it. */
export function linesOf(snippet: Snippet): readonly Snippet[] {
  let start = 0;
  return snippet.text.split('\n').map((raw) => {
    const line = slice(snippet, start, start + raw.length);
    start += raw.length + 1;
    return line;
  });
}

/** The cells of a line that begins with a bar. The closing bar is optional. */
function cellsOf(line: Snippet): readonly Snippet[] {
  const bars = [...line.text.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  const ends = line.text.endsWith('|') ? bars.slice(1) : [...bars.slice(1), line.text.length];
  return ends.map((end, index) => {
    const cell = slice(line, (bars[index] ?? 0) + 1, end);
    return unescaped(withoutBackticks(cell));
  });
}

/** The text of a cell without its bars. */
function cellText(cell: TableCell, whole: Snippet): Snippet {
  const { text, span } = snippetOf(cell, cell, whole);
  const start = text.startsWith('|') ? 1 : 0;
  const end =
    text.endsWith('|') && !text.endsWith('\\|') ? Math.max(start, text.length - 1) : text.length;
  return unescaped(withoutBackticks(plain(slice({ text, span }, start, end))));
}

/** `**King**` without the stars. A single star is kept, since it may be part of a move. */
function plain(cell: Snippet): Snippet {
  return /^(\*\*|__)[^*_]+\1$/.test(cell.text) ? slice(cell, 2, cell.text.length - 2) : cell;
}

/** `R\*` as `R*`. This is the only case in which a text is shorter than its span. */
function unescaped({ text, span }: Snippet): Snippet {
  return { text: text.replace(/\\([!-/:-@[-`{-~])/g, '$1'), span };
}

/** The lines between the fences, or the indented lines. */
function codeLines(node: RootContent, whole: Snippet): Snippet {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const span = subspan(whole.span, start, end);
  const raw = whole.text.slice(start, end);
  const fence = /^(`{3,}|~{3,})/.exec(raw)?.[1];
  if (fence === undefined) return { text: raw, span };
  const firstLine = raw.indexOf('\n') === -1 ? raw.length : raw.indexOf('\n') + 1;
  const lastLine = raw.lastIndexOf('\n') + 1;
  const closed = raw.slice(lastLine).trim().startsWith(fence) && lastLine >= firstLine;
  const stop = closed ? lastLine : raw.length;
  return { text: raw.slice(firstLine, stop), span: subspan(span, firstLine, stop) };
}
