import { bitOf, CODES, isPiece, sideOf, typeOf, type PieceCode, type Side } from './piece-code.js';
import {
  CARRIED,
  CASTLING_KING,
  CASTLING_ROOK,
  EP_COUNT,
  IN_CHECK,
  MOVABLE_WALL,
  SHIFT,
  STATE,
  type Position,
} from './position.js';
import { MARGIN } from './tables/plan.js';
import type { Tables } from './tables/tables.js';

/** A new position, not set up yet. */
export function createPosition(tables: Tables): Position {
  const { squares, types } = tables;
  return {
    tables,
    board: new Uint8Array(squares),
    mail: new Uint8Array(tables.mailbox.size).fill(MARGIN),
    base: new Uint8Array(squares),
    castlingSquares: new Uint8Array(squares),
    unmoved: new Uint8Array(squares),
    turn: 0,
    list: new Int16Array(2 * squares),
    slot: new Int16Array(squares),
    total: new Int32Array(2),
    count: new Int32Array(CODES),
    hand: new Int32Array(2 * types),
    handTotal: new Int32Array(2),
    kingSquare: new Int32Array(2).fill(-1),
    ply: 0,
    gamePly: 0,
    hasWalls: false,
    state: new Int32Array(64 * STATE),
    journal: new Int32Array(3 * 1024),
    journalTop: 0,
    journalStart: new Int32Array(64),
    moves: new Int32Array(1 << 16),
    top: 0,
  };
}

/** An empty board and empty hands, White to move. */
export function clearPosition(position: Position): void {
  position.board.fill(0);
  for (const square of position.tables.mailbox.padded) position.mail[square] = 0;
  position.base.fill(0);
  position.unmoved.fill(0);
  position.castlingSquares.fill(0);
  position.hasWalls = false;
  position.turn = 0;
  position.total.fill(0);
  position.count.fill(0);
  position.hand.fill(0);
  position.handTotal.fill(0);
  position.kingSquare.fill(-1);
  position.ply = 0;
  position.gamePly = 0;
  position.journalTop = 0;
  position.top = 0;
  const { state } = position;
  state.fill(0, 0, STATE);
  state[CASTLING_KING] = -1;
  state[CASTLING_KING + 1] = -1;
  for (let right = 0; right < 4; right++) state[CASTLING_ROOK + right] = -1;
  state[IN_CHECK] = -1;
  state[MOVABLE_WALL] = -1;
}

/** Puts a code on a square (0 empties it) and updates lists, counts and kings. Not recorded in the journal. */
export function setSquare(position: Position, square: number, code: PieceCode, base: number): void {
  const { board, list, slot, total, count, tables } = position;
  const squares = tables.squares;
  const old = board[square] ?? 0;
  if (isPiece(old)) {
    const side = sideOf(old);
    const last = (total[side] ?? 0) - 1;
    const moved = list[side * squares + last] ?? 0;
    const at = slot[square] ?? 0;
    list[side * squares + at] = moved;
    slot[moved] = at;
    total[side] = last;
    count[old] = (count[old] ?? 0) - 1;
  }
  board[square] = code;
  position.mail[tables.mailbox.padded[square] ?? 0] = code;
  position.base[square] = base;
  if (isPiece(code)) {
    const side = sideOf(code);
    const at = total[side] ?? 0;
    list[side * squares + at] = square;
    slot[square] = at;
    total[side] = at + 1;
    count[code] = (count[code] ?? 0) + 1;
  }
  const king = tables.king;
  if (king >= 0) {
    if (isPiece(old) && typeOf(old) === king) findKing(position, sideOf(old));
    if (isPiece(code) && typeOf(code) === king) findKing(position, sideOf(code));
  }
}

/** Places a code on a square temporarily, without updating lists and counts. */
export function imagine({ board, mail, tables }: Position, square: number, code: PieceCode): void {
  board[square] = code;
  mail[tables.mailbox.padded[square] ?? 0] = code;
}

function findKing(position: Position, side: Side): void {
  const { board, list, total, tables, kingSquare } = position;
  const code = tables.king | bitOf(side);
  let found = -1;
  const end = side * tables.squares + (total[side] ?? 0);
  for (let i = side * tables.squares; i < end; i++) {
    const square = list[i] ?? 0;
    if (board[square] === code && (found === -1 || square < found)) found = square;
  }
  kingSquare[side] = found;
}

/** Like `setSquare`, but recorded so that it can be undone. */
export function changeSquare(
  position: Position,
  square: number,
  code: PieceCode,
  base: number,
): void {
  const at = position.journalTop;
  if (at + 3 > position.journal.length) position.journal = grown(position.journal);
  const { journal } = position;
  journal[at] = square;
  journal[at + 1] = position.board[square] ?? 0;
  journal[at + 2] = (position.base[square] ?? 0) | ((position.unmoved[square] ?? 0) << 8);
  position.unmoved[square] = 0;
  position.journalTop = at + 3;
  setSquare(position, square, code, base);
}

/** Moves a piece unchanged to an empty square; recorded so that it can be undone. */
export function shiftPiece(position: Position, from: number, to: number): void {
  const at = position.journalTop;
  if (at + 3 > position.journal.length) position.journal = grown(position.journal);
  const { journal, unmoved } = position;
  journal[at] = SHIFT | from | (to << 8);
  journal[at + 1] = 0;
  journal[at + 2] = unmoved[from] ?? 0;
  position.journalTop = at + 3;
  unmoved[from] = 0;
  carry(position, from, to);
}

/** Updates the board, its lists and its kings after a piece has moved to an empty square. */
function carry(position: Position, from: number, to: number): void {
  const { board, mail, base, list, slot, tables } = position;
  const { padded } = tables.mailbox;
  const code = board[from] ?? 0;
  const side = sideOf(code);
  const at = slot[from] ?? 0;
  board[from] = 0;
  board[to] = code;
  mail[padded[from] ?? 0] = 0;
  mail[padded[to] ?? 0] = code;
  base[to] = base[from] ?? 0;
  base[from] = 0;
  list[side * tables.squares + at] = to;
  slot[to] = at;
  if (typeOf(code) === tables.king) findKing(position, side);
}

/** Changes the number of a type in a hand; recorded so that it can be undone. */
export function changeHand(position: Position, side: Side, type: number, by: number): void {
  const index = side * position.tables.types + type;
  const at = position.journalTop;
  if (at + 3 > position.journal.length) position.journal = grown(position.journal);
  const { journal, hand, handTotal } = position;
  journal[at] = -1 - index;
  journal[at + 1] = hand[index] ?? 0;
  journal[at + 2] = 0;
  position.journalTop = at + 3;
  hand[index] = (hand[index] ?? 0) + by;
  handTotal[side] = (handTotal[side] ?? 0) + by;
}

/** Whether the move of this ply has changed a square. */
export function hasChanged(
  { journal, journalStart, journalTop, ply }: Position,
  square: number,
): boolean {
  for (let at = journalStart[ply] ?? 0; at < journalTop; at += 3)
    if (journal[at] === square) return true;
  return false;
}

/** Starts a new ply with a copy of the current state. */
export function openPly(position: Position): number {
  const from = position.ply * STATE;
  const to = from + STATE;
  if (to + STATE > position.state.length) position.state = grown(position.state);
  if (position.ply + 1 >= position.journalStart.length)
    position.journalStart = grown(position.journalStart);
  const { state } = position;
  // Unrolled: the test of a loop costs more than copying a number.
  for (let i = 0; i < CARRIED; i += 4) {
    state[to + i] = state[from + i] ?? 0;
    state[to + i + 1] = state[from + i + 1] ?? 0;
    state[to + i + 2] = state[from + i + 2] ?? 0;
    state[to + i + 3] = state[from + i + 3] ?? 0;
  }
  state[to + EP_COUNT] = 0;
  position.ply += 1;
  position.journalStart[position.ply] = position.journalTop;
  return to;
}

/** Undoes everything in the journal of the current ply, and the ply itself. */
export function closePly(position: Position): void {
  const { journal, hand, handTotal, tables } = position;
  const start = position.journalStart[position.ply] ?? 0;
  for (let at = position.journalTop - 3; at >= start; at -= 3) {
    const square = journal[at] ?? 0;
    const was = journal[at + 1] ?? 0;
    if (square >= SHIFT) {
      const from = square & 255;
      carry(position, (square >> 8) & 255, from);
      position.unmoved[from] = journal[at + 2] ?? 0;
    } else if (square >= 0) {
      const more = journal[at + 2] ?? 0;
      setSquare(position, square, was, more & 255);
      position.unmoved[square] = more >> 8;
    } else {
      const index = -1 - square;
      const side = index < tables.types ? 0 : 1;
      handTotal[side] = (handTotal[side] ?? 0) + was - (hand[index] ?? 0);
      hand[index] = was;
    }
  }
  position.journalTop = start;
  position.ply -= 1;
}

/** Makes room for the moves of one more position. */
export function makeRoom(position: Position, moves: number): void {
  while (position.moves.length - position.top < moves) position.moves = grown(position.moves);
}

function grown(full: Int32Array): Int32Array {
  const larger = new Int32Array(2 * full.length);
  larger.set(full);
  return larger;
}
