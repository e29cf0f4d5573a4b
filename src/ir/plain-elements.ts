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

/** Whether a move is a leap, or a ride that can be blocked only on its own squares. */
export function isPlain(move: Move): move is Leap | Ride {
  if (move.kind === 'leap') return !isOrigin(move.vector);
  return move.kind === 'ride' && move.lame.length === 0 && !isOrigin(move.step);
}

/** The elementary moves of a plain move, from anywhere. The result is that of `elementsOf`, computed without trails because most moves are plain. */
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
      // These squares exist on every board that has origin and target.
      for (let before = count - 1; before >= first; before--)
        demands.set(offsetKey(times(step, before)), EMPTY);
      const aim = aimOf({ effect, target, takes: NONE });
      elements.push({ aim, effect, target, takes: NONE, needs, demands });
    }
  }
  return elements;
}

const NONE: readonly Vector[] = [];
