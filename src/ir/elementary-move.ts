import { MAX_BOARD_SIDE, type Board } from './board.js';
import type { Move, Reach, Vector } from './movement.js';

/** What a square may contain: a set of the following four values, as bits. */
export type Occupancy = number;
export const EMPTY: Occupancy = 1;
export const ENEMY: Occupancy = 2;
export const OWN: Occupancy = 4;
/** The square does not exist on the board. */
export const OFF_BOARD: Occupancy = 8;
export const OCCUPIED = ENEMY | OWN;
export const UNOCCUPIED = EMPTY | OFF_BOARD;
export const ANYTHING = UNOCCUPIED | OCCUPIED;

/** The effect of a move on its target. En passant is a separate effect: a capture that allows it becomes two elements. */
export const EFFECTS = ['quiet', 'capture', 'own-capture', 'en-passant'] as const;
export type Effect = (typeof EFFECTS)[number];

/** One move to one square. It is possible if all its needs hold and every square meets its demand. */
export interface ElementaryMove {
  /** Effect, target and `takes` in one string. Only moves with the same aim can imply each other. */
  readonly aim: string;
  readonly effect: Effect;
  readonly target: Vector;
  /** Squares on the way whose pieces are captured, sorted. */
  readonly takes: readonly Vector[];
  /** `initially`, `from region NAME`, `to region NAME`; sorted. */
  readonly needs: readonly string[];
  /** Demands on squares, by `offsetKey`. The target, and squares that may contain anything, are left out. */
  readonly demands: ReadonlyMap<number, Occupancy>;
}

const SIDE = 64;
const CENTRE = SIDE / 2;

/** Encodes a vector of at most 31 squares in each direction as a number. The order is by rank, then by file. */
export function offsetKey({ dx, dy }: Vector): number {
  return (dy + CENTRE) * SIDE + dx + CENTRE;
}

/** More than any `offsetKey`. */
export const MOST_OFFSETS = SIDE * SIDE;

export function offsetOf(key: number): Vector {
  return { dx: (key % SIDE) - CENTRE, dy: Math.floor(key / SIDE) - CENTRE };
}

/**
 * The value that demands nothing of a square. A square between origin and target exists on every board that has both; other squares may not
 * exist.
 */
export function anything(target: Vector, key: number): Occupancy {
  const dx = (key % SIDE) - CENTRE;
  const dy = Math.floor(key / SIDE) - CENTRE;
  return isPart(dx, target.dx) && isPart(dy, target.dy) ? ANYTHING & ~OFF_BOARD : ANYTHING;
}

/** True for squares that exist on every board that has both the origin and the target. */
export function isBetween(square: Vector, target: Vector): boolean {
  return isPart(square.dx, target.dx) && isPart(square.dy, target.dy);
}

function isPart(part: number, whole: number): boolean {
  return whole < 0 ? whole <= part && part <= 0 : 0 <= part && part <= whole;
}

/** The effects of a move on its target. An en passant capture ends on an empty square. */
export function effectsOf({ enPassant, modality }: Move): readonly Effect[] {
  return modality === 'capture' && enPassant ? ['capture', 'en-passant'] : [modality];
}

/** The aim of an elementary move as a string. */
export function aimOf({
  effect,
  target,
  takes,
}: Omit<ElementaryMove, 'aim' | 'needs' | 'demands'>): string {
  const aim = `${effect} ${offsetKey(target)}`;
  return takes.length === 0 ? aim : `${aim} ${takes.map(offsetKey).join(' ')}`;
}

/** True if no board has a square so far from the origin. */
export function isBeyond({ dx, dy }: Vector): boolean {
  return Math.max(Math.abs(dx), Math.abs(dy)) >= MAX_BOARD_SIDE;
}

/** The number of steps that fit on the board, starting at its edge. Staying in place (a pass) counts as one. */
export function stepsOn(board: Board, step: Vector, reach: Reach): number {
  if (step.dx === 0 && step.dy === 0) return atMost(reach, 1);
  const across = step.dx === 0 ? Infinity : Math.floor((board.files - 1) / Math.abs(step.dx));
  const along = step.dy === 0 ? Infinity : Math.floor((board.ranks - 1) / Math.abs(step.dy));
  return atMost(reach, Math.min(across, along));
}

export function atMost(reach: Reach, limit: number): number {
  return reach === 'edge' ? limit : Math.min(reach, limit);
}
