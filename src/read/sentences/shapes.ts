import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { allDirections, plus, times, type Reach, type Vector } from '../../ir/movement.js';
import { both, DIAGONAL, EVERY, ORTHOGONAL, type Directions, type Distance } from './directions.js';
import type { Stroke, Way } from './move-facts.js';

/** Builders for ways: lines, leaps, rings of leaps, and bent ways. */

export type Line = Extract<Way, { readonly kind: 'line' }>;

export function line(
  steps: Directions,
  { least, most }: Distance,
  jumps: boolean | null = null,
): Line {
  return { kind: 'line', steps, least, most: most ?? 'edge', jumps };
}

/** Leaps to all squares at this distance. Null if they are not as many as the text says, or none is on a board of the engine. */
export function ring({ least, most }: Distance, count: number | null = null): Way | null {
  const far = most ?? least;
  const isSo = count === null || count === (2 * far + 1) ** 2 - (2 * least - 1) ** 2;
  if (!isSo || far >= ENGINE_BOARD.files) return null;
  const all = Array.from({ length: 2 * far + 1 }, (_, index) => index - far);
  return leaps(
    all.flatMap((dx) =>
      all.flatMap((dy) => (Math.max(Math.abs(dx), Math.abs(dy)) < least ? [] : [{ dx, dy }])),
    ),
  );
}

export function leaps(vectors: readonly Vector[]): Way {
  return { kind: 'strokes', strokes: vectors.map((vector): Stroke => ({ kind: 'leap', vector })) };
}

export const leaper = (a: number, b: number): Way =>
  leaps(allDirections(Math.min(a, b), Math.max(a, b)));

/** The same leap again and again over empty squares, so many times at most. */
export const rider = (a: number, b: number, reach: Reach = 'edge'): Way => ({
  kind: 'strokes',
  strokes: allDirections(Math.min(a, b), Math.max(a, b)).map((step): Stroke => ({
    kind: 'ride',
    step,
    reach,
    lame: [],
    skip: 0,
  })),
});

/** "One square orthogonally and then one diagonally": the text does not say how it turns. */
export function openBend(steps: Directions, first: Distance, second: Distance): Way {
  return {
    kind: 'bent',
    first: { steps, least: first.least, most: first.most ?? 'edge' },
    second: {
      steps: both(steps, DIAGONAL).length > 0 ? ORTHOGONAL : DIAGONAL,
      least: second.least,
      most: second.most ?? 'edge',
    },
    open: 'bend',
  };
}

/** Two legs over empty squares. The second continues outward along the other slope. */
export function bent(
  first: { steps: Directions; distance: Distance },
  second: Distance,
  among: Directions = EVERY,
): Way {
  const routes = first.steps.flatMap((step) =>
    both(outwardOf(step), among).map((next) => ({ step, next })),
  );
  return {
    kind: 'strokes',
    strokes: routes.map(({ next, step }): Stroke => ({
      kind: 'path',
      legs: [
        { step, least: first.distance.least, most: first.distance.most ?? 'edge', end: 'quiet' },
      ],
      last: { step: next, least: second.least, most: second.most ?? 'edge' },
    })),
  };
}

/** The scalar product of two steps: 0 at a right angle. */
function ahead(step: Vector, next: Vector): number {
  return next.dx * step.dx + next.dy * step.dy;
}

/** The steps along the other slope that lead outward. */
function outwardOf(step: Vector): Directions {
  const slope = step.dx * step.dy === 0 ? DIAGONAL : ORTHOGONAL;
  return slope.filter((next) => ahead(step, next) > 0);
}

/** Leaps that end so far in one direction and so far to the side. */
export function sideLeaps(steps: Directions, far: number, side: number): Way {
  const vectors = both(steps, ORTHOGONAL).flatMap((step) =>
    ORTHOGONAL.filter((next) => ahead(step, next) === 0).map((next) =>
      plus(times(step, far), times(next, side)),
    ),
  );
  return leaps(vectors);
}
