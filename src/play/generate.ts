import { COLOR_BITS, BLACK_BIT, TYPE_BITS, WHITE_BIT } from './piece-code.js';
import type { Position } from './position.js';
import { runProgram, withoutDuplicates } from './run-program.js';
import {
  MIXED,
  PLAN_COUNT,
  PLAN_COUNT_SHIFT,
  PLAN_EXPANDS,
  PLAN_PLACE,
  PLAN_PROGRAM,
  PLAN_SHAPE,
  PLAN_SHAPE_SHIFT,
  RIDER,
  STEPPER,
} from './tables/plan.js';
import type { Programs } from './tables/programs.js';

/**
 * Writes the moves of the side's pieces on `list[first…last]` to `position.moves`, starting at `position.top`, as normal moves without regard
 * to their own king. Each target is written once. `expand` is called for pieces whose plan says so. The most common steps are inlined here,
 * because a call for each piece costs as much as its moves. The king is left to `generateKing`.
 */
export function generatePieces(
  position: Position,
  list: Int16Array,
  first: number,
  last: number,
  expand: ((position: Position, from: number, start: number) => void) | null,
  plans: Int32Array,
): void {
  const { board, mail, moves, tables, turn } = position;
  if (tables.unmovedPrograms !== null) {
    generateUnmoved(position, tables.unmovedPrograms, expand, plans);
    return;
  }
  const { programs, squares, mailbox } = tables;
  const { steps, padded } = mailbox;
  const row = turn * tables.types;
  const enemy = turn === 0 ? BLACK_BIT : WHITE_BIT;
  const king = tables.king | (turn === 0 ? WHITE_BIT : BLACK_BIT);
  let top = position.top;
  for (let i = first; i < last; i++) {
    const from = list[i] ?? 0;
    const code = board[from] ?? 0;
    if (code === king) continue;
    const start = top;
    const plan = plans[(row + (code & TYPE_BITS)) * squares + from] ?? 0;
    if ((plan & PLAN_PROGRAM) === 0) {
      const shape = (plan >> PLAN_SHAPE_SHIFT) & PLAN_SHAPE;
      const origin = padded[from] ?? 0;
      const still = from | (from << 8);
      let at = plan & PLAN_PLACE;
      const end = at + 2 * ((plan >> PLAN_COUNT_SHIFT) & PLAN_COUNT);
      if (shape === RIDER) {
        for (; at < end; at += 2) {
          const step = steps[at] ?? 0;
          const more = steps[at + 1] ?? 0;
          let to = origin + step;
          let move = still + more;
          let there = mail[to] ?? 0;
          while (there === 0) {
            moves[top++] = move;
            to += step;
            move += more;
            there = mail[to] ?? 0;
          }
          if ((there & COLOR_BITS) === enemy) moves[top++] = move;
        }
      } else if (shape === STEPPER) {
        for (; at < end; at += 2)
          if (((mail[origin + (steps[at] ?? 0)] ?? 0) & COLOR_BITS) === enemy)
            moves[top++] = still + (steps[at + 1] ?? 0);
        top = runQuietRays(mail, moves, steps, at, origin, still, top);
      } else {
        for (; at < end; at += 2) {
          const there = mail[origin + (steps[at] ?? 0)] ?? 0;
          if (there === 0 || (there & COLOR_BITS) === enemy)
            moves[top++] = still + (steps[at + 1] ?? 0);
        }
        if (shape === MIXED) top = runMixed(position, from, end, top);
      }
    } else {
      top = runProgram(position, programs, from, code, top);
      if (programs.overlaps[code & TYPE_BITS] === 1) top = withoutDuplicates(position, start, top);
    }
    if (expand !== null && (plan & PLAN_EXPANDS) !== 0) {
      position.top = top;
      expand(position, from, start);
      top = position.top;
    }
  }
  position.top = top;
}

/** Writes the moves of the king, which never promotes. */
export function generateKing(position: Position, king: number): void {
  const { board, tables, unmoved } = position;
  const programs =
    tables.unmovedPrograms !== null && unmoved[king] === 1
      ? tables.unmovedPrograms
      : tables.programs;
  const start = position.top;
  position.top = runProgram(position, programs, king, board[king] ?? 0, start);
  if (programs.overlaps[tables.king] === 1)
    position.top = withoutDuplicates(position, start, position.top);
}

/** Runs rays of limited length that do not capture: `n, …(step, more, reach)`. */
function runQuietRays(
  mail: Uint8Array,
  moves: Int32Array,
  steps: Int32Array,
  start: number,
  origin: number,
  still: number,
  firstTop: number,
): number {
  const end = start + 1 + 3 * (steps[start] ?? 0);
  let top = firstTop;
  for (let at = start + 1; at < end; at += 3) {
    const step = steps[at] ?? 0;
    const more = steps[at + 1] ?? 0;
    let to = origin + step;
    let move = still + more;
    for (let left = steps[at + 2] ?? 0; left > 0 && mail[to] === 0; left--) {
      moves[top++] = move;
      to += step;
      move += more;
    }
  }
  return top;
}

/** Runs the part of a mixed list behind its leaps: rays, and steps that only move or only capture. */
function runMixed(
  { mail, moves, tables: { mailbox }, turn }: Position,
  from: number,
  start: number,
  firstTop: number,
): number {
  const { padded, steps } = mailbox;
  const origin = padded[from] ?? 0;
  const still = from | (from << 8);
  const enemy = turn === 0 ? BLACK_BIT : WHITE_BIT;
  let top = firstTop;
  let at = start;
  let end = at + 1 + 2 * (steps[at] ?? 0);
  for (at++; at < end; at += 2) {
    const step = steps[at] ?? 0;
    const more = steps[at + 1] ?? 0;
    let to = origin + step;
    let move = still + more;
    for (; mail[to] === 0; to += step) {
      moves[top++] = move;
      move += more;
    }
    if (((mail[to] ?? 0) & COLOR_BITS) === enemy) moves[top++] = move;
  }
  end = at + 1 + 2 * (steps[at] ?? 0);
  for (at++; at < end; at += 2)
    if (mail[origin + (steps[at] ?? 0)] === 0) moves[top++] = still + (steps[at + 1] ?? 0);
  end = at + 1 + 2 * (steps[at] ?? 0);
  for (at++; at < end; at += 2)
    if (((mail[origin + (steps[at] ?? 0)] ?? 0) & COLOR_BITS) === enemy)
      moves[top++] = still + (steps[at + 1] ?? 0);
  top = runQuietRays(mail, moves, steps, at, origin, still, top);
  at += 1 + 3 * (steps[at] ?? 0);
  end = at + 1 + 3 * (steps[at] ?? 0);
  for (at++; at < end; at += 3) {
    const step = steps[at] ?? 0;
    let left = (steps[at + 2] ?? 0) - 1;
    let to = origin + step;
    let move = still + (steps[at + 1] ?? 0);
    for (; left > 0 && mail[to] === 0; left--) {
      to += step;
      move += steps[at + 1] ?? 0;
    }
    if (((mail[to] ?? 0) & COLOR_BITS) === enemy) moves[top++] = move;
  }
  return top;
}

/** `generatePieces` for games in which an unmoved piece has additional moves. */
function generateUnmoved(
  position: Position,
  unmovedPrograms: Programs,
  expand: ((position: Position, from: number, start: number) => void) | null,
  plans: Int32Array,
): void {
  const { board, list, tables, turn, unmoved } = position;
  const first = turn * tables.squares;
  const last = first + (position.total[turn] ?? 0);
  for (let i = first; i < last; i++) {
    const from = list[i] ?? 0;
    const code = board[from] ?? 0;
    if ((code & TYPE_BITS) === tables.king) continue;
    const start = position.top;
    const programs = unmoved[from] === 1 ? unmovedPrograms : tables.programs;
    position.top = runProgram(position, programs, from, code, start);
    if (programs.overlaps[code & TYPE_BITS] === 1)
      position.top = withoutDuplicates(position, start, position.top);
    const index = (turn * tables.types + (code & TYPE_BITS)) * tables.squares + from;
    if (expand !== null && ((plans[index] ?? 0) & PLAN_EXPANDS) !== 0)
      expand(position, from, start);
  }
}
