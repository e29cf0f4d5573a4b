import { endOfRank, scanRank } from '../../notation/board-field.js';
import {
  checksLeft,
  fenParts,
  fenTail,
  scanHands,
  type FenPart,
} from '../../notation/fen-parts.js';
import { addPassing } from '../en-passant.js';
import { setCastling } from './castling-field.js';
import { pawnThreatens } from './passing-field.js';
import type { CompiledGame } from '../compiled-game.js';
import { bitOf, isPiece, sideOf, typeOf, WALL } from '../piece-code.js';
import { clearPosition, createPosition, setSquare } from '../changes.js';
import {
  CHECKS_LEFT,
  COUNTING_LIMIT,
  COUNTING_PLY,
  MOVABLE_WALL,
  PROMOTED,
  RULE_50,
  type Position,
} from '../position.js';
import { regionTables } from '../tables/tables.js';
import { letterAt, lettersOf, type Letters } from './letters.js';
import { parseSquareNumber } from './squares.js';

/** The problem with a FEN, and the index of its character. */
export interface FenProblem {
  readonly at: number;
  readonly message: string;
}

/** Reads one field after another. */
interface Reader {
  readonly text: string;
  at: number;
  readonly compiled: CompiledGame;
  readonly position: Position;
  readonly letters: Letters;
}

class BadFen extends Error {
  constructor(readonly problem: FenProblem) {
    super(problem.message);
  }
}

/** Longer texts are refused. */
const LONGEST_FEN = 4096;

/**
 * Sets up a position from a FEN with everything that the engine's FENs can contain: hands in brackets, `+` and `~` for promoted pieces, walls
 * `*`, castling rights and gates by letter or file, en passant squares or the limit of a count, checks left `3+3` or given `+0+0`, counters.
 * Fields at the end may be missing. Returns the first problem, or null; after a problem the position must not be used.
 */
export function setFen(compiled: CompiledGame, position: Position, fen: string): FenProblem | null {
  clearPosition(position);
  const reader: Reader = {
    text: fen,
    at: 0,
    compiled,
    position,
    letters: lettersOf(compiled.tables.game),
  };
  try {
    if (fen.length > LONGEST_FEN) fail(reader, `A FEN is at most ${LONGEST_FEN} characters long.`);
    readBoard(reader);
    readHands(reader);
    const [turn, ...rest] = fenParts(fen, 'engine', reader.at);
    readTurn(reader, turn);
    readTail(reader, rest);
    markUnmoved(compiled, position);
    return null;
  } catch (error) {
    if (error instanceof BadFen) return error.problem;
    throw error;
  }
}

function fail(reader: Reader, message: string, at = reader.at): never {
  throw new BadFen({ at, message });
}

function readBoard(reader: Reader): void {
  const { text, compiled } = reader;
  const { files, ranks } = compiled.tables;
  const boardEnd = endOfBoard(text);
  for (let rank = ranks - 1; rank >= 0; rank--) {
    let file = 0;
    const tooMany = (): never => fail(reader, `Rank ${rank + 1} has more than ${files} squares.`);
    const end = endOfRank(text, reader.at, boardEnd);
    scanRank(text, reader.at, end, 2, {
      empty: (squares, at) => {
        reader.at = at;
        file += squares;
        if (file > files) tooMany();
      },
      hole: (at) => {
        reader.at = at;
        if (file >= files) tooMany();
        setWall(reader, rank * files + file);
        file += 1;
      },
      piece: (at) => {
        reader.at = at;
        if (file >= files) tooMany();
        readPiece(reader, rank * files + file);
        file += 1;
        return reader.at;
      },
    });
    reader.at = end;
    if (file < files) fail(reader, `Rank ${rank + 1} has ${file} squares, not ${files}.`);
    if (rank === 0) break;
    if (text[reader.at] !== '/') fail(reader, `The board ends before rank ${rank}.`);
    reader.at += 1;
  }
  const behind = /^\/([^ ]*)/.exec(text.slice(reader.at))?.[1] ?? null;
  if (behind !== null && !/^[A-Za-z]*$/.test(behind))
    fail(reader, `The board has more than ${ranks} ranks.`);
}

/** The end of the ranks, where the hands or the next field begin. */
function endOfBoard(text: string): number {
  const end = text.search(/[ []/);
  return end === -1 ? text.length : end;
}

function setWall({ compiled, position }: Reader, square: number): void {
  setSquare(position, square, WALL, 0);
  position.hasWalls = true;
  if (compiled.tables.game.rules.wallingRule === 'duck') position.state[MOVABLE_WALL] = square;
}

function readPiece(reader: Reader, square: number): void {
  const { text, position, compiled, letters } = reader;
  const { promoted } = compiled.tables;
  const isForm = text[reader.at] === '+';
  const start = reader.at + (isForm ? 1 : 0);
  const found = letterAt(letters, text, start);
  if (found === null)
    fail(reader, `${compiled.tables.game.name} has no piece \`${text[start] ?? ''}\`.`, start);
  const { code, length } = found;
  reader.at = start + length;
  if (isForm) {
    const form = promoted[typeOf(code)] ?? -1;
    if (form < 0) fail(reader, `\`${text.slice(start, reader.at)}\` has no promoted form.`, start);
    setSquare(position, square, form | bitOf(sideOf(code)), code);
    return;
  }
  const marked = text[reader.at] === '~';
  if (marked) reader.at += 1;
  setSquare(position, square, code, marked ? PROMOTED : 0);
}

/** Reads the hands in brackets, or after a final `/` as crazyhouse servers write them. */
function readHands(reader: Reader): void {
  const { text, position, letters, compiled } = reader;
  const opening = text[reader.at];
  if (opening !== '[' && opening !== '/') return;
  const blank = text.indexOf(' ', reader.at);
  const end = blank === -1 ? text.length : blank;
  scanHands(text, reader.at + 1, end, (at) => {
    const found = letterAt(letters, text, at);
    if (found === null)
      fail(reader, `${compiled.tables.game.name} has no piece \`${text[at] ?? ''}\`.`, at);
    if (!compiled.tables.game.rules.freeDrops) {
      const side = sideOf(found.code);
      const index = side * compiled.tables.types + typeOf(found.code);
      position.hand[index] = (position.hand[index] ?? 0) + 1;
      position.handTotal[side] = (position.handTotal[side] ?? 0) + 1;
    }
    return at + found.length;
  });
  if (opening === '[' && text[end - 1] !== ']')
    fail(reader, 'The bracket of the hands is not closed.', end);
  reader.at = end;
}

function readTurn(reader: Reader, turn: FenPart | undefined): void {
  if (turn === undefined) return;
  if (turn.text !== 'w' && turn.text !== 'b')
    fail(reader, `The side to move is \`w\` or \`b\`, not \`${turn.text}\`.`, turn.start);
  reader.position.turn = turn.text === 'w' ? 0 : 1;
}

function readTail(reader: Reader, fields: readonly FenPart[]): void {
  const { position, compiled } = reader;
  const { castling, counters, passing } = fenTail(fields);
  const wrong = castling === null ? null : setCastling(compiled, position, castling.text);
  if (castling !== null && wrong !== null)
    fail(
      reader,
      `\`${castling.text.charAt(wrong)}\` is neither a castling right nor a file.`,
      castling.start + wrong,
    );
  if (passing === null) readCounters(reader, counters);
  else if (compiled.tables.game.rules.countingRule !== 'none' && /^\d+$/.test(passing.text)) {
    position.state[COUNTING_LIMIT] = Number(passing.text);
    readCounters(reader, counters);
  } else {
    readPassing(reader, passing);
    readCounters(reader, [...leftOver(passing), ...counters]);
  }
}

/** If the field is missing, the engine still consumes one character for it; the rest is the next field. */
function leftOver({ text, start, end }: FenPart): readonly FenPart[] {
  return /^\d./.test(text) ? [{ text: text.slice(1), start: start + 1, end }] : [];
}

function readCounters(reader: Reader, fields: readonly FenPart[]): void {
  const { position, compiled } = reader;
  const { checkCounting } = compiled.tables.game.rules;
  const checks = checkCounting ? checksLeft(fields[0]?.text ?? '') : null;
  if (checkCounting) setChecks(position, checks?.white ?? 1, checks?.black ?? 1);
  const [clock, number, given] = checks === null ? fields : fields.slice(1);
  const counted = readNumber(reader, clock, 0);
  const isCounting = (position.state[COUNTING_LIMIT] ?? 0) > 0;
  position.state[isCounting ? COUNTING_PLY : RULE_50] = counted;
  const move = readNumber(reader, number, 1);
  position.gamePly = Math.max(2 * (move - 1), 0) + position.turn;
  // Lichess writes the checks given, out of three.
  const lichess =
    checkCounting && given?.text.startsWith('+') === true ? checksLeft(given.text.slice(1)) : null;
  if (lichess !== null)
    setChecks(position, Math.max(3 - lichess.white, 0), Math.max(3 - lichess.black, 0));
}

function setChecks(position: Position, white: number, black: number): void {
  position.state[CHECKS_LEFT] = white;
  position.state[CHECKS_LEFT + 1] = black;
}

function readNumber(reader: Reader, field: FenPart | undefined, otherwise: number): number {
  if (field === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(field.text))
    fail(reader, `\`${field.text}\` is not a number.`, field.start);
  return Number(field.text);
}

function readPassing(reader: Reader, field: FenPart): void {
  const { position, compiled } = reader;
  const { tables } = compiled;
  if (field.text === '-' || /^\d/.test(field.text)) return;
  const region = regionTables(tables.game, tables.game.rules.enPassantRegion)[position.turn];
  for (const { 0: name, index } of field.text.matchAll(/[a-z]\d{1,2}|./g)) {
    const square = parseSquareNumber(tables, name);
    if (square === null) fail(reader, `The board has no square \`${name}\`.`, field.start + index);
    if (region[square] === 1 && pawnThreatens(compiled, position, square))
      addPassing(position, square);
  }
}

/** A piece counts as unmoved if the start position has the same piece there. */
function markUnmoved(compiled: CompiledGame, position: Position): void {
  if (compiled.tables.unmovedPrograms === null) return;
  const { board, unmoved, tables } = position;
  const start = startBoards.get(compiled) ?? readStart(compiled);
  for (let square = 0; square < tables.squares; square++) {
    const code = board[square] ?? 0;
    unmoved[square] = isPiece(code) && start[square] === code ? 1 : 0;
  }
}

const startBoards = new WeakMap<CompiledGame, Uint8Array>();

function readStart(compiled: CompiledGame): Uint8Array {
  const start = createPosition(compiled.tables);
  // Setting it up asks for it, too.
  startBoards.set(compiled, start.board);
  setFen(compiled, start, compiled.tables.game.startFen);
  return start.board;
}
