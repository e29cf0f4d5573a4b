import type { Board } from './board.js';
import {
  aimOf,
  effectsOf,
  EMPTY,
  isBeyond,
  offsetKey,
  stepsOn,
  type ElementaryMove,
  type Occupancy,
} from './elementary-move.js';
import { isOrigin, times, type Leap, type Move, type Ride, type Vector } from './movement.js';

/** A leap, or a ride that only pieces on its squares can block. */
export function isPlain(move: Move): move is Leap | Ride {
  if (move.kind === 'leap') return !isOrigin(move.vector);
  return move.kind === 'ride' && move.lame.length === 0 && !isOrigin(move.step);
}

/**
 * The elementary moves of a plain move, from anywhere: those that `elementsOf` finds by its trails, without them. Most moves are plain, and most
 * of what is printed and compared is made of them.
 */
export function plainElements(
  move: Leap | Ride,
  needs: readonly string[],
  board: Board,
): readonly ElementaryMove[] {
  const elements: ElementaryMove[] = [];
  const isLeap = move.kind === 'leap';
  const step = isLeap ? move.vector : move.step;
  const first = isLeap ? 1 : move.skip + 1;
  const last = stepsOn(board, step, isLeap ? 1 : move.reach);
  const effects = effectsOf(move);
  for (let count = first; count <= last; count++) {
    const target = times(step, count);
    if (isBeyond(target)) break;
    for (const effect of effects) {
      const demands = new Map<number, Occupancy>();
      // Squares between origin and target exist on every board that has both.
      for (let before = count - 1; before >= first; before--)
        demands.set(offsetKey(times(step, before)), EMPTY);
      const aim = aimOf({ effect, target, takes: NONE });
      elements.push({ aim, effect, target, takes: NONE, needs, demands });
    }
  }
  return elements;
}

const NONE: readonly Vector[] = [];
