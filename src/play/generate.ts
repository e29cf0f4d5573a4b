import { bitOf, BLACK_BIT, sideOf, STRANGER, TYPE_BITS, WHITE_BIT } from './piece-code.js';
import type { Position } from './position.js';
import {
  CAPTURE,
  END,
  HOP,
  LAME,
  LAME_RAY,
  LEAPS,
  MASKED_RAY,
  OWN_CAPTURE,
  PASSED,
  PATH,
  QUIET,
  RAY,
  type CompiledPath,
  type Programs,
} from './tables/programs.js';

/**
 * Writes the moves of the piece on a square to `position.moves`, from `position.top` on, as normal moves: where it can go,
 * whatever that does to its king. Every target once.
 */
export function generatePiece(position: Position, from: number): void {
  const { board, tables } = position;
  const code = board[from] ?? 0;
  const programs =
    tables.virginPrograms !== null && position.virgin[from] === 1
      ? tables.virginPrograms
      : tables.programs;
  const type = code & TYPE_BITS;
  const start = position.top;
  position.top = runProgram(position, programs, from, code, start);
  if (programs.overlaps[type] === 1) position.top = withoutDoubles(position, start, position.top);
}

const BOTH = QUIET | CAPTURE;

/** The same for a piece that may be imagined: `code` moves from `from`, written from `top` on; the answer is the new top. */
export function runProgram(
  position: Position,
  programs: Programs,
  from: number,
  code: number,
  start: number,
): number {
  const { board, moves, tables } = position;
  const words = programs.code;
  const side = sideOf(code);
  const enemy = side === 0 ? BLACK_BIT : WHITE_BIT;
  const type = code & TYPE_BITS;
  let top = start;
  let at = programs.start[(side * tables.types + type) * tables.squares + from] ?? 0;
  for (;;) {
    const op = words[at] ?? 0;
    if (op === LEAPS) {
      const modality = words[at + 1] ?? 0;
      at += 3;
      const end = at + (words[at - 1] ?? 0);
      if (modality === BOTH) {
        for (; at < end; at++) {
          const to = words[at] ?? 0;
          const there = board[to] ?? 0;
          if (there === 0 || (there & enemy) !== 0) moves[top++] = from | (to << 8);
        }
      } else {
        for (; at < end; at++) {
          const to = words[at] ?? 0;
          if (suits(modality, board[to] ?? 0, enemy)) moves[top++] = from | (to << 8);
        }
      }
    } else if (op === RAY) {
      const modality = words[at + 1] ?? 0;
      at += 3;
      const end = at + (words[at - 1] ?? 0);
      for (; at < end; at++) {
        const to = words[at] ?? 0;
        const there = board[to] ?? 0;
        if (there === 0) {
          if ((modality & QUIET) !== 0) moves[top++] = from | (to << 8);
        } else {
          if (suits(modality, there, enemy)) moves[top++] = from | (to << 8);
          break;
        }
      }
      at = end;
    } else if (op === END) return top;
    else if (op === MASKED_RAY) {
      const modality = words[at + 1] ?? 0;
      at += 3;
      const end = at + (words[at - 1] ?? 0);
      for (; at < end; at++) {
        const word = words[at] ?? 0;
        const to = word & 255;
        const there = board[to] ?? 0;
        if (word < PASSED && suits(modality, there, enemy)) moves[top++] = from | (to << 8);
        if (there !== 0) break;
      }
      at = end;
    } else if (op === LAME) {
      const to = words[at + 2] ?? 0;
      const empties = at + 5 + (words[at + 3] ?? 0);
      const end = empties + (words[at + 4] ?? 0);
      let free = suits(words[at + 1] ?? 0, board[to] ?? 0, enemy);
      for (let i = at + 5; free && i < empties; i++) free = board[words[i] ?? 0] === 0;
      for (let i = empties; free && i < end; i++) free = board[words[i] ?? 0] !== 0;
      if (free) moves[top++] = from | (to << 8);
      at = end;
    } else if (op === HOP) {
      top = hop(position, at, from, code, top);
      at += 6 + (words[at + 2] ?? 0);
    } else if (op === LAME_RAY) {
      const count = words[at + 2] ?? 0;
      top = lameRide(position, words, at, from, enemy, top);
      at += 4;
      for (let i = 0; i < count; i++) at += 2 + (words[at + 1] ?? 0);
    } else {
      const path = programs.paths[words[at + 2] ?? 0];
      if (op !== PATH || path === undefined) throw new Error(`No instruction ${op}.`);
      top = walkPath(position, path, from, enemy, top);
      at += 3;
    }
  }

  function hop({ board }: Position, at: number, from: number, code: number, start: number): number {
    const modality = words[at + 1] ?? 0;
    const end = at + 6 + (words[at + 2] ?? 0);
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
      if (word < PASSED && !barred && suits(modality, there, enemy))
        moves[top++] = from | ((word & 255) << 8);
      if (there !== 0) break;
    }
    return top;
  }
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
  const modality = words[start + 1] ?? 0;
  const count = words[start + 2] ?? 0;
  const skip = words[start + 3] ?? 0;
  let at = start + 4;
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

/** Every target of a path, some perhaps twice. Captures on the way are not made: the target alone is written. */
function walkPath(
  position: Position,
  path: CompiledPath,
  from: number,
  enemy: number,
  first: number,
): number {
  const { board, moves, tables } = position;
  const { files, ranks } = tables;
  let top = first;
  walk(0, from, -1);
  return top;

  function walk(index: number, origin: number, captured: number): void {
    const leg = path.legs[index];
    if (leg === undefined) return;
    let file = origin % files;
    let rank = (origin - file) / files;
    for (let step = 1; step <= leg.most; step++) {
      file += leg.dx;
      rank += leg.dy;
      if (file < 0 || rank < 0 || file >= files || rank >= ranks) return;
      const square = rank * files + file;
      const there = square === from || square === captured ? 0 : (board[square] ?? 0);
      if (step >= leg.least && endsOn(leg.end, there, enemy)) {
        if (index + 1 < path.legs.length)
          walk(index + 1, square, leg.end.endsWith('capture') ? square : captured);
        else if (path.allowed[square] === 1) moves[top++] = from | (square << 8);
      }
      if (there !== 0) return;
    }
  }
}

function endsOn(end: CompiledPath['legs'][number]['end'], there: number, enemy: number): boolean {
  switch (end) {
    case 'quiet':
      return there === 0;
    case 'capture':
    case 'enemy-hurdle':
      return (there & enemy) !== 0;
    case 'own-capture':
      return there >= WHITE_BIT && (there & enemy) === 0;
    case 'hurdle':
      return there !== 0;
  }
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
  const end = runProgram(position, tables.programs, from, code, top);
  board[to] = there;
  for (let i = top; i < end; i++) if ((moves[i] ?? 0) >>> 8 === to) return true;
  return false;
}
