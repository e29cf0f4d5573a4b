import type { ByColor, Color } from '../ir/board.js';
import type { PieceId } from '../ir/piece.js';
import type { Hand } from '../ir/position.js';
import type { LetteredPieces } from './fen-context.js';
import { checksLeft, fenTail, type FenPart } from './fen-parts.js';
import { clip, digitsAt, readPiece, report, type FenReader } from './fen-reader.js';

/** Two empty hands. */
export const NO_HANDS: ByColor<Hand> = { white: [], black: [] };

/** Reads the hands in brackets after the board, such as `[PPp]`. */
export function readBracketHands(reader: FenReader, open: number, end: number): ByColor<Hand> {
  const close = reader.text.indexOf(']', open);
  if (close !== end - 1) {
    report(reader, 'fen/bad-hand', open, end, 'The hands after the board need a closing "]".');
    return NO_HANDS;
  }
  return readHands(reader, open + 1, close);
}

/** Reads hands such as `PPp` or `2Pp`, White's pieces in upper case; `-` or nothing if both are empty. */
export function readHands(reader: FenReader, start: number, end: number): ByColor<Hand> {
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
      const message = `"${reader.text.slice(pieceStart, next)}" is promoted, but pieces in hand never are.`;
      report(reader, 'fen/bad-hand', pieceStart, next, message);
    }
    offset = next;
  }
  return {
    white: handOf(reader.context, counts.white),
    black: handOf(reader.context, counts.black),
  };
}

function handOf(context: LetteredPieces, counts: ReadonlyMap<PieceId, number>): Hand {
  return context.pieces.flatMap(({ id }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ piece: id, count }];
  });
}

/** The side to move, White by default. */
export function readTurn(reader: FenReader, field: FenPart | undefined, sfen: boolean): Color {
  if (field === undefined) return 'white';
  if (field.text === 'w') return sfen ? 'black' : 'white';
  if (field.text === 'b') return sfen ? 'white' : 'black';
  report(
    reader,
    'fen/bad-field',
    field.start,
    field.end,
    `"${clip(field.text)}" is not a side to move; write "w" or "b".`,
  );
  return 'white';
}

/** The fields after the side to move. */
interface Tail {
  /** Null if there is no such field. */
  readonly castlingRights: string | null;
  readonly fields: readonly string[];
}

/** Reads the last fields of a FEN: castling rights, en passant square, counters. */
export function readTail(reader: FenReader, fields: readonly FenPart[]): Tail {
  const { castling } = fenTail(fields, (text) => /^(?:-|[A-Pa-pKQkq]+)$/.test(text));
  const rest = fields.slice(castling === null ? 0 : 1);
  for (const field of rest)
    if (!/^(?:-|[a-p]\d{1,2}|\d+(?:\+\d+)?|\+\d\+\d)$/.test(field.text))
      report(
        reader,
        'fen/bad-field',
        field.start,
        field.end,
        `"${clip(field.text)}" is not a castling, en passant or counter field.`,
      );
  return { castlingRights: castling?.text ?? null, fields: rest.map(({ text }) => text) };
}

/** The checks that each player still has to give, from a field such as `3+3`; null if there is none. */
export function checksOf(fields: readonly string[]): ByColor<number> | null {
  return fields.map(checksLeft).find((checks) => checks !== null) ?? null;
}

/** The number of half moves without progress, which follows the en passant square and the checks; 0 if there is no such field. */
export function clockOf(fields: readonly string[]): number {
  const [passing, ...counters] = fields;
  const clock = counters.find((text) => !text.includes('+'));
  return passing === undefined || isNumber(passing) || !isNumber(clock) ? 0 : Number(clock);
}

/** Reads the last field of an SFEN: the move number. */
export function readMoveNumber(reader: FenReader, fields: readonly FenPart[]): Tail {
  for (const [index, field] of fields.entries())
    if (index > 0 || !isNumber(field.text))
      report(
        reader,
        'fen/bad-field',
        field.start,
        field.end,
        `"${clip(field.text)}" is not a move number, which is the last field of an SFEN.`,
      );
  return { castlingRights: null, fields: fields.slice(0, 1).map(({ text }) => text) };
}

/** Whether a field is a number. */
export function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^\d+$/.test(text);
}
