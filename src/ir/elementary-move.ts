import { MAX_BOARD_SIDE, type Board } from './board.js';
import type { Move, Reach, Vector } from './movement.js';

/** What a square may contain: a set of these four, as bits. */
export type Occupancy = number;
export const EMPTY: Occupancy = 1;
export const ENEMY: Occupancy = 2;
export const OWN: Occupancy = 4;
/** The square does not exist on the board. */
export const OFF_BOARD: Occupancy = 8;
export const OCCUPIED = ENEMY | OWN;
export const UNOCCUPIED = EMPTY | OFF_BOARD;
export const ANYTHING = UNOCCUPIED | OCCUPIED;

/** What a move does at its target. En passant is a separate effect: a capture that allows it is two elements. */
export const EFFECTS = ['quiet', 'capture', 'own-capture', 'en-passant'] as const;
export type Effect = (typeof EFFECTS)[number];

/** One move to one square. It is possible if all its needs hold and all squares meet their demands. */
export interface ElementaryMove {
  /** Effect, target and `takes` as one word. Only moves with the same aim can imply each other. */
  readonly aim: string;
  readonly effect: Effect;
  readonly target: Vector;
  /** Squares on the way whose pieces are captured, sorted. */
  readonly takes: readonly Vector[];
  /** `initially`, `from region NAME`, `to region NAME`; sorted. */
  readonly needs: readonly string[];
  /** Demands on squares, by `offsetKey`, without the target and without squares that may contain anything. */
  readonly demands: ReadonlyMap<number, Occupancy>;
}

const SIDE = 64;
const CENTRE = SIDE / 2;

/** A vector of at most 31 squares each way as one number; orders by rank, then file. */
export function offsetKey({ dx, dy }: Vector): number {
  return (dy + CENTRE) * SIDE + dx + CENTRE;
}

/** More than any `offsetKey`. */
export const MOST_OFFSETS = SIDE * SIDE;

/** The vector of an `offsetKey`. */
export function offsetOf(key: number): Vector {
  return { dx: (key % SIDE) - CENTRE, dy: Math.floor(key / SIDE) - CENTRE };
}

/** No demand at all. A square between origin and target exists on every board that has both; other squares may not exist. */
export function anything(target: Vector, key: number): Occupancy {
  const dx = (key % SIDE) - CENTRE;
  const dy = Math.floor(key / SIDE) - CENTRE;
  return isPart(dx, target.dx) && isPart(dy, target.dy) ? ANYTHING & ~OFF_BOARD : ANYTHING;
}

/** True for the squares that every board has which has origin and target. */
export function isBetween(square: Vector, target: Vector): boolean {
  return isPart(square.dx, target.dx) && isPart(square.dy, target.dy);
}

function isPart(part: number, whole: number): boolean {
  return whole < 0 ? whole <= part && part <= 0 : 0 <= part && part <= whole;
}

/** What a move does at its target. An en passant capture ends on an empty square. */
export function effectsOf({ enPassant, modality }: Move): readonly Effect[] {
  return modality === 'capture' && enPassant ? ['capture', 'en-passant'] : [modality];
}

/** The word of an aim. */
export function aimOf({
  effect,
  target,
  takes,
}: Omit<ElementaryMove, 'aim' | 'needs' | 'demands'>): string {
  const aim = `${effect} ${offsetKey(target)}`;
  return takes.length === 0 ? aim : `${aim} ${takes.map(offsetKey).join(' ')}`;
}

/** True if no board holds a square so far from the origin. */
export function isBeyond({ dx, dy }: Vector): boolean {
  return Math.max(Math.abs(dx), Math.abs(dy)) >= MAX_BOARD_SIDE;
}

/** How many steps fit on the board, starting at its edge. Staying in place (a pass) counts as one. */
export function stepsOn(board: Board, step: Vector, reach: Reach): number {
  if (step.dx === 0 && step.dy === 0) return atMost(reach, 1);
  const across = step.dx === 0 ? Infinity : Math.floor((board.files - 1) / Math.abs(step.dx));
  const along = step.dy === 0 ? Infinity : Math.floor((board.ranks - 1) / Math.abs(step.dy));
  return atMost(reach, Math.min(across, along));
}

export function atMost(reach: Reach, limit: number): number {
  return reach === 'edge' ? limit : Math.min(reach, limit);
}
