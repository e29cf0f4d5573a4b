import { EMPTY, offsetKey, offsetOf, type ElementaryMove } from '../../ir/elementary-move.js';
import type { Vector } from '../../ir/movement.js';
import { isPlain, isRide, type Shape } from './shapes.js';

/** Finds the elements of a movement that are signs of a shape: elements that suggest that the shape is of use (`isSignOf`). */
export class SignFinder {
  readonly #bySize = new Map<number, ElementaryMove[]>();
  readonly #found = new Map<Shape, readonly ElementaryMove[]>();

  constructor(readonly elements: readonly ElementaryMove[]) {
    for (const element of elements) {
      const size = sizeOf(element.target);
      const others = this.#bySize.get(size);
      if (others === undefined) this.#bySize.set(size, [element]);
      else others.push(element);
    }
  }

  signsOf(shape: Shape): readonly ElementaryMove[] {
    const known = this.#found.get(shape);
    if (known !== undefined) return known;
    const found = this.#likely(shape).filter((element) => isSignOf(element, shape));
    this.#found.set(shape, found);
    return found;
  }

  #likely(shape: Shape): readonly ElementaryMove[] {
    const { aim, bend, isSign, modifier } = shape;
    if (isSign !== null || modifier === 'p' || modifier === 'g') return this.elements;
    const steps = isRide(shape) ? 2 : 1;
    const dx = steps * aim.short + (bend?.short ?? 0);
    const dy = steps * aim.long + (bend?.long ?? 0);
    return this.#bySize.get(sizeOf({ dx, dy })) ?? [];
  }
}

/** The same for all targets that differ only by rotation or reflection. */
function sizeOf({ dx, dy }: Vector): number {
  return offsetKey({
    dx: Math.min(Math.abs(dx), Math.abs(dy)),
    dy: Math.max(Math.abs(dx), Math.abs(dy)),
  });
}

/**
 * Whether an element looks like part of a group of this shape: its only step, or the second step of a ride. Without such an element in
 * the movement the shape is of no use, so most groups need not be read.
 */
function isSignOf(element: ElementaryMove, shape: Shape): boolean {
  if (shape.isSign !== null) return shape.isSign(element);
  const { target, demands } = element;
  const steps = stepsOf(target, shape);
  if (steps === null) return false;
  const isNext = steps === (isRide(shape) ? 2 : 1);
  switch (shape.modifier) {
    case '':
      return isNext && (isPlain(shape) ? keepsStep(element, steps) : demands.size > 0);
    case 'n':
      return isNext && demands.size > 0;
    case 'j':
      return isNext && (isRide(shape) ? demands.size === 0 : isOverHurdle(element));
    case 'p':
    case 'g':
      return isOverHurdle(element) && keepsStep(element, steps);
  }
}

/** Whether a group of this shape can end where the element does. */
export function leadsTo(shape: Shape, element: ElementaryMove): boolean {
  if (shape.isSign !== null) return shape.isSign(element);
  return element.takes.length === 0 && stepsOf(element.target, shape) !== null;
}

/** The number of leaps that lead to a target, straight or after a first step at an angle; null if no number does. */
function stepsOf(target: Vector, { aim, bend }: Shape): number | null {
  const files = Math.abs(target.dx);
  const ranks = Math.abs(target.dy);
  const near = Math.min(files, ranks);
  const far = Math.max(files, ranks);
  const steps = (far - (bend?.long ?? 0)) / aim.long;
  const aside = near - (bend?.short ?? 0);
  return steps >= 1 && Number.isInteger(steps) && aside === steps * aim.short ? steps : null;
}

/** Whether all demands are on the squares where the steps to the target end. */
function keepsStep({ target, demands }: ElementaryMove, steps: number): boolean {
  const stops = Array.from({ length: steps }, (_, step) => ({
    dx: (target.dx / steps) * step,
    dy: (target.dy / steps) * step,
  }));
  return [...demands.keys()].every((key) => {
    const { dx, dy } = offsetOf(key);
    return stops.some((stop) => stop.dx === dx && stop.dy === dy);
  });
}

function isOverHurdle({ demands }: ElementaryMove): boolean {
  for (const allowed of demands.values()) if ((allowed & EMPTY) === 0) return true;
  return false;
}
