import { takesAt } from './locust.js';
import { walkPath } from './paths.js';
import { bitOf, BLACK_BIT, sideOf, STRANGER, TYPE_BITS, WHITE_BIT } from './piece-code.js';
import type { Position } from './position.js';
import { MIXED, RIDER, STEPPER } from './tables/mailbox.js';
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
  type Programs,
} from './tables/programs.js';

/** Both colours: the margin of the mailbox. */
const BOTH_BITS = WHITE_BIT | BLACK_BIT;

/**
 * Writes the moves of all pieces of the side to move to `position.moves`, from `position.top` on, as normal moves: where they can
 * go, whatever that does to their king. Every target once. `expand` is called for pieces on the squares that `expands` marks.
 * The commonest steps are written out here: a call a piece costs as much as its moves. The king is left to `generateKing`.
 */
export function generatePieces(
  position: Position,
  expand: ((position: Position, from: number, start: number) => void) | null,
  expands: Uint8Array,
): void {
  const { board, mail, moves, list, tables, turn } = position;
  if (tables.virginPrograms !== null) {
    generateVirgins(position, tables.virginPrograms, expand, expands);
    return;
  }
  const { programs, squares, mailbox } = tables;
  const { code: words, start: starts, overlaps } = programs;
  const { steps, start: stepStarts, padded, bare } = mailbox;
  const row = turn * tables.types;
  const enemy = turn === 0 ? BLACK_BIT : WHITE_BIT;
  const king = tables.king | (turn === 0 ? WHITE_BIT : BLACK_BIT);
  const first = turn * squares;
  const last = first + (position.total[turn] ?? 0);
  let top = position.top;
  for (let i = first; i < last; i++) {
    const from = list[i] ?? 0;
    const code = board[from] ?? 0;
    if (code === king) continue;
    const type = code & TYPE_BITS;
    const start = top;
    const index = (row + type) * squares + from;
    const stepStart = stepStarts[index] ?? 0;
    if (stepStart >= 0) {
      const shape = steps[stepStart] ?? 0;
      const origin = padded[from] ?? 0;
      let at = stepStart + 2;
      const end = at + (steps[stepStart + 1] ?? 0);
      if (shape === RIDER) {
        for (; at < end; at++) {
          const step = steps[at] ?? 0;
          let to = origin + step;
          let there = mail[to] ?? 0;
          while (there === 0) {
            moves[top++] = from | ((bare[to] ?? 0) << 8);
            to += step;
            there = mail[to] ?? 0;
          }
          if ((there & BOTH_BITS) === enemy) moves[top++] = from | ((bare[to] ?? 0) << 8);
        }
      } else if (shape === STEPPER) {
        for (; at < end; at++) {
          const to = origin + (steps[at] ?? 0);
          if (((mail[to] ?? 0) & BOTH_BITS) === enemy) moves[top++] = from | ((bare[to] ?? 0) << 8);
        }
        const rays = at + 1 + 2 * (steps[at] ?? 0);
        for (at++; at < rays; at += 2) {
          const step = steps[at] ?? 0;
          let left = steps[at + 1] ?? 0;
          for (let to = origin + step; left > 0 && mail[to] === 0; to += step, left--)
            moves[top++] = from | ((bare[to] ?? 0) << 8);
        }
      } else {
        for (; at < end; at++) {
          const to = origin + (steps[at] ?? 0);
          const there = mail[to] ?? 0;
          if (there === 0 || (there & BOTH_BITS) === enemy)
            moves[top++] = from | ((bare[to] ?? 0) << 8);
        }
        if (shape === MIXED)
          top = runMixed(mail, moves, steps, bare, end, origin, from, enemy, top);
      }
    } else {
      let at = starts[index] ?? 0;
      for (let op = words[at] ?? 0; op !== END; op = words[at] ?? 0) {
        const end = at + (words[at + 1] ?? 0);
        at += 2;
        if (op === QUIET_RAY) {
          while (at < end) {
            const to = words[at++] ?? 0;
            if (board[to] !== 0) break;
            moves[top++] = from | (to << 8);
          }
        } else if (op === CAPTURE_LEAPS) {
          while (at < end) {
            const to = words[at++] ?? 0;
            if (((board[to] ?? 0) & enemy) !== 0) moves[top++] = from | (to << 8);
          }
        } else top = runInstruction(position, programs, words, op, at, end, from, enemy, top, code);
        at = end;
      }
      if (overlaps[type] === 1) top = withoutDoubles(position, start, top);
    }
    if (expand !== null && expands[index] === 1) {
      position.top = top;
      expand(position, from, start);
      top = position.top;
    }
  }
  position.top = top;
}

/** Writes the moves of the king, who never promotes. */
export function generateKing(position: Position, king: number): void {
  const { board, tables, virgin } = position;
  const programs =
    tables.virginPrograms !== null && virgin[king] === 1 ? tables.virginPrograms : tables.programs;
  const start = position.top;
  position.top = runProgram(position, programs, king, board[king] ?? 0, start);
  if (programs.overlaps[tables.king] === 1)
    position.top = withoutDoubles(position, start, position.top);
}

/** What a list of mixed steps has behind its leaps: rays, and what only moves or only captures. */
function runMixed(
  mail: Uint8Array,
  moves: Int32Array,
  steps: Int32Array,
  bare: Uint8Array,
  start: number,
  origin: number,
  from: number,
  enemy: number,
  firstTop: number,
): number {
  let top = firstTop;
  let at = start;
  let end = at + 1 + (steps[at] ?? 0);
  for (at++; at < end; at++) {
    const step = steps[at] ?? 0;
    let to = origin + step;
    for (; mail[to] === 0; to += step) moves[top++] = from | ((bare[to] ?? 0) << 8);
    if (((mail[to] ?? 0) & BOTH_BITS) === enemy) moves[top++] = from | ((bare[to] ?? 0) << 8);
  }
  end = at + 1 + (steps[at] ?? 0);
  for (at++; at < end; at++) {
    const to = origin + (steps[at] ?? 0);
    if (mail[to] === 0) moves[top++] = from | ((bare[to] ?? 0) << 8);
  }
  end = at + 1 + (steps[at] ?? 0);
  for (at++; at < end; at++) {
    const to = origin + (steps[at] ?? 0);
    if (((mail[to] ?? 0) & BOTH_BITS) === enemy) moves[top++] = from | ((bare[to] ?? 0) << 8);
  }
  end = at + 1 + 2 * (steps[at] ?? 0);
  for (at++; at < end; at += 2) {
    const step = steps[at] ?? 0;
    let left = steps[at + 1] ?? 0;
    for (let to = origin + step; left > 0 && mail[to] === 0; to += step, left--)
      moves[top++] = from | ((bare[to] ?? 0) << 8);
  }
  end = at + 1 + 2 * (steps[at] ?? 0);
  for (at++; at < end; at += 2) {
    const step = steps[at] ?? 0;
    let left = (steps[at + 1] ?? 0) - 1;
    let to = origin + step;
    for (; left > 0 && mail[to] === 0; to += step) left--;
    if (((mail[to] ?? 0) & BOTH_BITS) === enemy) moves[top++] = from | ((bare[to] ?? 0) << 8);
  }
  return top;
}

/** The same for games in which a piece that has not moved has moves of its own. */
function generateVirgins(
  position: Position,
  virginPrograms: Programs,
  expand: ((position: Position, from: number, start: number) => void) | null,
  expands: Uint8Array,
): void {
  const { board, list, tables, turn, virgin } = position;
  const first = turn * tables.squares;
  const last = first + (position.total[turn] ?? 0);
  for (let i = first; i < last; i++) {
    const from = list[i] ?? 0;
    const code = board[from] ?? 0;
    if ((code & TYPE_BITS) === tables.king) continue;
    const start = position.top;
    const programs = virgin[from] === 1 ? virginPrograms : tables.programs;
    position.top = runProgram(position, programs, from, code, start);
    if (programs.overlaps[code & TYPE_BITS] === 1)
      position.top = withoutDoubles(position, start, position.top);
    const index = (turn * tables.types + (code & TYPE_BITS)) * tables.squares + from;
    if (expand !== null && expands[index] === 1) expand(position, from, start);
  }
}

/** The moves of one piece that may be imagined: `code` moves from `from`, written from `start` on; the answer is the new top. */
export function runProgram(
  position: Position,
  programs: Programs,
  from: number,
  code: number,
  start: number,
): number {
  const { tables } = position;
  const words = programs.code;
  const side = sideOf(code);
  const enemy = side === 0 ? BLACK_BIT : WHITE_BIT;
  let at = programs.start[(side * tables.types + (code & TYPE_BITS)) * tables.squares + from] ?? 0;
  let top = start;
  for (let op = words[at] ?? 0; op !== END; op = words[at] ?? 0) {
    const end = at + (words[at + 1] ?? 0);
    at += 2;
    top = runInstruction(position, programs, words, op, at, end, from, enemy, top, code);
    at = end;
  }
  return top;
}

/** One instruction, whichever. */
function runInstruction(
  position: Position,
  programs: Programs,
  words: Int32Array,
  op: number,
  start: number,
  end: number,
  from: number,
  enemy: number,
  firstTop: number,
  code: number,
): number {
  const { board, moves } = position;
  let at = start;
  let top = firstTop;
  const modality = op === QUIET_RAY ? QUIET : op === CAPTURE_LEAPS ? CAPTURE : QUIET | CAPTURE;
  if (op === LEAPS || op === CAPTURE_LEAPS) {
    for (; at < end; at++) {
      const to = words[at] ?? 0;
      if (suits(modality, board[to] ?? 0, enemy)) moves[top++] = from | (to << 8);
    }
  } else if (op === RAY || op === QUIET_RAY) {
    for (; at < end; at++) {
      const to = words[at] ?? 0;
      const there = board[to] ?? 0;
      if (suits(modality, there, enemy)) moves[top++] = from | (to << 8);
      if (there !== 0) break;
    }
  } else return runRare(position, programs, words, op, at, end, from, enemy, top, code);
  return top;
}

/** The instructions that few pieces have. */
function runRare(
  position: Position,
  programs: Programs,
  words: Int32Array,
  op: number,
  at: number,
  end: number,
  from: number,
  enemy: number,
  start: number,
  code = position.board[from] ?? 0,
): number {
  const { board, moves } = position;
  let top = start;
  switch (op) {
    case MASKED_RAY: {
      const modality = words[at] ?? 0;
      for (let i = at + 1; i < end; i++) {
        const word = words[i] ?? 0;
        const to = word & 255;
        const there = board[to] ?? 0;
        if (word < PASSED && suits(modality, there, enemy)) moves[top++] = from | (to << 8);
        if (there !== 0) break;
      }
      return top;
    }
    case MIXED_LEAPS: {
      const modality = words[at] ?? 0;
      for (let i = at + 1; i < end; i++) {
        const to = words[i] ?? 0;
        if (suits(modality, board[to] ?? 0, enemy)) moves[top++] = from | (to << 8);
      }
      return top;
    }
    case LAME: {
      const to = words[at + 1] ?? 0;
      const occupied = at + 3 + (words[at + 2] ?? 0);
      let free = suits(words[at] ?? 0, board[to] ?? 0, enemy);
      for (let i = at + 3; free && i < occupied; i++) free = board[words[i] ?? 0] === 0;
      for (let i = occupied; free && i < end; i++) free = board[words[i] ?? 0] !== 0;
      if (free) moves[top++] = from | (to << 8);
      return top;
    }
    case HOP:
      return hop(position, words, at, end, from, enemy, code, top);
    case LAME_RAY:
      return lameRide(position, words, at, from, enemy, top);
    case PATH: {
      const path = programs.paths[words[at + 1] ?? 0];
      return path === undefined ? top : walkPath(position, path, from, enemy, top);
    }
    default:
      throw new Error(`No instruction ${op}.`);
  }
}

/** Over one hurdle. */
function hop(
  { board, moves }: Position,
  words: Int32Array,
  at: number,
  end: number,
  from: number,
  enemy: number,
  code: number,
  start: number,
): number {
  const modality = words[at] ?? 0;
  const farthest = words[at + 1] ?? 0;
  const beyond = words[at + 2] ?? 0;
  const bars = words[at + 3] === 1;
  const kind = code & TYPE_BITS;
  const first = at + 4;
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
    if (word < PASSED && !barred && suits(modality, there, enemy))
      moves[top++] = from | ((word & 255) << 8);
    if (there !== 0) break;
  }
  return top;
}

/** May a move of these modalities end on a square that holds `there`? */
function suits(modality: number, there: number, enemy: number): boolean {
  if (there === 0) return (modality & QUIET) !== 0;
  if ((there & enemy) !== 0) return (modality & CAPTURE) !== 0;
  return there >= WHITE_BIT && (modality & OWN_CAPTURE) !== 0;
}

function lameRide(
  { board, moves }: Position,
  words: Int32Array,
  start: number,
  from: number,
  enemy: number,
  first: number,
): number {
  const modality = words[start] ?? 0;
  const count = words[start + 1] ?? 0;
  const skip = words[start + 2] ?? 0;
  let at = start + 3;
  let top = first;
  for (let step = 0; step < count; step++) {
    const word = words[at] ?? 0;
    const end = at + 2 + (words[at + 1] ?? 0);
    for (let i = at + 2; i < end; i++) if (board[words[i] ?? 0] !== 0) return top;
    at = end;
    if (step < skip) continue;
    const there = board[word & 255] ?? 0;
    if (word < PASSED && suits(modality, there, enemy)) moves[top++] = from | ((word & 255) << 8);
    if (there !== 0) return top;
  }
  return top;
}

/** The moves between two places of the list, each target once. */
function withoutDoubles({ moves }: Position, start: number, end: number): number {
  let top = start;
  for (let i = start; i < end; i++) {
    const move = moves[i] ?? 0;
    let known = false;
    for (let j = start; j < top; j++) if (moves[j] === move) known = true;
    if (!known) moves[top++] = move;
  }
  return top;
}

/** Would the piece on `from` take on `to`, if an enemy stood there? Looks at the present board otherwise. */
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

/** How the piece on a square moves now: a piece that has not moved may have moves of its own. */
export function programsAt({ tables, virgin }: Position, square: number): Programs {
  return virgin[square] === 1 ? (tables.virginPrograms ?? tables.programs) : tables.programs;
}
