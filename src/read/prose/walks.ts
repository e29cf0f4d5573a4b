import { plus } from '../../ir/movement.js';
import type { Heading, Leg, Run, Walk } from '../../../grammar/prose/syntax.js';
import type { Reach, Vector } from '../../ir/movement.js';
import { isNoBend, leapVectors, spotVector, stepsOf, turned } from './directions.js';
import type { Stroke } from './strokes.js';

/** How the bends of a walk are taken where its words leave that open. */
export interface BendChoice {
  readonly bends: 'lame' | 'leap' | 'any-way';
  readonly turns: 'outward' | 'any-turn';
}

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

/** True if some routes of a walk bend back by more than a right angle, and others do not, and no word says which are meant. */
export function isOpenTurn({ legs }: Walk): boolean {
  const [first, second, ...rest] = legs;
  if (first === undefined || second === undefined || rest.length > 0 || first.end !== 'quiet')
    return false;
  if (first.run.step.kind !== 'step' || second.run.step.kind !== 'step') return false;
  const { heading } = second.run.step;
  if (heading.turn !== null || isBareSlope(second.run)) return false;
  // A single direction may well be meant as it is; "sideways" is two.
  if (!heading.alternatives.flat().includes('sideways')) return false;
  const routes = stepsOf(first.run.step.heading).flatMap((step) =>
    stepsOf(heading).map((next): Route => ({ steps: [step, next], bend: null })),
  );
  return routes.some(turnsBack) && !routes.every(turnsBack);
}

function turnsBack({ steps }: Route): boolean {
  return steps.some((step, index) => {
    const before = steps[index - 1];
    return before !== undefined && step.dx * before.dx + step.dy * before.dy < 0;
  });
}

function isBareSlope({ step }: Run): boolean {
  if (step.kind !== 'step' || step.heading.turn !== null) return false;
  const words = step.heading.alternatives.flat();
  return words.length === 1 && (words[0] === 'straight' || words[0] === 'diagonally');
}

/** A walk as strokes, one a route; null: it cannot be said in moves. */
export function strokesOfWalk(walk: Walk, choice: BendChoice): readonly Stroke[] | null {
  const { legs } = walk;
  if (legs.some(({ run }) => run.count === null)) return null;
  if (legs.length === 1 && legs[0] !== undefined) return strokesOfLeg(legs[0]);
  if (legs.some(({ skip, spots }) => skip > 0 || spots.length > 0)) return null;
  let routes: readonly Route[] = [{ steps: [], bend: null }];
  for (const [index, leg] of legs.entries())
    routes = routes.flatMap((route) =>
      onward(route, leg.run, index === 0 ? 'any-way' : choice.bends),
    );
  if (choice.turns === 'outward' && isOpenTurn(walk))
    routes = routes.filter((route) => !turnsBack(route));
  return routes.map(({ steps }) =>
    choice.bends === 'leap' && isOpenBend(walk)
      ? { kind: 'leap', vector: steps.reduce(plus) }
      : pathOf(legs, steps),
  );
}

/** The ways to go on from a route by one leg. */
function onward(route: Route, run: Run, bends: BendChoice['bends']): readonly Route[] {
  const before = route.steps.at(-1) ?? null;
  if (run.step.kind === 'leap')
    return leapVectors(run.step).map((step) => ({
      steps: [...route.steps, step],
      bend: route.bend,
    }));
  const { heading } = run.step;
  if (before !== null && heading.turn !== null) return turnedRoutes(route, before, heading);
  if (before !== null && bends !== 'any-way' && isBareSlope(run))
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
