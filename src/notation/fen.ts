import { diagnose } from '../catalog/diagnose.js';
import { squareAt, type ByColor, type Color, type Square } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { Hand, Placement, Position } from '../ir/position.js';
import { squareSet } from '../ir/region.js';
import type { Diagnostic, Parsed } from '../text/diagnostic.js';
import { subspan, type Span } from '../text/span.js';
import type { FenContext } from './fen-context.js';
import { pieceSymbols, symbolAt, type PieceSymbol, type PieceSymbols } from './piece-symbols.js';

/** A position with what its text leaves open. */
export interface ReadFen {
  readonly position: Position | null;
  /** The fields of a FEN behind the castling rights as they are written: passing, checks, counters. Of an SFEN its move number. */
  readonly tail: readonly string[];
  /** Whether the text has a castling field; without one the rights are `-`. */
  readonly castlingStated: boolean;
  /** Whether it is an SFEN, where upper case is sente and `b` (black) is the first player. */
  readonly sfen: boolean;
}

/**
 * A position from a FEN `board[hands] w KQkq - 0 1` or an SFEN `board b hands 1`; only the board is obligatory. Null, with an
 * error at the very character, where the text does not fit the board and the pieces. `span` is the place of `text`.
 */
export function parseFen(text: string, context: FenContext, span: Span): Parsed<Position | null> {
  const { value, diagnostics } = readFen(text, context, span);
  return { value: value.position, diagnostics };
}

/** As `parseFen`, and says which fields the text has; `sfen` where it is known to be one. */
export function readFen(
  text: string,
  context: FenContext,
  span: Span,
  known: 'sfen' | null = null,
): Parsed<ReadFen> {
  const reader: Reader = {
    text,
    context,
    span,
    symbols: pieceSymbols(context),
    holes: [],
    diagnostics: [],
  };
  const [board, ...rest] = text.length > LONGEST_FEN ? [] : fieldsOf(text);
  if (board === undefined) {
    const message = `A FEN is one to ${LONGEST_FEN} characters long; this one has ${text.length}.`;
    report(reader, 'fen/rank-count', 0, text.length, message);
    return {
      value: { position: null, tail: [], castlingStated: false, sfen: false },
      diagnostics: reader.diagnostics,
    };
  }
  const bracket = text.slice(board.start, board.end).indexOf('[');
  const boardEnd = bracket === -1 ? board.end : board.start + bracket;
  const placements = readBoard(reader, board.start, boardEnd);
  const [turn, third, moveNumber] = rest;
  const looksLikeSfen =
    bracket === -1 && rest.length === 3 && isNumber(moveNumber?.text) && !isNumber(third?.text);
  const sfen = known === 'sfen' || looksLikeSfen;
  const hands =
    bracket !== -1
      ? readBracketHands(reader, boardEnd, board.end)
      : sfen && third !== undefined
        ? readHands(reader, third.start, third.end)
        : NO_HANDS;
  const tail = sfen ? readMoveNumber(reader, rest.slice(2)) : readTail(reader, rest.slice(1));
  const { castlingRights } = tail;
  const position: Position = {
    placements: placements.toSorted((a, b) => a.square - b.square),
    hands,
    turn: readTurn(reader, turn, sfen),
    castlingRights: castlingRights ?? '-',
    ...(reader.holes.length === 0 ? {} : { holes: squareSet(reader.holes) }),
  };
  return {
    value: {
      position: reader.diagnostics.some(({ severity }) => severity === 'error') ? null : position,
      tail: tail.fields,
      castlingStated: castlingRights !== null,
      sfen,
    },
    diagnostics: reader.diagnostics,
  };
}

interface Reader {
  readonly text: string;
  readonly context: FenContext;
  readonly span: Span;
  readonly symbols: PieceSymbols;
  /** Squares written `*`. */
  readonly holes: Square[];
  readonly diagnostics: Diagnostic[];
}

interface Field {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type FenCode = Extract<Parameters<typeof diagnose>[0], `fen/${string}`>;

/** Room for every square of the largest board with a piece of eight characters. */
const LONGEST_FEN = 4096;
const NO_HANDS: ByColor<Hand> = { white: [], black: [] };

/** The parts between blanks; blanks inside the brackets of the hands do not separate. */
function fieldsOf(text: string): readonly Field[] {
  return [...text.matchAll(/[^\s[]*\[[^\]]*\]?|\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^\d+$/.test(text);
}

function report(
  reader: Reader,
  code: FenCode,
  start: number,
  end: number,
  message: string,
  severity: 'error' | 'warning' = 'error',
): void {
  reader.diagnostics.push(diagnose(code, severity, subspan(reader.span, start, end), message));
}

function readBoard(reader: Reader, start: number, end: number): readonly Placement[] {
  const { board } = reader.context;
  const rows = reader.text.slice(start, end).split('/');
  if (rows.length !== board.ranks)
    report(
      reader,
      'fen/rank-count',
      start,
      end,
      `The FEN has ${rows.length} ranks, the board ${board.ranks}; ranks are parted by "/", the farthest from White first.`,
    );
  const placements: Placement[] = [];
  let rowStart = start;
  for (const [index, row] of rows.entries()) {
    placements.push(...readRow(reader, rowStart, row, board.ranks - 1 - index));
    rowStart += row.length + 1;
  }
  return placements;
}

function readRow(
  reader: Reader,
  rowStart: number,
  row: string,
  rank: number,
): readonly Placement[] {
  const { board } = reader.context;
  const rowEnd = rowStart + row.length;
  const placements: Placement[] = [];
  let file = 0;
  let offset = rowStart;
  while (offset < rowEnd) {
    const empty = digitsAt(reader.text, offset, rowEnd);
    if (empty !== '') {
      file += Number(empty);
      offset += empty.length;
      continue;
    }
    const square = squareAt(file, rank);
    if (reader.text[offset] === '*') {
      if (square !== null && rank < board.ranks) reader.holes.push(square);
      file += 1;
      offset += 1;
      continue;
    }
    const { symbol, end } = readPiece(reader, offset, rowEnd);
    if (symbol !== null && square !== null && rank < board.ranks)
      placements.push({ square, ...symbol });
    file += 1;
    offset = end;
  }
  if (file !== board.files && rank >= 0)
    report(
      reader,
      'fen/file-count',
      rowStart,
      rowEnd,
      `Rank ${rank + 1} of the FEN, "${clip(row)}", has ${file} squares, the board ${board.files} files.`,
    );
  return placements;
}

function digitsAt(text: string, start: number, end: number): string {
  let stop = start;
  while (stop < end && stop < start + 3 && /\d/.test(text.charAt(stop))) stop += 1;
  return text.slice(start, stop);
}

/** The piece at an offset, with its `+` and `~`; an unknown one is one square wide. */
function readPiece(
  reader: Reader,
  start: number,
  limit: number,
): { readonly symbol: PieceSymbol | null; readonly end: number } {
  const found = symbolAt(reader.symbols, reader.text.slice(0, limit), start);
  if (found === null) return reportUnknownPiece(reader, start, limit);
  const end = start + found.length;
  warnIfAmbiguous(reader, start, end);
  if (reader.text.charAt(end) !== '~' || end >= limit) return { symbol: found.symbol, end };
  const pawn = reader.context.pieces.find(
    ({ promotion }) => promotion.style === 'pawn' && promotion.to.includes(found.symbol.piece),
  );
  if (pawn === undefined)
    report(
      reader,
      'fen/not-promoted',
      start,
      end + 1,
      `"${reader.text.slice(start, end + 1)}" says that the piece was a pawn, but nothing promotes to it; leave the "~" out.`,
    );
  return { symbol: { ...found.symbol, promotedFrom: pawn?.id ?? null }, end: end + 1 };
}

function reportUnknownPiece(
  reader: Reader,
  start: number,
  limit: number,
): { readonly symbol: null; readonly end: number } {
  const { text, symbols, context } = reader;
  const plus = text.charAt(start) === '+' ? 1 : 0;
  const unpromoted = plus === 1 ? symbolAt(symbols, text.slice(0, limit), start + 1) : null;
  const [character = ''] = text.slice(start + plus, limit);
  const suffix = "'@".includes(text.charAt(start + plus + character.length)) ? 1 : 0;
  const end = Math.min(
    limit,
    start +
      plus +
      (unpromoted?.length ??
        character.length + (start + plus + character.length < limit ? suffix : 0)),
  );
  const written = text.slice(start, end);
  if (unpromoted === null)
    report(
      reader,
      'fen/unknown-piece',
      start,
      end,
      `"${written}" is no piece of this variant; its letters are ${[...context.letters.values()].join(', ')}.`,
    );
  else
    report(
      reader,
      'fen/not-promoted',
      start,
      end,
      `"${written}" is a promoted ${unpromoted.symbol.piece}, but that piece does not promote.`,
    );
  return { symbol: null, end };
}

/** `SC` may also be S and C where both exist; with its `@` it cannot. */
function warnIfAmbiguous(reader: Reader, start: number, end: number): void {
  const written = reader.text.slice(start, end).replace(/^\+/, '');
  if (written.length < 2 || /['@]$/.test(written)) return;
  const apart = [...written].every((letter) => reader.symbols.bySpelling.has(letter));
  if (!apart) return;
  report(
    reader,
    'fen/ambiguous',
    start,
    end,
    `"${written}" is read as one piece, though its letters are pieces too; write "${written}@".`,
    'warning',
  );
}

function readBracketHands(reader: Reader, open: number, end: number): ByColor<Hand> {
  const close = reader.text.indexOf(']', open);
  if (close === -1 || close !== end - 1) {
    report(
      reader,
      'fen/bad-hand',
      open,
      end,
      'The hands in brackets must end with "]" behind the board.',
    );
    return NO_HANDS;
  }
  return readHands(reader, open + 1, close);
}

/** `PPp`, `2Pp`, `-` or nothing: upper case is White's. */
function readHands(reader: Reader, start: number, end: number): ByColor<Hand> {
  const counts: ByColor<Map<PieceId, number>> = { white: new Map(), black: new Map() };
  if (reader.text.slice(start, end).trim() === '-') return NO_HANDS;
  let offset = start;
  while (offset < end) {
    if (/\s/.test(reader.text.charAt(offset))) {
      offset += 1;
      continue;
    }
    const digits = digitsAt(reader.text, offset, end);
    const pieceStart = offset + digits.length;
    const count = digits === '' ? 1 : Number(digits);
    if (pieceStart >= end || count === 0) {
      const message = `"${digits}" must be followed by a piece, and be at least 1.`;
      report(reader, 'fen/bad-hand', offset, Math.max(pieceStart, offset + 1), message);
      offset = pieceStart;
      continue;
    }
    const { symbol, end: next } = readPiece(reader, pieceStart, end);
    if (symbol?.promotedFrom === null) {
      const hand = counts[symbol.color];
      hand.set(symbol.piece, (hand.get(symbol.piece) ?? 0) + count);
    } else if (symbol !== null) {
      const message = `"${reader.text.slice(pieceStart, next)}" is promoted; a piece in hand never is.`;
      report(reader, 'fen/bad-hand', pieceStart, next, message);
    }
    offset = next;
  }
  return {
    white: handOf(reader.context, counts.white),
    black: handOf(reader.context, counts.black),
  };
}

function handOf(context: FenContext, counts: ReadonlyMap<PieceId, number>): Hand {
  return context.pieces.flatMap(({ id }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ piece: id, count }];
  });
}

function readTurn(reader: Reader, field: Field | undefined, sfen: boolean): Color {
  if (field === undefined) return 'white';
  if (field.text === 'w') return sfen ? 'black' : 'white';
  if (field.text === 'b') return sfen ? 'white' : 'black';
  report(
    reader,
    'fen/bad-field',
    field.start,
    field.end,
    `"${clip(field.text)}" is no side to move; write "w" or "b".`,
  );
  return 'white';
}

/** What follows the turn. */
interface Tail {
  /** Null if there are none. */
  readonly castlingRights: string | null;
  readonly fields: readonly string[];
}

/** Of a FEN: castling rights, en passant, counters. */
function readTail(reader: Reader, fields: readonly Field[]): Tail {
  const [first] = fields;
  const hasCastling = first !== undefined && /^(?:-|[A-Pa-pKQkq]+)$/.test(first.text);
  const rest = fields.slice(hasCastling ? 1 : 0);
  for (const field of rest)
    if (!/^(?:-|[a-p]\d{1,2}|\d+(?:\+\d+)?|\+\d\+\d)$/.test(field.text))
      report(
        reader,
        'fen/bad-field',
        field.start,
        field.end,
        `"${clip(field.text)}" is no castling rights, en-passant square or counter.`,
      );
  return { castlingRights: hasCastling ? first.text : null, fields: rest.map(({ text }) => text) };
}

/** Of an SFEN: one number. */
function readMoveNumber(reader: Reader, fields: readonly Field[]): Tail {
  for (const [index, field] of fields.entries())
    if (index > 0 || !isNumber(field.text))
      report(
        reader,
        'fen/bad-field',
        field.start,
        field.end,
        `"${clip(field.text)}" is no move number, with which an SFEN ends.`,
      );
  return { castlingRights: null, fields: fields.slice(0, 1).map(({ text }) => text) };
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
