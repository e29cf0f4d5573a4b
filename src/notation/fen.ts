import { squareAt } from '../ir/board.js';
import type { Placement, Position } from '../ir/position.js';
import { squareSet } from '../ir/region.js';
import type { Parsed } from '../text/diagnostic.js';
import type { Span } from '../text/span.js';
import type { FenContext } from './fen-context.js';
import {
  isNumber,
  NO_HANDS,
  readBracketHands,
  readHands,
  readMoveNumber,
  readTail,
  readTurn,
} from './fen-fields.js';
import { clip, digitsAt, readPiece, report, type FenReader, type Field } from './fen-reader.js';
import { pieceSymbols } from './piece-symbols.js';

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
  const reader: FenReader = {
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

/** Room for every square of the largest board with a piece of eight characters. */
const LONGEST_FEN = 4096;

/** The parts between blanks; blanks inside the brackets of the hands do not separate. */
function fieldsOf(text: string): readonly Field[] {
  return [...text.matchAll(/[^\s[]*\[[^\]]*\]?|\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function readBoard(reader: FenReader, start: number, end: number): readonly Placement[] {
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
  reader: FenReader,
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
