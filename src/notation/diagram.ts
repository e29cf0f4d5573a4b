import { diagnose } from '../catalog/diagnose.js';
import { squareAt, type Color, type Square } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { Hand, Placement, Position } from '../ir/position.js';
import { squareSet } from '../ir/region.js';
import type { Diagnostic, Parsed } from '../text/diagnostic.js';
import { subspan, type Span } from '../text/span.js';
import { diagramLines, type DiagramLine } from './diagram-lines.js';
import type { FenContext } from './fen-context.js';
import { pieceSymbols, symbolAt, type PieceSymbol, type PieceSymbols } from './piece-symbols.js';
import { turnPosition } from './turn-position.js';

/** What a diagram is read with. */
export interface DiagramContext extends FenContext {
  /** Types that come onto the board only by promotion: their glyph always shows a promoted piece. */
  readonly promotedOnly: ReadonlySet<PieceId>;
  /** Which side of a kanji diagram is the first player. */
  readonly white: 'sente' | 'gote';
}

/**
 * A position from a picture: BOD (`|v香 ・^鷲|`: v is gote, ^ and V are promoted), letters in columns of three (` l  n' sc .`)
 * or one character a square (`r . k`), upper case White; `*` is a hole. Null, with an error in the row, where it does not fit the board.
 */
export function parseDiagram(
  text: string,
  context: DiagramContext,
  span: Span,
): Parsed<Position | null> {
  const reader: Reader = {
    span,
    context,
    symbols: pieceSymbols(context),
    glyphs: glyphsOf(context),
    holes: [],
    diagnostics: [],
    kanji: false,
  };
  const { board } = context;
  const { rows, hands, letterHands, turn } = diagramLines(text.slice(0, LONGEST_DIAGRAM), board);
  if (rows.length !== board.ranks) {
    const message = `The diagram has ${rows.length} ranks, the board ${board.ranks}.`;
    reader.diagnostics.push(diagnose('doc/diagram-row-count', 'error', span, message));
    return { value: null, diagnostics: reader.diagnostics };
  }
  const placements = rows.flatMap((row, index) => readRow(reader, row, board.ranks - 1 - index));
  const sente = hands.sente === null ? [] : readHand(reader, hands.sente);
  const gote = hands.gote === null ? [] : readHand(reader, hands.gote);
  const letters = letterHands.flatMap((line) => readLetterHand(reader, line));
  if (reader.diagnostics.some(({ severity }) => severity === 'error'))
    return { value: null, diagnostics: reader.diagnostics };
  const turned = reader.kanji && context.white === 'gote';
  const toMove = turn ?? (turned ? 'gote' : 'sente');
  const upright: Position = {
    placements: placements.toSorted((a, b) => a.square - b.square),
    hands: {
      white: [...sente, ...handOf(reader, letters, 'white')],
      black: [...gote, ...handOf(reader, letters, 'black')],
    },
    turn: toMove === 'sente' ? 'white' : 'black',
    castlingRights: '-',
    ...(reader.holes.length === 0 ? {} : { holes: squareSet(reader.holes) }),
  };
  return {
    value: turned ? turnPosition(upright, board) : upright,
    diagnostics: reader.diagnostics,
  };
}

/** Four characters a square, and frames, are less than half of this on the largest board. */
const LONGEST_DIAGRAM = 4096;

interface Reader {
  readonly span: Span;
  readonly context: DiagramContext;
  readonly symbols: PieceSymbols;
  /** The type that has a glyph. */
  readonly glyphs: ReadonlyMap<string, PieceId>;
  readonly holes: Square[];
  readonly diagnostics: Diagnostic[];
  /** Whether a glyph was seen: then the sides are sente and gote. */
  kanji: boolean;
}

function glyphsOf(context: FenContext): ReadonlyMap<string, PieceId> {
  const glyphs = new Map<string, PieceId>();
  for (const { id, glyphs: own } of context.pieces)
    for (const glyph of own) if (!glyphs.has(glyph)) glyphs.set(glyph, id);
  return glyphs;
}

const EMPTY = '・･.-_';
/** A square that is no part of the board, or a wall. */
const HOLES = '*＊';

function readRow(reader: Reader, row: DiagramLine, rank: number): readonly Placement[] {
  const { board } = reader.context;
  const placements: Placement[] = [];
  let file = 0;
  for (let offset = 0; offset < row.text.length;) {
    const character = row.text.charAt(offset);
    if (/[\s|]/.test(character)) {
      offset += 1;
      continue;
    }
    const square = squareAt(file, rank);
    if (HOLES.includes(character)) {
      if (square !== null) reader.holes.push(square);
      file += 1;
      offset += 1;
      continue;
    }
    const { symbol, length } = readSquare(reader, row, offset);
    if (symbol !== null && square !== null) placements.push({ square, ...symbol });
    file += 1;
    offset += length;
  }
  if (file !== board.files) {
    const message = `This row of the diagram has ${file} squares, the board ${board.files} files.`;
    reader.diagnostics.push(
      diagnose('doc/diagram-row-count', 'error', rowSpan(reader, row, 0, row.text.length), message),
    );
  }
  return placements;
}

function rowSpan(reader: Reader, row: DiagramLine, start: number, end: number): Span {
  return subspan(reader.span, row.start + start, row.start + end);
}

interface ReadSquare {
  readonly symbol: PieceSymbol | null;
  readonly length: number;
}

/** A piece, or null for an empty square; an unknown piece is reported and counts as a square. */
function readSquare(reader: Reader, row: DiagramLine, offset: number): ReadSquare {
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
  const message = `"${unknown}" is no piece of this variant.`;
  reader.diagnostics.push(
    diagnose(
      'fen/unknown-piece',
      'error',
      rowSpan(reader, row, offset, offset + unknown.length),
      message,
    ),
  );
  return { symbol: null, length: unknown.length };
}

const PREFIXES: ReadonlyMap<string, { readonly color: Color; readonly promoted: boolean }> =
  new Map([
    ['v', { color: 'black', promoted: false }],
    ['V', { color: 'black', promoted: true }],
    ['^', { color: 'white', promoted: true }],
  ]);

/** `香`, `v香`, `^鷲`, `V鷲`. */
function readGlyph(reader: Reader, row: DiagramLine, offset: number): ReadSquare | null {
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
  reader: Reader,
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
      `Both ${first.id} and ${second.id} promote to "${glyph}"; ${first.id} is taken.`,
    );
  return first?.id ?? null;
}

/** `歩三 銀`, `なし` or nothing. */
function readHand(reader: Reader, line: DiagramLine): Hand {
  const counts = new Map<PieceId, number>();
  for (const { 0: item, index } of line.text.matchAll(/\S[〇一二三四五六七八九十\d]*/gu)) {
    if ('なし。、,'.includes(item)) continue;
    const [glyph = ''] = item;
    const piece = reader.glyphs.get(glyph);
    if (piece !== undefined && !reader.context.promotedOnly.has(piece)) {
      const count = kanjiNumber(item.slice(glyph.length));
      counts.set(piece, (counts.get(piece) ?? 0) + count);
      continue;
    }
    const message = `"${glyph}" is no piece for a hand; write glyphs with numbers, such as 歩三 銀.`;
    reader.diagnostics.push(
      diagnose(
        'doc/diagram-hand',
        'error',
        rowSpan(reader, line, index, index + item.length),
        message,
      ),
    );
  }
  return reader.context.pieces.flatMap(({ id }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ piece: id, count }];
  });
}

interface Held {
  readonly piece: PieceId;
  readonly color: Color;
  readonly count: number;
}

/** `P*2 s*1`: upper case is White's. */
function readLetterHand(reader: Reader, line: DiagramLine): readonly Held[] {
  return [...line.text.matchAll(/(\S+)\*(\d+)/g)].flatMap(
    ({ 0: item, 1: letters = '', 2: count, index }) => {
      const symbol = reader.symbols.bySpelling.get(letters);
      if (symbol !== undefined && Number(count) > 0)
        return [{ piece: symbol.piece, color: symbol.color, count: Number(count) }];
      const message = `"${item}" is no piece for a hand; write letters with numbers, such as P*3 S*1.`;
      const place = rowSpan(reader, line, index, index + item.length);
      reader.diagnostics.push(diagnose('doc/diagram-hand', 'error', place, message));
      return [];
    },
  );
}

/** The hand of a side, in the order of the pieces. */
function handOf(reader: Reader, held: readonly Held[], color: Color): Hand {
  return reader.context.pieces.flatMap(({ id }) => {
    const own = held.filter((one) => one.piece === id && one.color === color);
    return own.length === 0
      ? []
      : [{ piece: id, count: own.reduce((sum, { count }) => sum + count, 0) }];
  });
}

/** `三` is 3, `十八` 18, `二十` 20, `12` 12, nothing 1. */
function kanjiNumber(text: string): number {
  if (text === '') return 1;
  if (/^\d+$/.test(text)) return Number(text);
  const digit = (kanji: string): number => '〇一二三四五六七八九'.indexOf(kanji);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (tens === '' ? 1 : digit(tens ?? '')) : 0;
  return Math.max(1, 10 * ten + (ones === '' ? 0 : digit(ones ?? '')));
}
