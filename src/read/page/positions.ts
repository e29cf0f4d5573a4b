import { opposite, squareAt } from '../../ir/board.js';
import type { Placement } from '../../ir/position.js';
import type { CellRow } from '../../notation/board-cell.js';
import { diagramReader, readDiagramRow } from '../../notation/diagram-cells.js';
import { diagramLines } from '../../notation/diagram-lines.js';
import { LONGEST_DIAGRAM } from '../../notation/diagram.js';
import { readFenRows } from '../../notation/fen-cells.js';
import { pieceSymbols, type PieceSymbol, type PieceSymbols } from '../../notation/piece-symbols.js';
import type { PositionFormat } from '../../notation/position-text.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { excerptOf } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import type { PieceSet } from './piece-sets.js';
import type { PositionText } from './position-texts.js';

/** A position that a page shows. */
export interface PagePosition {
  readonly kind: PositionFormat | 'diagram';
  readonly span: Span;
  /** The heading above it; null: there is none, or the position is not a text of the page. */
  readonly topic: string | null;
  /** In which part of the page it stands, counted from 0. */
  readonly part: number;
  /** Whether the page says that games begin so. */
  readonly isStart: boolean;
  readonly isOption: boolean;
  /** What it shows, by each of the page's sets that has all of its pieces, or most. */
  readonly readings: readonly PositionReading[];
}

/** What a position shows if its pieces are those of a set. */
export interface PositionReading {
  readonly set: PieceSet;
  /** The rank farthest from the first player first; as many, and as long, as the text has. */
  readonly rows: readonly PlacedRow[];
  /** What the text says of pieces that the set does not have; none: it was read whole. */
  readonly problems: readonly Diagnostic[];
}

export interface PlacedRow {
  readonly span: Span;
  readonly cells: readonly PlacedCell[];
}

/** A square, and where the page shows it. */
export interface PlacedCell {
  readonly symbol: PieceSymbol | null;
  readonly isHole: boolean;
  readonly span: Span;
}

/** What the texts of a page show, those that are positions. */
export function readPositions(
  texts: readonly PositionText[],
  sets: readonly PieceSet[],
): readonly PagePosition[] {
  const known = sets.map((set) => ({ set, symbols: pieceSymbols(set) }));
  return texts.flatMap((text) => {
    const { excerpt, isOption, isStart, part, topic } = text;
    const readings = known.flatMap((one) => readingOf(text, one) ?? []);
    const position: PagePosition = {
      kind: formatOf(text),
      span: excerpt.place(0, excerpt.text.length),
      topic: topic?.text ?? null,
      part,
      isStart,
      isOption,
      readings,
    };
    return readings.length === 0 ? [] : [position];
  });
}

/** A set with its spellings, which are the same for every text. */
interface KnownSet {
  readonly set: PieceSet;
  readonly symbols: PieceSymbols;
}

/** No board has fewer ranks or files. */
const LEAST_SIDE = 3;
const MOST_SIDE = 16;

/** What a FEN of a game's own shows; it stands on no page. Null: the set has not all of its pieces. */
export function readingOfFen(fen: string, set: PieceSet): PositionReading | null {
  const excerpt = excerptOf({ file: '', text: fen }, 0, fen.length);
  const text = {
    form: 'line',
    excerpt,
    topic: null,
    part: 0,
    isStart: true,
    isOption: false,
  } as const;
  const reading = readingOf(text, { set, symbols: pieceSymbols(set) });
  return reading?.problems.length === 0 ? reading : null;
}

/** Null: it is not a position, or one of other pieces. */
function readingOf(text: PositionText, known: KnownSet): PositionReading | null {
  const { set } = known;
  const {
    rows: found,
    turned,
    diagnostics,
  } = text.form === 'line' ? lineRows(text, known) : pictureRows(text, known);
  const { place } = text.excerpt;
  const shown = found.map(({ cells, end, start }) => ({
    span: place(start, end),
    cells: cells.map((cell) => ({
      symbol: cell.symbol,
      isHole: cell.isHole,
      span: place(cell.start, cell.end),
    })),
  }));
  const rows = turned ? shown.toReversed().map(turnedRow) : shown;
  const problems = diagnostics.filter(({ severity }) => severity === 'error');
  const cells = rows.flatMap((row) => row.cells);
  const pieces = cells.filter(({ symbol }) => symbol !== null).length;
  const isBoard =
    rows.length >= LEAST_SIDE &&
    rows.length <= MOST_SIDE &&
    isWidth(widthOf(rows)) &&
    pieces > 0 &&
    problems.length * 4 <= pieces;
  return isBoard && areRanks(rows) ? { set, rows, problems } : null;
}

function isWidth(width: number): boolean {
  return width >= LEAST_SIDE && width <= MOST_SIDE;
}

/** Most rows are equally long. */
function areRanks(rows: readonly PlacedRow[]): boolean {
  const width = widthOf(rows);
  const odd = rows.filter(({ cells }) => cells.length !== width).length;
  return odd === 0 || (rows.length > 3 && odd * 4 <= rows.length);
}

/** How many squares most of the rows have. */
export function widthOf(rows: readonly PlacedRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [most = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return most[0];
}

interface ReadRows {
  /** Whether the first player sits at the top. */
  readonly turned: boolean;
  readonly rows: readonly CellRow[];
  readonly diagnostics: readonly Diagnostic[];
}

function lineRows({ excerpt }: PositionText, { set, symbols }: KnownSet): ReadRows {
  const { text } = excerpt;
  const reader = {
    text,
    context: set,
    span: excerpt.place(0, text.length),
    symbols,
    diagnostics: [],
  };
  const end = /[[\s]/.exec(text)?.index ?? text.length;
  const rows = readFenRows(reader, 0, end);
  const turned = set.white === 'gote' && isSfen(text);
  return { rows, turned, diagnostics: reader.diagnostics };
}

function pictureRows({ excerpt }: PositionText, { set, symbols }: KnownSet): ReadRows {
  const { text } = excerpt;
  const reader = diagramReader(set, excerpt.place(0, text.length), symbols);
  const { rows } = diagramLines(text.slice(0, LONGEST_DIAGRAM), null);
  const cells = rows.map((row) => readDiagramRow(reader, row));
  const turned = set.white === 'gote' && reader.kanji;
  return { rows: cells, turned, diagnostics: reader.diagnostics };
}

/** The squares from the other player's left, with the colours exchanged. */
function turnedRow({ cells, span }: PlacedRow): PlacedRow {
  return {
    span,
    cells: cells.toReversed().map((cell) => ({
      ...cell,
      symbol: cell.symbol === null ? null : { ...cell.symbol, color: opposite(cell.symbol.color) },
    })),
  };
}

function isSfen(text: string): boolean {
  return /^\S+ [wb] \S+ \d+$/.test(text) && !text.includes('[');
}

function formatOf({ excerpt, form }: PositionText): PositionFormat {
  const { text } = excerpt;
  if (form === 'line') return isSfen(text) ? 'sfen' : 'fen';
  if (/[|・\u3400-\u9fff]/.test(text)) return 'bod';
  return /\S {2,}\S/.test(text) ? 'ascii' : 'letters';
}

/** The pieces of a reading on the squares of the board that it shows. */
export function placementsOf({ rows }: PositionReading): readonly Placement[] {
  return rows.flatMap(({ cells }, index) =>
    cells.flatMap(({ symbol }, file) => {
      const square = squareAt(file, rows.length - 1 - index);
      return symbol === null || square === null ? [] : [{ square, ...symbol }];
    }),
  );
}
