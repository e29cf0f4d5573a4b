import { endOfRank, scanRank } from '../../notation/board-field.js';
import { addPassing } from '../en-passant.js';
import { setCastling } from './castling-field.js';
import { pawnThreatens } from './passing-field.js';
import type { CompiledGame } from '../compiled-game.js';
import { bitOf, isPiece, sideOf, typeOf, WALL } from '../piece-code.js';
import { clearPosition, setSquare } from '../changes.js';
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

/** What is wrong with a FEN, and at which character (from 0). */
export interface FenProblem {
  readonly at: number;
  readonly message: string;
}

/** Reads a field after a field. */
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
 * Sets a position up from a FEN with everything that the engine's FENs have: hands in brackets, `+` and `~` at promoted pieces, walls `*`,
 * castling and gates by letter or file, en passant squares or a count's limit, checks left `3+3` or given `+0+0`, counters. Fields may be missing from the
 * end. The answer is what is wrong first, and the position is then of no use; null: nothing.
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
    readTurn(reader);
    readRest(reader);
    markVirgins(compiled, position);
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

/** The ranks end where the hands or the next field begin. */
function endOfBoard(text: string): number {
  const end = text.search(/[ []/);
  return end === -1 ? text.length : end;
}

function setWall({ compiled, position }: Reader, square: number): void {
  setSquare(position, square, WALL, 0);
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

/** In brackets, or behind a last `/`, as crazyhouse servers write them. */
function readHands(reader: Reader): void {
  const { text, position, letters, compiled } = reader;
  const opening = text[reader.at];
  if (opening !== '[' && opening !== '/') return;
  reader.at += 1;
  while (text[reader.at] !== ']') {
    if (reader.at >= text.length || text[reader.at] === ' ') {
      if (opening === '/') return;
      fail(reader, 'The bracket of the hands is not closed.');
    }
    if (text[reader.at] === '-') {
      reader.at += 1;
      continue;
    }
    const found = letterAt(letters, text, reader.at);
    if (found === null)
      fail(reader, `${compiled.tables.game.name} has no piece \`${text[reader.at] ?? ''}\`.`);
    reader.at += found.length;
    if (compiled.tables.game.rules.freeDrops) continue;
    const side = sideOf(found.code);
    const index = side * compiled.tables.types + typeOf(found.code);
    position.hand[index] = (position.hand[index] ?? 0) + 1;
    position.handTotal[side] = (position.handTotal[side] ?? 0) + 1;
  }
  reader.at += 1;
}

function readTurn(reader: Reader): void {
  const turn = nextField(reader);
  if (turn === null) return;
  if (turn.text !== 'w' && turn.text !== 'b')
    fail(reader, `The side to move is \`w\` or \`b\`, not \`${turn.text}\`.`, turn.at);
  reader.position.turn = turn.text === 'w' ? 0 : 1;
}

interface Field {
  readonly text: string;
  readonly at: number;
}

function nextField(reader: Reader): Field | null {
  const { text } = reader;
  while (text[reader.at] === ' ') reader.at += 1;
  const at = reader.at;
  while (reader.at < text.length && text[reader.at] !== ' ') reader.at += 1;
  return at === reader.at ? null : { text: text.slice(at, reader.at), at };
}

function readRest(reader: Reader): void {
  const { position, compiled } = reader;
  const { rules } = compiled.tables.game;
  const fields: Field[] = [];
  for (let field = nextField(reader); field !== null; field = nextField(reader)) fields.push(field);
  const [castling, passing] = fields;
  let rest = fields;
  if (castling !== undefined && !/^\d/.test(castling.text)) {
    const wrong = setCastling(compiled, position, castling.text);
    if (wrong !== null)
      fail(
        reader,
        `\`${castling.text.charAt(wrong)}\` is neither a castling right nor a file.`,
        castling.at + wrong,
      );
    rest = fields.slice(1);
    if (passing !== undefined) {
      if (rules.countingRule !== 'none' && /^\d+$/.test(passing.text)) {
        position.state[COUNTING_LIMIT] = Number(passing.text);
        rest = fields.slice(2);
      } else {
        readPassing(reader, passing);
        rest = [...leftOver(passing), ...fields.slice(2)];
      }
    }
  }
  readCounters(reader, rest);
}

/** Where the field is missing, the engine still takes one character for it: the rest is the next field. */
function leftOver({ text, at }: Field): readonly Field[] {
  return /^\d./.test(text) ? [{ text: text.slice(1), at: at + 1 }] : [];
}

function readCounters(reader: Reader, fields: readonly Field[]): void {
  const { position, compiled } = reader;
  const { rules } = compiled.tables.game;
  let rest = fields;
  if (rules.checkCounting) {
    const [first] = rest;
    const counts = /^(\d+)\+(\d+)$/.exec(first?.text ?? '');
    position.state[CHECKS_LEFT] = counts === null ? 1 : Number(counts[1]);
    position.state[CHECKS_LEFT + 1] = counts === null ? 1 : Number(counts[2]);
    if (counts !== null) rest = rest.slice(1);
  }
  const [clock, number, given] = rest;
  const counted = readNumber(reader, clock, 0);
  const isCounting = (position.state[COUNTING_LIMIT] ?? 0) > 0;
  position.state[isCounting ? COUNTING_PLY : RULE_50] = counted;
  const move = readNumber(reader, number, 1);
  position.gamePly = Math.max(2 * (move - 1), 0) + position.turn;
  const lichess = /^\+(\d+)\+(\d+)$/.exec(given?.text ?? '');
  if (rules.checkCounting && lichess !== null) {
    position.state[CHECKS_LEFT] = Math.max(3 - Number(lichess[1]), 0);
    position.state[CHECKS_LEFT + 1] = Math.max(3 - Number(lichess[2]), 0);
  }
}

function readNumber(reader: Reader, field: Field | undefined, otherwise: number): number {
  if (field === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(field.text)) fail(reader, `\`${field.text}\` is not a number.`, field.at);
  return Number(field.text);
}

function readPassing(reader: Reader, field: Field): void {
  const { position, compiled } = reader;
  const { tables } = compiled;
  if (field.text === '-' || /^\d/.test(field.text)) return;
  const region = regionTables(tables.game, tables.game.rules.enPassantRegion)[position.turn];
  for (const { 0: name, index } of field.text.matchAll(/[a-z]\d{1,2}|./g)) {
    const square = parseSquareNumber(tables, name);
    if (square === null) fail(reader, `The board has no square \`${name}\`.`, field.at + index);
    if (region[square] === 1 && pawnThreatens(compiled, position, square))
      addPassing(position, square);
  }
}

/** A piece counts as unmoved where the start position has the same. */
function markVirgins(compiled: CompiledGame, position: Position): void {
  if (compiled.tables.virginPrograms === null) return;
  const { board, unmoved, tables } = position;
  const start = startBoards.get(compiled) ?? readStart(compiled, position);
  for (let square = 0; square < tables.squares; square++) {
    const code = board[square] ?? 0;
    unmoved[square] = isPiece(code) && start[square] === code ? 1 : 0;
  }
}

const startBoards = new WeakMap<CompiledGame, Uint8Array>();

function readStart(compiled: CompiledGame, { tables }: Position): Uint8Array {
  const start = new Uint8Array(tables.squares);
  startBoards.set(compiled, start);
  const letters = lettersOf(tables.game);
  const text = tables.game.startFen;
  const boardEnd = endOfBoard(text);
  let at = 0;
  for (let rank = tables.ranks - 1; rank >= 0; rank--) {
    const end = endOfRank(text, at, boardEnd);
    let square = rank * tables.files;
    scanRank(text, at, end, 2, {
      empty: (squares) => {
        square += squares;
      },
      hole: () => undefined,
      piece: (from) => {
        const found = letterAt(letters, text, from);
        if (found !== null) start[square++] = found.code;
        return from + (found?.length ?? 1);
      },
    });
    at = end + 1;
  }
  return start;
}
