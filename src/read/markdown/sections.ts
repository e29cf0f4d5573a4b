import { diagnose } from '../../catalog/diagnose.js';
import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import type { AuthorOption } from '../../ir/variant.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic, Parsed } from '../../text/diagnostic.js';
import { keeperOf } from '../../text/keep.js';
import { didYouMean, nearest, respelled } from '../../text/nearest.js';
import type { Source } from '../../text/source.js';
import { joinSpans, subspan } from '../../text/span.js';
import { bulletNamed } from '../../notation/document/bullet-names.js';
import { linesOf, readBlocks, type Block, type NumberedItem, type Row } from './blocks.js';
import { isPieceTable } from './columns.js';
import { pieceList } from './piece-list.js';
import { slice, withoutBackticks, type Snippet } from './snippet.js';
import { isUses } from './uses-line.js';

export interface PieceTable {
  /** Whether its heading says "promoted". */
  readonly promoted: boolean;
  readonly header: Row;
  readonly rows: readonly Row[];
  readonly notes: readonly NumberedItem[];
}

/** A block that states no rule. A heading also says whether it belongs to a table of pieces. */
export type ProseBlock =
  | Exclude<Block, { kind: 'heading' }>
  | { readonly kind: 'part'; readonly heading: string; readonly ofPieces: boolean };

/** The part of a document that describes one variant: a heading of level 1 and everything up to the next. */
export interface Section {
  readonly heading: Snippet;
  readonly bullets: readonly Snippet[];
  readonly uses: readonly Snippet[];
  readonly tables: readonly PieceTable[];
  /** Blocks that show the start position: diagrams or FENs. */
  readonly starts: readonly Snippet[];
  readonly options: readonly AuthorOption[];
  /** Everything else in the section, under its headings. */
  readonly prose: readonly ProseBlock[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The sections of a document that describe variants. Cached, because several callers read the same text. */
export const readSections = keeperOf((source: Source): Parsed<readonly Section[]> => {
  const { value: blocks, diagnostics } = readBlocks(source);
  const titleDepth = depthOfTitles(blocks);
  const drafts: SectionDraft[] = [];
  let current: SectionDraft | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.depth === titleDepth) {
      current = newSection(block.text);
      drafts.push(current);
      continue;
    }
    if (
      current === null &&
      block.kind === 'table' &&
      isPieceTable(block.header, block.rows, false)
    ) {
      current = newSection({ text: 'variant', span: block.header.line.span });
      current.diagnostics.push(
        diagnose(
          'doc/table-without-heading',
          'error',
          block.header.line.span,
          'No heading stands above this piece table; write "# Name of the variant" above it.',
        ),
      );
      drafts.push(current);
    }
    if (current !== null) addBlock(current, block);
  }
  const games = drafts.filter(({ tables, uses }) => tables.length > 0 || uses.length > 0);
  const value = games.length === 1 ? withOthers(games, drafts) : games;
  return { value: value.map((game) => namedByFile(game, source.file)), diagnostics };
});

/** The highest headings name the variants, whether they have one `#` or more. Those below a common title do if two have start positions. */
function depthOfTitles(blocks: readonly Block[]): number {
  const depths = blocks.flatMap((block) => (block.kind === 'heading' ? [block.depth] : []));
  const highest = Math.min(Infinity, ...new Set(depths));
  const below = highest + 1;
  if (depths.filter((depth) => depth === highest).length !== 1) return highest;
  let starts = 0;
  let isOpen = false;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.depth <= below) isOpen = block.depth === below;
    // What stands above them belongs to one game, or to all.
    else if (starts === 0 && !isOpen && !isProse(block)) return highest;
    if (!isOpen || block.kind !== 'bullets' || !block.items.some(isStart)) continue;
    starts += 1;
    isOpen = false;
  }
  return starts > 1 ? below : highest;
}

/** Whether a block is a paragraph that states nothing. */
function isProse(block: Block): boolean {
  return block.kind === 'paragraph' && !isUses(block.text) && bareBullets(block.text).length === 0;
}

/** `Start: FEN` */
function isStart({ text }: Snippet): boolean {
  const [, name = ''] = BULLET_NAME.exec(text) ?? [];
  return bulletNamed(name) === 'Start';
}

/** Headings that name a part of a game, not a game. */
const OF_A_PART =
  /^(?:the )?(?:(?:initial |promoted )?pieces|moves|rules|set-?up|board|start(?:ing)? (?:position|array))$/i;

/** A game under such a heading is named after its file. */
function namedByFile(game: Section, file: string): Section {
  const { heading } = game;
  const name = /([^/\\]+?)(?:\.\w+)?$/.exec(file)?.[1]?.replace(/[-_]+/g, ' ') ?? '';
  if (!OF_A_PART.test(heading.text.trim()) || !/^[a-z]/i.test(name)) return game;
  const text = name.charAt(0).toUpperCase() + name.slice(1);
  return { ...game, heading: { ...heading, text } };
}

/** The only game of a document, joined with the bullets and blocks under other headings of level 1: `# Pieces`, `# Rules`. */
function withOthers(games: readonly Section[], drafts: readonly Section[]): readonly Section[] {
  const parts = drafts.filter((one) => games.includes(one) || one.bullets.some(isBullet));
  const named = [...parts, ...drafts].find(({ heading }) => !OF_A_PART.test(heading.text.trim()));
  const titled = named ?? parts[0];
  if (titled === undefined || (parts.length === 1 && parts.includes(titled))) return games;
  return [
    {
      heading: titled.heading,
      bullets: parts.flatMap(({ bullets }) => bullets),
      uses: parts.flatMap(({ uses }) => uses),
      tables: parts.flatMap(({ tables }) => tables),
      starts: parts.flatMap(({ starts }) => starts),
      options: parts.flatMap(({ options }) => options),
      prose: parts.flatMap(({ prose }) => prose),
      diagnostics: parts.flatMap((one) => one.diagnostics),
    },
  ];
}

interface SectionDraft extends Section {
  readonly bullets: Snippet[];
  readonly uses: Snippet[];
  readonly tables: (PieceTable & { readonly notes: NumberedItem[] })[];
  readonly starts: Snippet[];
  readonly options: AuthorOption[];
  readonly prose: ProseBlock[];
  readonly diagnostics: Diagnostic[];
  /** The heading above the current block, and the paragraph directly above it. */
  subheading: string;
  paragraph: string;
  /** The table that the next list of notes belongs to. */
  open: (PieceTable & { readonly notes: NumberedItem[] }) | null;
}

function newSection(heading: Snippet): SectionDraft {
  return {
    heading,
    bullets: [],
    uses: [],
    tables: [],
    starts: [],
    options: [],
    prose: [],
    diagnostics: [],
    subheading: '',
    paragraph: '',
    open: null,
  };
}

const PIECE_HEADING = /\b(?:initial|promoted) pieces\b/i;
/** Words that announce the start position. A heading or label must consist of a START_NAME; a sentence must contain START_WORDS. */
const START_NAME =
  '(?:(?:start(?:ing)?|initial|opening) (?:position|array|setup|set-up|fen)|start|fen|set-?up|array)';
const START_WORDS = /\b(?:start(?:ing)?|initial|opening) (?:position|array|setup|set-up|fen)\b/i;
const START_HEADING = new RegExp(`^(?:the )?${START_NAME}$`, 'i');

function addBlock(section: SectionDraft, block: Block): void {
  const pieces = block.kind === 'bullets' ? pieceList(block.items) : null;
  if (pieces !== null) {
    addBlock(section, pieces.table);
    if (pieces.others.length > 0) addBlock(section, { kind: 'bullets', items: pieces.others });
    return;
  }
  switch (block.kind) {
    case 'heading':
      section.subheading = block.text.text;
      section.open = null;
      section.prose.push({
        kind: 'part',
        heading: block.text.text,
        ofPieces: PIECE_HEADING.test(block.text.text),
      });
      break;
    case 'paragraph': {
      const start = startLine(block.text, section.subheading);
      const bare = bareBullets(block.text);
      if (bare.length > 0) addAll(section.bullets, bare);
      else if (start !== null) section.starts.push(start);
      else if (isUses(block.text)) section.uses.push(block.text);
      else section.prose.push(block);
      break;
    }
    case 'bullets': {
      const items = block.items.flatMap(statementsOf);
      const starts = items.flatMap((item) => startLine(item, section.subheading) ?? []);
      if (starts.length === items.length) addAll(section.starts, starts);
      else {
        addAll(section.uses, items.filter(isUses));
        addAll(
          section.bullets,
          items.filter((item) => !isUses(item)),
        );
        section.prose.push(block);
      }
      break;
    }
    case 'numbered': {
      const items = block.items.map(({ text }) => text);
      const labelled = items.filter(isBullet);
      const isList = labelled.length > 1 && labelled.length * 2 >= items.length;
      if (section.open !== null) addAll(section.open.notes, block.items);
      else addAll(section.bullets, isList ? items : labelled);
      if (section.open === null && labelled.length < items.length) section.prose.push(block);
      section.open = null;
      break;
    }
    case 'table':
      if (!isPieceTable(block.header, block.rows, PIECE_HEADING.test(section.subheading))) {
        section.prose.push(block);
        break;
      }
      section.open = {
        promoted: /promoted/i.test(section.subheading),
        header: block.header,
        rows: block.rows,
        notes: [],
      };
      section.tables.push(section.open);
      if (block.isBroken) section.diagnostics.push(brokenTable(block.header, block.rows));
      break;
    case 'code':
      if (block.language === 'ini' || (block.language === '' && isOfOptions(block.lines)))
        addOptions(section, block.lines);
      else if (section.bullets.some(announcesStart)) {
        section.bullets.splice(section.bullets.findIndex(announcesStart), 1);
        section.starts.push(block.lines);
      } else if (isOfStart(section.subheading) || START_WORDS.test(section.paragraph)) {
        section.starts.push(block.lines);
        // The paragraph that announces the position says nothing without it.
        if (START_WORDS.test(section.paragraph)) section.prose.pop();
      } else section.prose.push(block);
      break;
  }
  section.paragraph = lastWords(block);
}

/** The paragraph or the item at the end of a block. */
function lastWords(block: Block): string {
  const items = block.kind === 'bullets' ? block.items : [];
  const last = block.kind === 'paragraph' ? block.text : items.at(-1);
  return last?.text.slice(0, 2000) ?? '';
}

/** Whether a bullet is `Start position:` without a value, so that a board must follow. */
function announcesStart({ text }: Snippet): boolean {
  return text.length <= 80 && START_HEADING.test(text.replace(/[*_]|[:：]\s*$/g, ''));
}

/** The statements of an item. A line below it that is a statement by itself is one, too, even without a star or a blank line before it. */
function statementsOf(item: Snippet): readonly Snippet[] {
  if (item.text.length > LONGEST_BARE) return [item];
  const starts = [0];
  for (const { index } of item.text.matchAll(/\n/g)) {
    const line = slice(item, index + 1, index + LONGEST_OPENING);
    if (isBullet(line) || isUses(line)) starts.push(index + 1);
  }
  if (starts.length === 1) return [item];
  return starts.map((start, at) => slice(item, start, starts[at + 1] ?? item.text.length));
}

/** The lines of a paragraph such as `Size: 8x8`, which are bullets without stars; empty if any line is something else. */
function bareBullets(paragraph: Snippet): readonly Snippet[] {
  if (paragraph.text.length > LONGEST_BARE) return [];
  const isHeader = /\n|^[*_]*(?:size|board(?: size)?|id|rules)\b/i.test(paragraph.text);
  const lines = isHeader && isBullet(paragraph) ? linesOf(paragraph) : [];
  return lines.every(isBullet) ? lines : [];
}

const LONGEST_BARE = 4000;
/** The part of a line that shows whether it is a statement. */
const LONGEST_OPENING = 200;

/** The name of a bullet, before a colon. */
const BULLET_NAME = /^[*_]{0,2}([A-Za-z][A-Za-z -]{0,40}?)[*_]{0,2}[:：]/;

/** Whether a text begins with the name of a bullet and a colon. */
function isBullet({ text }: Snippet): boolean {
  const [, name = ''] = BULLET_NAME.exec(text) ?? [];
  return bulletNamed(name) !== null || /^(?:author|inventor|source|link)s?$/i.test(name);
}

/** The FEN of `Start: FEN` or `The starting position is: FEN`, or a FEN alone under a heading that announces it; null for anything else. */
function startLine(text: Snippet, heading: string): Snippet | null {
  const label = START_LABEL.exec(text.text.slice(0, 80))?.[0] ?? '';
  if (label === '' && !isOfStart(heading)) return null;
  const fen = withoutBackticks(slice(text, label.length, text.text.length));
  return FEN.test(fen.text) ? fen : null;
}

/** A board, perhaps with more fields. */
const FEN = /^[^\s/]+(?:\/[^\s/]+)+(?: [^\n]*)?$/;

const START_LABEL = new RegExp(
  `^[*_]{0,2}(?:the )?${START_NAME}(?: is)?[*_]{0,2}[:：][*_]{0,2}\\s{0,3}(?=[\`\\w])`,
  'i',
);

function isOfStart(heading: string): boolean {
  return START_HEADING.test(heading.trim().replace(/[:：.]$/, '')) || START_WORDS.test(heading);
}

/** Markdown takes these lines for prose. The pieces are read anyway, so that no other errors follow. */
function brokenTable(header: Row, rows: readonly Row[]): Diagnostic {
  const span = joinSpans(header.line.span, rows.at(-1)?.line.span ?? header.line.span);
  const dashes = `|${' --- |'.repeat(header.cells.length)}`;
  const behind = { file: span.file, start: header.line.span.end, end: header.line.span.end };
  const message = `These lines are not a table: the second line must be a row of dashes with as many cells as the first, \`${dashes}\`.`;
  return diagnose('doc/broken-table', 'error', span, message, {
    fix: {
      title: 'Insert the row of dashes',
      safety: 'safe',
      edits: [{ span: behind, text: `\n${dashes}` }],
    },
  });
}

/** Whether a block without a language consists of options, most of which the engine has. */
function isOfOptions(block: Snippet): boolean {
  const lines = linesOf(block).filter(({ text }) => text !== '' && !/^[#;]/.test(text));
  const keys = lines.map(({ text }) => /^([A-Za-z]\w{2,60})\s*=\s*\S/.exec(text)?.[1]);
  const known = keys.filter((key) => key !== undefined && OPTION_BY_KEY.has(key));
  return known.length > 0 && known.length * 2 >= keys.length && !keys.includes(undefined);
}

/** Reads the lines `key = value` of an ini block; `#` and `;` begin a comment. */
function addOptions(section: SectionDraft, lines: Snippet): void {
  let start = 0;
  for (const raw of lines.text.split('\n')) {
    const line = slice(lines, start, start + raw.length);
    start += raw.length + 1;
    if (line.text === '' || /^[#;]/.test(line.text)) continue;
    const equals = line.text.indexOf('=');
    if (equals === -1) {
      const message = `"${line.text.slice(0, 60)}" is not an option; write "key = value".`;
      section.diagnostics.push(diagnose('doc/bad-option', 'error', line.span, message));
      continue;
    }
    const key = slice(line, 0, equals);
    const value = slice(line, equals + 1, line.text.length);
    if (!OPTION_BY_KEY.has(key.text)) section.diagnostics.push(unknownOption(key));
    section.options.push({
      key: key.text,
      value: value.text,
      keySpan: key.span,
      valueSpan: value.span,
    });
  }
}

function unknownOption(key: Snippet): Diagnostic {
  const near = nearest(key.text, OPTION_BY_KEY.keys());
  const advice = didYouMean('; ', near, '"');
  const message = `Fairy-Stockfish has no option "${key.text.slice(0, 60)}"${advice}`;
  const span = subspan(key.span, 0, key.text.length);
  return diagnose('doc/unknown-option', 'error', span, message, respelled(span, near));
}
