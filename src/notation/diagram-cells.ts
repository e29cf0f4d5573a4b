import { diagnose } from '../catalog/diagnose.js';
import type { Color } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { subspan, type Span } from '../text/span.js';
import type { BoardCell, CellRow } from './board-cell.js';
import type { DiagramLine } from './diagram-lines.js';
import type { LetteredPieces } from './fen-context.js';
import { pieceSymbols, symbolAt, type PieceSymbol, type PieceSymbols } from './piece-symbols.js';

/** The pieces that a diagram may show. */
export interface PicturedPieces extends LetteredPieces {
  /** Types that only promotion creates, so that their glyph always means a promoted piece. */
  readonly promotedOnly: ReadonlySet<PieceId>;
}

/** The state of reading a diagram. */
export interface DiagramReader {
  readonly span: Span;
  readonly context: PicturedPieces;
  readonly symbols: PieceSymbols;
  /** The type of each glyph. */
  readonly glyphs: ReadonlyMap<string, PieceId>;
  /** The chess symbols of Unicode, for the pieces with their names. */
  readonly figurines: ReadonlyMap<string, PieceSymbol>;
  readonly diagnostics: Diagnostic[];
  /** The unknown pieces reported so far, in upper case. */
  readonly unknown: Set<string>;
  /** Whether a glyph was found, so that the sides are sente and gote. */
  kanji: boolean;
}

/** Starts reading the diagram at `span`. `symbols` are those of the context, if already computed. */
export function diagramReader(
  context: PicturedPieces,
  span: Span,
  symbols: PieceSymbols = pieceSymbols(context),
): DiagramReader {
  return {
    span,
    context,
    symbols,
    glyphs: glyphsOf(context),
    figurines: figurinesOf(context),
    diagnostics: [],
    unknown: new Set(),
    kanji: false,
  };
}

function glyphsOf(context: LetteredPieces): ReadonlyMap<string, PieceId> {
  const glyphs = new Map<string, PieceId>();
  for (const { id, glyphs: own } of context.pieces)
    for (const glyph of own) if (!glyphs.has(glyph)) glyphs.set(glyph, id);
  return glyphs;
}

const FIGURINES: readonly (readonly [name: string, white: string, black: string])[] = [
  ['king', '♔', '♚'],
  ['queen', '♕', '♛'],
  ['rook', '♖', '♜'],
  ['bishop', '♗', '♝'],
  ['knight', '♘', '♞'],
  ['pawn', '♙', '♟'],
];

/** A piece may have one of the symbols as its glyph; otherwise its name counts. */
function figurinesOf({ pieces }: LetteredPieces): ReadonlyMap<string, PieceSymbol> {
  return new Map<string, PieceSymbol>(
    FIGURINES.flatMap(([name, white, black]) => {
      const piece =
        pieces.find(({ glyphs }) => glyphs.includes(white) || glyphs.includes(black)) ??
        pieces.find(({ id }) => id === name);
      if (piece === undefined) return [];
      const symbol = { piece: piece.id, promotedFrom: null };
      return [
        [white, { ...symbol, color: 'white' }],
        [black, { ...symbol, color: 'black' }],
      ] as const;
    }),
  );
}

const EMPTY = '・･.-_';
/** The characters for a square that is missing from the board, or a wall. */
const HOLES = '*＊';

/** All squares of a row, whatever the size of the board. */
export function readDiagramRow(reader: DiagramReader, row: DiagramLine): CellRow {
  const cells: BoardCell[] = [];
  for (let offset = 0; offset < row.text.length;) {
    const character = row.text.charAt(offset);
    // Behind a figurine may stand the sign for its look as text or as an emoji.
    if (/[\s|\uFE0E\uFE0F]/.test(character)) {
      offset += 1;
      continue;
    }
    const isHole = HOLES.includes(character);
    const { length, symbol } = isHole
      ? { length: 1, symbol: null }
      : readSquare(reader, row, offset);
    const start = row.start + offset;
    cells.push({ symbol, isHole, start, end: start + length });
    offset += length;
  }
  return { start: row.start, end: row.start + row.text.length, cells };
}

/** The span of a part of a row. */
export function rowSpan(reader: DiagramReader, row: DiagramLine, start: number, end: number): Span {
  return subspan(reader.span, row.start + start, row.start + end);
}

interface ReadSquare {
  readonly symbol: PieceSymbol | null;
  readonly length: number;
}

/** Reads one square. An unknown piece is reported and counts as a square. */
function readSquare(reader: DiagramReader, row: DiagramLine, offset: number): ReadSquare {
  const figurine = reader.figurines.get(row.text.charAt(offset));
  if (figurine !== undefined) return { symbol: figurine, length: 1 };
  const glyph = readGlyph(reader, row, offset);
  if (glyph !== null) return glyph;
  const found = symbolAt(reader.symbols, row.text, offset);
  if (found !== null) return found;
  const character = row.text.charAt(offset);
  if (EMPTY.includes(character)) return { symbol: null, length: 1 };
  const rest = row.text.slice(offset, offset + 8);
  const word = /^[^\s|]+/.exec(rest)?.[0] ?? character;
  const [first = character] = rest;
  const unknown = /\S\s+\S/.test(row.text) && word.length <= 4 ? word : first;
  // A piece missing from the table is often on many squares, so report it once.
  const sign = unknown.length > 1 ? unknown.replace(/^[vV^]/, '') : unknown;
  if (!reader.unknown.has(sign.toUpperCase()))
    reader.diagnostics.push(
      diagnose(
        'fen/unknown-piece',
        'error',
        rowSpan(reader, row, offset, offset + unknown.length),
        `"${unknown}" is not a piece of this variant.`,
      ),
    );
  reader.unknown.add(sign.toUpperCase());
  return { symbol: null, length: unknown.length };
}

const PREFIXES: ReadonlyMap<string, { readonly color: Color; readonly promoted: boolean }> =
  new Map([
    ['v', { color: 'black', promoted: false }],
    ['V', { color: 'black', promoted: true }],
    ['^', { color: 'white', promoted: true }],
  ]);

/** For example `香`, `v香`, `^鷲`, `V鷲`. */
function readGlyph(reader: DiagramReader, row: DiagramLine, offset: number): ReadSquare | null {
  const prefix = PREFIXES.get(row.text.charAt(offset));
  const start = prefix === undefined ? offset : offset + 1;
  const [glyph = ''] = row.text.slice(start, start + 2);
  const piece = reader.glyphs.get(glyph);
  if (piece === undefined) return null;
  reader.kanji = true;
  const length = start + glyph.length - offset;
  const promoted = prefix?.promoted === true || reader.context.promotedOnly.has(piece);
  const promotedFrom = promoted ? promoterOf(reader, row, offset, length, piece, glyph) : null;
  return { symbol: { piece, color: prefix?.color ?? 'white', promotedFrom }, length };
}

function promoterOf(
  reader: DiagramReader,
  row: DiagramLine,
  offset: number,
  length: number,
  piece: PieceId,
  glyph: string,
): PieceId | null {
  const [first, second] = reader.context.pieces.filter(
    ({ promotion }) => promotion.style === 'shogi' && promotion.to === piece,
  );
  const report = (code: 'fen/not-promoted' | 'doc/ambiguous-promotion', message: string): void => {
    const severity = code === 'fen/not-promoted' ? 'error' : 'warning';
    reader.diagnostics.push(
      diagnose(code, severity, rowSpan(reader, row, offset, offset + length), message),
    );
  };
  if (first === undefined) report('fen/not-promoted', `Nothing promotes to "${glyph}".`);
  else if (second !== undefined)
    report(
      'doc/ambiguous-promotion',
      `Both ${first.id} and ${second.id} promote to "${glyph}"; using ${first.id}.`,
    );
  return first?.id ?? null;
}
