import { locustField } from './locust.js';
import { LOCUST, moveCode } from './move.js';
import { WHITE_BIT } from './piece-code.js';
import type { Position } from './position.js';
import type { CompiledPath } from './tables/programs.js';

/** The captures of the current path so far, and the number of legs that may still be examined. No piece of a real game needs so many. */
const taken: number[] = [];
let legsLeft = 0;
const MOST_LEGS = 1 << 13;
/**
 * For each leg and square, the number of the captures made when the leg last began there: with the same captures, it would continue in the same
 * way.
 */
const begun = new Int32Array(32 * 256);
let takenNumber = 0;
let lastNumber = 0;

/** Writes the moves of a piece along a path from `first` on, possibly with duplicates. Returns the new top. */
export function walkPath(
  position: Position,
  path: CompiledPath,
  from: number,
  enemy: number,
  first: number,
): number {
  taken.length = 0;
  legsLeft = MOST_LEGS;
  lastNumber = (lastNumber + 1) | 0;
  takenNumber = lastNumber;
  return walkLeg(position, path, 0, from, from, enemy, first);
}

function walkLeg(
  position: Position,
  path: CompiledPath,
  index: number,
  origin: number,
  from: number,
  enemy: number,
  first: number,
): number {
  const { board, tables } = position;
  const { files, ranks } = tables;
  const leg = path.legs[index];
  if (leg === undefined || --legsLeft < 0) return first;
  if (index < 32) {
    const cell = index * 256 + origin;
    if (begun[cell] === takenNumber) return first;
    begun[cell] = takenNumber;
  }
  const takes = leg.end === 'capture' || leg.end === 'own-capture';
  let top = first;
  let file = origin % files;
  let rank = (origin - file) / files;
  for (let step = 1; step <= leg.most; step++) {
    file += leg.dx;
    rank += leg.dy;
    if (file < 0 || rank < 0 || file >= files || rank >= ranks) break;
    const square = rank * files + file;
    const there = square === from || taken.includes(square) ? 0 : (board[square] ?? 0);
    if (step >= leg.least && endsOn(leg.end, there, enemy)) {
      if (index + 1 === path.legs.length) {
        if (path.allowed[square] === 1) top = writeRoute(position, from, square, top);
      } else {
        const before = takenNumber;
        if (takes) {
          taken.push(square);
          lastNumber = (lastNumber + 1) | 0;
          takenNumber = lastNumber;
        }
        top = walkLeg(position, path, index + 1, square, from, enemy, top);
        if (takes) {
          taken.pop();
          takenNumber = before;
        }
      }
    }
    if (there !== 0) break;
  }
  return top;
}

function writeRoute({ moves, tables }: Position, from: number, to: number, top: number): number {
  if (top >= moves.length) return top;
  if (taken.length === 0) {
    moves[top] = from | (to << 8);
    return top + 1;
  }
  const field = locustField(tables, from, taken);
  if (field < 0) return top;
  moves[top] = moveCode(from, to, LOCUST, field);
  return top + 1;
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
