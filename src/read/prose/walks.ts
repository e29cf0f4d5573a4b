import { plus } from '../../ir/movement.js';
import type { Heading, Leg, Run, Walk } from '../../../grammar/prose/syntax.js';
import type { Reach, Vector } from '../../ir/movement.js';
import { isNoBend, leapVectors, spotVector, stepsOf, turned } from './directions.js';
import type { Stroke } from './strokes.js';

/** How a bend without a direction is taken: "one square orthogonally and then one square diagonally". */
export const BEND_READINGS = ['over an empty square', 'leaping', 'in any direction'] as const;
export type BendReading = (typeof BEND_READINGS)[number];

/** The vectors of the legs so far, and to which side the last bend was. */
interface Route {
  readonly steps: readonly Vector[];
  readonly bend: 1 | -1 | null;
}

/** True if a later leg says no more than "orthogonally" or "diagonally". */
export function isOpenBend({ legs }: Walk): boolean {
  const isStepwise = legs.every(({ end, run }) => run.step.kind === 'step' && end === 'quiet');
  return isStepwise && legs.slice(1).some(({ run }) => isBareSlope(run));
}

function isBareSlope({ step }: Run): boolean {
  if (step.kind !== 'step' || step.heading.turn !== null) return false;
  const words = step.heading.alternatives.flat();
  return words.length === 1 && (words[0] === 'straight' || words[0] === 'diagonally');
}

/** A walk as strokes, one a route; null: it cannot be said in moves. */
export function strokesOfWalk(walk: Walk, bends: BendReading): readonly Stroke[] | null {
  const { legs } = walk;
  if (legs.some(({ run }) => run.count === null)) return null;
  if (legs.length === 1 && legs[0] !== undefined) return strokesOfLeg(legs[0]);
  if (legs.some(({ skip, spots }) => skip > 0 || spots.length > 0)) return null;
  let routes: readonly Route[] = [{ steps: [], bend: null }];
  for (const [index, leg] of legs.entries())
    routes = routes.flatMap((route) =>
      onward(route, leg.run, index === 0 ? 'in any direction' : bends),
    );
  return routes.map(({ steps }) =>
    bends === 'leaping' && isOpenBend(walk)
      ? { kind: 'leap', vector: steps.reduce(plus) }
      : pathOf(legs, steps),
  );
}

/** The ways to go on from a route by one leg. */
function onward(route: Route, run: Run, bends: BendReading): readonly Route[] {
  const before = route.steps.at(-1) ?? null;
  if (run.step.kind === 'leap')
    return leapVectors(run.step).map((step) => ({
      steps: [...route.steps, step],
      bend: route.bend,
    }));
  const { heading } = run.step;
  if (before !== null && heading.turn !== null) return turnedRoutes(route, before, heading);
  if (before !== null && bends !== 'in any direction' && isBareSlope(run))
    return turnedRoutes(route, before, { ...heading, turn: 'outward' });
  return stepsOf(heading).map((step) => ({ steps: [...route.steps, step], bend: route.bend }));
}

function turnedRoutes(route: Route, before: Vector, { side, turn }: Heading): readonly Route[] {
  if (turn === null) return [];
  const sides: readonly (1 | -1)[] = isNoBend(turn) ? [1] : [1, -1];
  return sides.flatMap((way) => {
    const isSame =
      route.bend === null || side === null || (way === route.bend) === (side === 'same');
    const step = turned(before, turn, way);
    if (!isSame || step === null) return [];
    return [{ steps: [...route.steps, step], bend: isNoBend(turn) ? route.bend : way }];
  });
}

function pathOf(legs: readonly Leg[], steps: readonly Vector[]): Stroke {
  const parts = legs.map((leg, index) => ({
    step: steps[index] ?? { dx: 0, dy: 0 },
    ...reachOf(leg.run),
    end: leg.end,
  }));
  const last = parts.at(-1);
  if (last === undefined) throw new Error('a walk has a leg');
  const { least, most, step } = last;
  return { kind: 'path', legs: parts.slice(0, -1), last: { step, least, most } };
}

function strokesOfLeg(leg: Leg): readonly Stroke[] | null {
  const { run, skip, spots } = leg;
  const steps = run.step.kind === 'leap' ? leapVectors(run.step) : stepsOf(run.step.heading);
  const { least, most } = reachOf(run);
  if (leg.end !== 'quiet' || spots.some(({ is }) => is === 'occupied')) return null;
  if (least !== 1) {
    if (skip > 0 || spots.length > 0) return null;
    return steps.map((step) => ({ kind: 'path', legs: [], last: { step, least, most } }));
  }
  return steps.map((step) =>
    most === 1 && skip === 0 && spots.length === 0
      ? { kind: 'leap', vector: step }
      : {
          kind: 'ride',
          step,
          reach: most,
          skip,
          lame: spots.map(({ place }) => spotVector(place, step)),
        },
  );
}

function reachOf({ count }: Run): { readonly least: number; readonly most: Reach } {
  return { least: count?.least ?? 1, most: count?.most ?? 'edge' };
}
