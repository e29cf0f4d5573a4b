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

/** A position on a page. */
export interface PagePosition {
  readonly kind: PositionFormat | 'diagram';
  readonly span: Span;
  /** The heading above it. Null if there is none, or if the position is not in the text of the page. */
  readonly topic: string | null;
  /** The number of the part of the page that contains it, from 0. */
  readonly part: number;
  /** Whether the page says that it is the start position. */
  readonly isStart: boolean;
  readonly isOption: boolean;
  /** Its reading with each of the page's piece sets that has all or most of its pieces. */
  readonly readings: readonly PositionReading[];
}

/** A position read with the pieces of a set. */
export interface PositionReading {
  readonly set: PieceSet;
  /** The rank farthest from the first player comes first. The number and length of ranks are those of the text. */
  readonly rows: readonly PlacedRow[];
  /** The pieces in the text that the set does not have. Empty if all of it was read. */
  readonly problems: readonly Diagnostic[];
}

export interface PlacedRow {
  readonly span: Span;
  readonly cells: readonly PlacedCell[];
}

/** A square and its place on the page. */
export interface PlacedCell {
  readonly symbol: PieceSymbol | null;
  readonly isHole: boolean;
  readonly span: Span;
}

/** The texts of a page that are positions, read. */
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

/** A set with its spellings, which are the same for all texts. */
interface KnownSet {
  readonly set: PieceSet;
  readonly symbols: PieceSymbols;
}

/** The fewest and most ranks or files of a board. */
const LEAST_SIDE = 3;
const MOST_SIDE = 16;

/** Reads a FEN that is not on a page. Null if the set does not have all of its pieces. */
export function readingOfFen(fen: string, set: PieceSet): PositionReading | null {
  const excerpt = excerptOf({ file: '', text: fen }, 0, fen.length);
  const text = {
    form: 'line',
    excerpt,
    topic: null,
    part: 0,
    isStart: true,
    isOption: false,
    isExample: false,
  } as const;
  const reading = readingOf(text, { set, symbols: pieceSymbols(set) });
  return reading?.problems.length === 0 ? reading : null;
}

/** Reads a text with a set. Null if it is not a position, or one of other pieces. */
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

/** Whether most rows have the same length. */
function areRanks(rows: readonly PlacedRow[]): boolean {
  const width = widthOf(rows);
  const odd = rows.filter(({ cells }) => cells.length !== width).length;
  return odd === 0 || (rows.length > 3 && odd * 4 <= rows.length);
}

/** The length of most rows, in squares. */
export function widthOf(rows: readonly PlacedRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [most = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return most[0];
}

interface ReadRows {
  /** Whether the first player is at the top. */
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

/** The squares as seen by the other player, with the colours exchanged. */
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

/** The pieces of a reading on the squares of its board. */
export function placementsOf({ rows }: PositionReading): readonly Placement[] {
  return rows.flatMap(({ cells }, index) =>
    cells.flatMap(({ symbol }, file) => {
      const square = squareAt(file, rows.length - 1 - index);
      return symbol === null || square === null ? [] : [{ square, ...symbol }];
    }),
  );
}
