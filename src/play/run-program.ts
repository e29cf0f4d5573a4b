import { takesAt } from './locust.js';
import { walkPath } from './paths.js';
import { bitOf, BLACK_BIT, sideOf, STRANGER, TYPE_BITS, WHITE_BIT } from './piece-code.js';
import type { Position } from './position.js';
import {
  CAPTURE,
  CAPTURE_LEAPS,
  END,
  HOP,
  LAME,
  LAME_RAY,
  LEAPS,
  MASKED_RAY,
  MIXED_LEAPS,
  OWN_CAPTURE,
  PASSED,
  PATH,
  QUIET,
  QUIET_RAY,
  RAY,
} from './tables/instructions.js';
import type { Programs } from './tables/programs.js';

/** Writes the moves of one piece, which need not exist: `code` moves from `from`, and the moves start at `start`. Returns the new top. */
export function runProgram(
  position: Position,
  programs: Programs,
  from: number,
  code: number,
  start: number,
): number {
  const { tables } = position;
  const words = programs.code;
  const program = (sideOf(code) * tables.types + (code & TYPE_BITS)) * tables.squares + from;
  let top = start;
  for (let at = programs.start[program] ?? 0; (words[at] ?? END) !== END; at = endOf(words, at))
    top = runInstruction(position, programs, at, from, code, top);
  return top;
}

/** An instruction consists of its number, its length, and its operands. */
function endOf(words: Int32Array, at: number): number {
  return at + (words[at + 1] ?? 0);
}

/** Writes the moves of the instruction at `at`. */
function runInstruction(
  position: Position,
  programs: Programs,
  at: number,
  from: number,
  code: number,
  start: number,
): number {
  const { board, moves } = position;
  const words = programs.code;
  const op = words[at] ?? END;
  const end = endOf(words, at);
  const enemy = enemyOf(code);
  let top = start;
  switch (op) {
    case LEAPS:
    case CAPTURE_LEAPS: {
      const modality = op === LEAPS ? QUIET | CAPTURE : CAPTURE;
      for (let i = at + 2; i < end; i++) {
        const to = words[i] ?? 0;
        if (suits(modality, board[to] ?? 0, enemy)) moves[top++] = from | (to << 8);
      }
      return top;
    }
    case RAY:
    case QUIET_RAY: {
      const modality = op === RAY ? QUIET | CAPTURE : QUIET;
      for (let i = at + 2; i < end; i++) {
        const to = words[i] ?? 0;
        const there = board[to] ?? 0;
        if (suits(modality, there, enemy)) moves[top++] = from | (to << 8);
        if (there !== 0) break;
      }
      return top;
    }
    case MIXED_LEAPS: {
      const modality = words[at + 2] ?? 0;
      for (let i = at + 3; i < end; i++) {
        const to = words[i] ?? 0;
        if (suits(modality, board[to] ?? 0, enemy)) moves[top++] = from | (to << 8);
      }
      return top;
    }
    case MASKED_RAY: {
      const modality = words[at + 2] ?? 0;
      for (let i = at + 3; i < end; i++) {
        const word = words[i] ?? 0;
        const to = word & 255;
        const there = board[to] ?? 0;
        if (word < PASSED && suits(modality, there, enemy)) moves[top++] = from | (to << 8);
        if (there !== 0) break;
      }
      return top;
    }
    case LAME:
      return lameLeap(position, words, at, from, code, start);
    case LAME_RAY:
      return lameRide(position, words, at, from, code, start);
    case HOP:
      return hop(position, words, at, from, code, start);
    case PATH: {
      const path = programs.paths[words[at + 3] ?? 0];
      return path === undefined ? start : walkPath(position, path, from, enemy, start);
    }
    default:
      throw new Error(`No instruction ${op}.`);
  }
}

/** A leap for which some squares must be empty and others occupied. */
function lameLeap(
  { board, moves }: Position,
  words: Int32Array,
  at: number,
  from: number,
  code: number,
  start: number,
): number {
  const end = endOf(words, at);
  const to = words[at + 3] ?? 0;
  const occupied = at + 5 + (words[at + 4] ?? 0);
  let free = suits(words[at + 2] ?? 0, board[to] ?? 0, enemyOf(code));
  for (let i = at + 5; free && i < occupied; i++) free = board[words[i] ?? 0] === 0;
  for (let i = occupied; free && i < end; i++) free = board[words[i] ?? 0] !== 0;
  if (!free) return start;
  moves[start] = from | (to << 8);
  return start + 1;
}

/** A move over one hurdle. */
function hop(
  { board, moves }: Position,
  words: Int32Array,
  at: number,
  from: number,
  code: number,
  start: number,
): number {
  const end = endOf(words, at);
  const modality = words[at + 2] ?? 0;
  const farthest = words[at + 3] ?? 0;
  const beyond = words[at + 4] ?? 0;
  const bars = words[at + 5] === 1;
  const kind = code & TYPE_BITS;
  const first = at + 6;
  let top = start;
  let i = first;
  while (i < end && board[(words[i] ?? 0) & 255] === 0) i++;
  if (i >= end || i - first + 1 > farthest) return top;
  const hurdle = i;
  const over = board[(words[i] ?? 0) & 255] ?? 0;
  if (bars && (over & TYPE_BITS) === kind && over >= WHITE_BIT) return top;
  for (i++; i < end && i - hurdle <= beyond; i++) {
    const word = words[i] ?? 0;
    const there = board[word & 255] ?? 0;
    const barred = bars && there >= WHITE_BIT && (there & TYPE_BITS) === kind;
    if (word < PASSED && !barred && suits(modality, there, enemyOf(code)))
      moves[top++] = from | ((word & 255) << 8);
    if (there !== 0) break;
  }
  return top;
}

/** Whether a move with these modalities may end on a square that contains `there`. */
function suits(modality: number, there: number, enemy: number): boolean {
  if (there === 0) return (modality & QUIET) !== 0;
  if ((there & enemy) !== 0) return (modality & CAPTURE) !== 0;
  return there >= WHITE_BIT && (modality & OWN_CAPTURE) !== 0;
}

function enemyOf(code: number): number {
  return sideOf(code) === 0 ? BLACK_BIT : WHITE_BIT;
}

/** A ride of which each step is lame. */
function lameRide(
  { board, moves }: Position,
  words: Int32Array,
  at: number,
  from: number,
  code: number,
  start: number,
): number {
  const modality = words[at + 2] ?? 0;
  const count = words[at + 3] ?? 0;
  const skip = words[at + 4] ?? 0;
  let leg = at + 5;
  let top = start;
  for (let step = 0; step < count; step++) {
    const word = words[leg] ?? 0;
    const end = leg + 2 + (words[leg + 1] ?? 0);
    for (let i = leg + 2; i < end; i++) if (board[words[i] ?? 0] !== 0) return top;
    leg = end;
    if (step < skip) continue;
    const there = board[word & 255] ?? 0;
    if (word < PASSED && suits(modality, there, enemyOf(code)))
      moves[top++] = from | ((word & 255) << 8);
    if (there !== 0) return top;
  }
  return top;
}

/** Removes duplicate targets between two indexes of the list. */
export function withoutDuplicates({ moves }: Position, start: number, end: number): number {
  let top = start;
  for (let i = start; i < end; i++) {
    const move = moves[i] ?? 0;
    let known = false;
    for (let j = start; j < top; j++) if (moves[j] === move) known = true;
    if (!known) moves[top++] = move;
  }
  return top;
}

/** Whether the piece on `from` could capture on `to` if an enemy stood there. Otherwise uses the current board. */
export function takesOn(position: Position, from: number, to: number): boolean {
  const { board, tables, moves, top } = position;
  const code = board[from] ?? 0;
  const there = board[to] ?? 0;
  board[to] = bitOf(sideOf(code) === 0 ? 1 : 0) | STRANGER;
  const end = runProgram(position, programsAt(position, from), from, code, top);
  board[to] = there;
  for (let i = top; i < end; i++) if (takesAt(tables, moves[i] ?? 0, to)) return true;
  return false;
}

/** The programs for the piece on a square. A piece that has not moved may have additional moves. */
export function programsAt({ tables, unmoved }: Position, square: number): Programs {
  return unmoved[square] === 1 ? (tables.unmovedPrograms ?? tables.programs) : tables.programs;
}
