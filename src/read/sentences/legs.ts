import { COMPASS, plus, sameVector, times, type LegEnd, type Vector } from '../../ir/movement.js';
import {
  both,
  DIAGONAL,
  DIRECTIONS,
  DISTANCE,
  EVERY,
  NUMBER,
  ORTHOGONAL,
  type Directions,
  type Distance,
} from './directions.js';
import type { Stroke, Way } from './move-facts.js';
import { listOf, oneOf, opt, pattern, words, type Phrase } from './phrase.js';

/** Phrases for moves of several legs, conditional leaps, equal leaps and hops, in the words that `explain` uses. */

const reachOf = ({ least, most }: Distance) => ({ least, most: most ?? ('edge' as const) });

/** Leaps of `far` squares in one direction and `side` squares at a right angle. */
function crossing(steps: Directions, far: number, across: Directions, side: number): Directions {
  return both(steps, ORTHOGONAL).flatMap((step) =>
    both(across, ORTHOGONAL)
      .filter((next) => next.dx * step.dx + next.dy * step.dy === 0)
      .map((next) => plus(times(step, far), times(next, side))),
  );
}

const SQUARES = words('square|squares|step|steps');

/** "Two squares forward or backward and one square sideways", "three squares diagonally". */
const LEAP: Phrase<readonly Vector[]> = oneOf(
  pattern`${NUMBER} ${SQUARES} ${DIRECTIONS} and ${NUMBER} ${SQUARES} at a right angle`.when(
    ([far, , steps, side]) => some(crossing(steps, far, EVERY, side)),
  ),
  pattern`${NUMBER} ${SQUARES} ${DIRECTIONS} and ${NUMBER} ${SQUARES} ${DIRECTIONS}`.when(
    ([far, , steps, side, , across]) => (far > 1 ? some(crossing(steps, far, across, side)) : null),
  ),
);

const FAR: Phrase<readonly Vector[]> = oneOf(
  LEAP,
  pattern`${NUMBER} ${SQUARES} ${DIRECTIONS}`.as(([far, , steps]) =>
    steps.map((step) => times(step, far)),
  ),
);

function some<T>(all: readonly T[]): readonly T[] | null {
  return all.length === 0 ? null : all;
}

// Squares on which a leap depends.

interface Spot {
  readonly place: (leap: Vector) => Vector;
  readonly isEmpty: boolean;
}

/** The directions along the longer and across the shorter part of a leap. A diagonal leap has only the first. */
function frameOf({ dx, dy }: Vector): { readonly along: Vector; readonly across: Vector } {
  const [file, rank] = [
    { dx: Math.sign(dx), dy: 0 },
    { dx: 0, dy: Math.sign(dy) },
  ];
  if (Math.abs(dx) === Math.abs(dy)) return { along: plus(file, rank), across: { dx: 0, dy: 0 } };
  return Math.abs(dy) > Math.abs(dx)
    ? { along: rank, across: file }
    : { along: file, across: rank };
}

const PLACE: Phrase<Spot['place']> = oneOf<Spot['place']>(
  pattern`of the piece`.as(() => () => ({ dx: 0, dy: 0 })),
  ...(['along', 'across'] as const).map((way) =>
    pattern`${NUMBER} ${words(way)}`.as(
      ([far]) =>
        (leap: Vector) =>
          times(frameOf(leap)[way], far),
    ),
  ),
  pattern`${NUMBER} along and ${NUMBER} across`.as(([far, wide]) => (leap) => {
    const { across, along } = frameOf(leap);
    return plus(times(along, far), times(across, wide));
  }),
  pattern`${NUMBER} ${DIRECTIONS}`.when(([far, [step, ...others]]) =>
    step === undefined || others.length > 0 ? null : () => times(step, far),
  ),
  pattern`${NUMBER} ${DIRECTIONS} and ${NUMBER} ${DIRECTIONS}`.when(([far, [step], wide, [next]]) =>
    step === undefined || next === undefined
      ? null
      : () => plus(times(step, far), times(next, wide)),
  ),
);

const SPOTS: Phrase<readonly Spot[]> = listOf(
  oneOf<Spot>(
    pattern`the square ${PLACE} is empty`.as(([place]) => ({ place, isEmpty: true })),
    pattern`the square ${PLACE} is occupied`.as(([place]) => ({ place, isEmpty: false })),
  ),
  words('and'),
);

function spotsOf(spots: readonly Spot[], leap: Vector, isEmpty: boolean): readonly Vector[] {
  return spots.filter((spot) => spot.isEmpty === isEmpty).map(({ place }) => place(leap));
}

// Equal steps and hops.

/** The number of leaps. */
const EQUAL: Phrase<Distance> = oneOf<Distance>(
  words('any number of equal leaps of').as(() => ({ least: 1, most: null })),
  pattern`at least ${NUMBER} equal leaps of`.as(([least]) => ({ least, most: null })),
  pattern`up to ${NUMBER} equal leaps of`.as(([most]) => ({ least: 1, most })),
  pattern`from ${NUMBER} to ${NUMBER} equal leaps of`.as(([least, most]) => ({ least, most })),
  pattern`${NUMBER} (equal)? (leap|leaps) of`.as(([count]) => ({ least: count, most: count })),
);

/** Steps to adjacent squares, or equal leaps. */
const RUN: Phrase<{ readonly distance: Distance; readonly steps: readonly Vector[] }> = oneOf(
  pattern`${DISTANCE} ${DIRECTIONS}`.as(([distance, steps]) => ({ distance, steps })),
  pattern`${EQUAL} ${FAR}`.as(([distance, steps]) => ({ distance, steps })),
);

const strokes = (all: readonly Stroke[]): Way => ({ kind: 'strokes', strokes: all });

const SKIP: Phrase<number> = oneOf(
  words('passing over the first square').as(() => 1),
  pattern`passing over the first ${NUMBER} squares`.as(([count]) => count),
);

const COUNT_OF_STEPS = pattern`${NUMBER} (square|squares|leap|leaps)`.as(([count]) => count);
const HURDLE = pattern`at most ${COUNT_OF_STEPS} away`.as(([count]) => count);
const LANDING = oneOf(
  words('landing right behind it').as(() => 1),
  pattern`landing at most ${COUNT_OF_STEPS} behind it`.as(([count]) => count),
);

// Legs one after another.

/** The steps of the legs so far, and the side of the last bend. */
interface Route {
  readonly steps: readonly Vector[];
  readonly bend: 1 | -1 | null;
}

interface Leg {
  readonly distance: Distance;
  readonly end: LegEnd;
  /** Empty if its words contradict the leg before. */
  readonly onward: (route: Route) => readonly Route[];
}

const END: Phrase<LegEnd | null> = opt(
  oneOf<LegEnd>(
    words('taking an enemy piece').as(() => 'capture'),
    words('taking an own piece').as(() => 'own-capture'),
    words('onto a piece').as(() => 'hurdle'),
    words('onto an enemy piece').as(() => 'enemy-hurdle'),
  ),
);

interface Turn {
  /** The turn between two legs, in eighths of a circle. */
  readonly eighths: number;
  /** The slope of the next leg, which must match. Null if it is not stated. */
  readonly slope: Directions | null;
}
const SLOPE = opt(
  oneOf<Directions>(
    words('orthogonally').as(() => ORTHOGONAL),
    words('diagonally').as(() => DIAGONAL),
  ),
);
const TURN: Phrase<Turn> = oneOf<Turn>(
  words('straight on').as(() => ({ eighths: 0, slope: null })),
  pattern`${SLOPE} outward`.as(([slope]) => ({ eighths: 1, slope })),
  pattern`${SLOPE} at a right angle`.as(([slope]) => ({ eighths: 2, slope })),
  pattern`${SLOPE} inward`.as(([slope]) => ({ eighths: 3, slope })),
  words('back').as(() => ({ eighths: 4, slope: null })),
);
const SIDE = oneOf<1 | -1>(words('to the other side').as(() => -1));

function routesAfterTurn(
  route: Route,
  { eighths, slope }: Turn,
  side: 1 | -1 | null,
): readonly Route[] {
  const before = COMPASS.findIndex((one) => sameVector(one, route.steps.at(-1) ?? one));
  const isBend = eighths % 4 !== 0;
  const ways: readonly (1 | -1)[] = isBend ? [1, -1] : [1];
  return ways.flatMap((way) => {
    if (isBend && side !== null && route.bend !== null && way !== side * route.bend) return [];
    const step = COMPASS[(before + way * eighths + 8) % 8];
    if (step === undefined || (slope !== null && both(slope, [step]).length === 0)) return [];
    return [{ steps: [...route.steps, step], bend: isBend ? way : route.bend }];
  });
}

const FIRST_LEG: Phrase<Leg> = pattern`${RUN} ${END}`.as(([{ distance, steps }, end]) => ({
  distance,
  end: end ?? 'quiet',
  onward: (route) => steps.map((step) => ({ steps: [...route.steps, step], bend: route.bend })),
}));
/** Whether the steps are all those of one slope, as with "diagonally" alone. */
const isBare = (steps: Directions): boolean =>
  [DIAGONAL, ORTHOGONAL].some(
    (slope) => slope.length === steps.length && both(steps, slope).length === steps.length,
  );

const NEXT_LEG: Phrase<Leg> = oneOf(
  pattern`${DISTANCE} ${TURN} ${opt(SIDE)} ${END}`.as(([distance, turn, side, end]): Leg => ({
    distance,
    end: end ?? 'quiet',
    onward: (route) => routesAfterTurn(route, turn, side),
  })),
  FIRST_LEG,
);

function walk(legs: readonly Leg[]): Way | null {
  let routes: readonly Route[] = [{ steps: [], bend: null }];
  for (const { onward } of legs) {
    const next = routes.map(onward);
    routes = next.flat();
    if (routes.length > MOST_ROUTES || next.some((ways) => ways.length === 0)) return null;
  }
  return strokes(
    routes.flatMap(({ steps }): readonly Stroke[] => {
      const parts = legs.map(({ distance, end }, index) => ({
        step: steps[index] ?? { dx: 0, dy: 0 },
        ...reachOf(distance),
        end,
      }));
      const last = parts.at(-1);
      if (last === undefined) return [];
      const { least, most, step } = last;
      return [{ kind: 'path', legs: parts.slice(0, -1), last: { step, least, most } }];
    }),
  );
}

const MOST_ROUTES = 2000;

/** Two stretches. It is open if the second may lead back, or has only a slope. */
const TWO_STRETCHES: Phrase<Way> =
  pattern`${DISTANCE} ${DIRECTIONS} and then ${DISTANCE} ${DIRECTIONS}`.when(
    ([far, steps, wide, next]): Way | null => {
      const first = { steps, ...reachOf(far) };
      const second = { steps: next, ...reachOf(wide) };
      if (isBare(next)) return { kind: 'bent', first, second, open: 'bend' };
      const isSideways = [-1, 1].every((dx) =>
        next.some((step) => step.dx === dx && step.dy === 0),
      );
      const turns = steps.flatMap((one) =>
        next.map((other) => one.dx * other.dx + one.dy * other.dy),
      );
      const isOpen =
        isSideways && turns.some((turn) => turn < 0) && turns.some((turn) => turn >= 0);
      return isOpen ? { kind: 'bent', first, second, open: 'turn' } : null;
    },
  );

export const LEGS: Phrase<Way> = oneOf<Way>(
  TWO_STRETCHES,
  pattern`${FIRST_LEG} and then ${listOf(NEXT_LEG, words('and then'))}`.when(([first, rest]) =>
    walk([first, ...rest]),
  ),
  pattern`${FAR} if ${SPOTS}`.as(([vectors, spots]) =>
    strokes(
      vectors.map((vector) => ({
        kind: 'lame-leap',
        vector,
        empty: spotsOf(spots, vector, true),
        occupied: spotsOf(spots, vector, false),
      })),
    ),
  ),
  LEAP.as((vectors) => strokes(vectors.map((vector) => ({ kind: 'leap', vector })))),
  pattern`${RUN} ${opt(SKIP)} ${opt(pattern`if at each step ${SPOTS}`.as(([spots]) => spots))}`.when(
    ([{ distance, steps }, skip, spots]) => {
      const { least, most } = reachOf(distance);
      const isPlain = skip === null && spots === null;
      if (isPlain && steps.every((step) => COMPASS.some((one) => sameVector(one, step))))
        return null;
      if (least > 1)
        return isPlain
          ? strokes(steps.map((step) => ({ kind: 'path', legs: [], last: { step, least, most } })))
          : null;
      return strokes(
        steps.map((step) => ({
          kind: 'ride',
          step,
          reach: most,
          skip: skip ?? 0,
          lame: spotsOf(spots ?? [], step, true),
        })),
      );
    },
  ),
  pattern`${RUN} over one piece ${opt(HURDLE)} ${opt(LANDING)}`.when(
    ([{ distance, steps }, hurdle, beyond]) =>
      distance.least > 1 && distance.most !== null
        ? null
        : strokes(
            steps.map((step) => ({
              kind: 'hop',
              step,
              reach: distance.most ?? 'edge',
              hurdle: hurdle ?? 'edge',
              beyond: beyond ?? 'edge',
            })),
          ),
  ),
);
