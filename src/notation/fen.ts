import { squareAt, type Board, type Square } from '../ir/board.js';
import type { Placement, Position } from '../ir/position.js';
import { squareSet } from '../ir/region.js';
import type { Parsed } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import type { FenContext } from './fen-context.js';
import {
  checksOf,
  clockOf,
  isNumber,
  NO_HANDS,
  readBracketHands,
  readHands,
  readMoveNumber,
  readTail,
  readTurn,
} from './fen-fields.js';
import { commonWidth } from './board-cell.js';
import { readFenRows } from './fen-cells.js';
import { fenParts } from './fen-parts.js';
import { clip, report, type FenReader } from './fen-reader.js';
import { pieceSymbols } from './piece-symbols.js';

/** A position, and which fields its text has. */
export interface ReadFen {
  readonly position: Position | null;
  /** The fields of a FEN after the castling rights, as written: en passant, checks, counters. For an SFEN, the move number. */
  readonly tail: readonly string[];
  /** Whether the text has a castling field; without one the rights are `-`. */
  readonly castlingStated: boolean;
  /** Whether it is an SFEN: upper case is sente, and `b` (black) is the first player. */
  readonly sfen: boolean;
}

/**
 * Reads a position from a FEN `board[hands] w KQkq - 0 1` or an SFEN `board b hands 1`; only the board is required. Null, with an
 * error at the exact character, if the text does not fit the board or the pieces. `span` is the place of `text`.
 */
export function parseFen(text: string, context: FenContext, span: Span): Parsed<Position | null> {
  const { value, diagnostics } = readFen(text, context, span);
  return { value: value.position, diagnostics };
}

/** Like `parseFen`, and also returns which fields the text has. Give `'sfen'` if the text is known to be an SFEN. */
export function readFen(
  text: string,
  context: FenContext,
  span: Span,
  known: 'sfen' | null = null,
): Parsed<ReadFen> {
  const reader: FenReader = {
    text,
    context,
    span,
    symbols: pieceSymbols(context),
    diagnostics: [],
  };
  const [board, ...rest] = text.length > LONGEST_FEN ? [] : fenParts(text, 'document');
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
  const { holes, placements } = readBoard(reader, context.board, board.start, boardEnd);
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
  const checks = checksOf(tail.fields);
  const clock = sfen ? 0 : clockOf(tail.fields);
  const position: Position = {
    placements: placements.toSorted((a, b) => a.square - b.square),
    hands,
    turn: readTurn(reader, turn, sfen),
    castlingRights: castlingRights ?? '-',
    ...(holes.length === 0 ? {} : { holes: squareSet(holes) }),
    ...(checks === null ? {} : { checks }),
    ...(clock === 0 ? {} : { clock }),
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

/** Enough for a piece of eight characters on every square of the largest board. */
const LONGEST_FEN = 4096;

interface FenBoard {
  readonly placements: readonly Placement[];
  /** Squares written `*`. */
  readonly holes: readonly Square[];
}

function readBoard(
  reader: FenReader,
  { files, ranks }: Board,
  start: number,
  end: number,
): FenBoard {
  const rows = reader.text.slice(start, end).split('/');
  const cellRows = readFenRows(reader, start, end);
  const width = commonWidth(cellRows);
  if (width !== null && width !== files)
    report(
      reader,
      'fen/file-count',
      start,
      end,
      `The FEN has ${width}x${rows.length} squares (files x ranks), but this board has ${files}x${ranks}. Change the size or the FEN.`,
    );
  else if (rows.length !== ranks)
    report(
      reader,
      'fen/rank-count',
      start,
      end,
      `The FEN has ${rows.length} ranks, but the board has ${ranks}; separate ranks with "/", starting with the farthest from White.`,
    );
  const placements: Placement[] = [];
  const holes: Square[] = [];
  for (const [index, row] of cellRows.entries()) {
    const rank = ranks - 1 - index;
    for (const [file, { isHole, symbol }] of row.cells.entries()) {
      const square = squareAt(file, rank);
      if (square === null) continue;
      if (isHole) holes.push(square);
      if (symbol !== null) placements.push({ square, ...symbol });
    }
    if (width === null && row.cells.length !== files && rank >= 0)
      report(
        reader,
        'fen/file-count',
        row.start,
        row.end,
        `Rank ${rank + 1} of the FEN, "${clip(rows[index] ?? '')}", has ${row.cells.length} squares, but the board has ${files} files.`,
      );
  }
  return { placements, holes };
}
