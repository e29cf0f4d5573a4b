import type { BracketAtom, BracketLeg } from '../../../grammar/betza/syntax.js';
import { ATOMS, type LeapSize } from '../../catalog/betza/atoms.js';
import {
  ALWAYS,
  allDirections,
  type Leg,
  type LegEnd,
  type Movement,
  type Reach,
  type Vector,
} from '../../ir/movement.js';
import { vectorKey } from './fairy-stockfish-directions.js';
import { movesBy, rideBy, type Shape } from './shapes.js';
import { modalitiesOf, NO_PREFIX, readPrefix, type WrittenPrefix } from './written-prefix.js';
import { leapOfTuple, reachAsWritten, stepsOf } from './written-steps.js';

/** A bracket with more legs is not lowered, because each leg can multiply the paths. */
const MAX_LEGS = 6;

/** One leg before its direction is known. */
interface LegPlan {
  readonly leaps: readonly LeapSize[];
  readonly reach: Reach;
  readonly prefix: WrittenPrefix;
  /** Whether the path may stop before this leg. */
  readonly optional: boolean;
}

/**
 * `[F?R]` as paths. After `-` the next leg must follow; at `?` the path may stop. The first leg goes in any direction. Each later
 * leg continues outward unless its letters f b l r s v say otherwise, relative to the direction of the leg before. Directions
 * before the bracket select among the images of the whole path.
 */
export function pathsOfBracket(bracket: BracketAtom, outer: WrittenPrefix): Movement {
  const plans = bracket.legs.map(planOf);
  const known = plans.filter((plan) => plan !== null);
  if (known.length < plans.length || known.length > MAX_LEGS) return [];
  return routesOf(known)
    .filter((route) => isSelected(route, outer.directions))
    .flatMap((route) =>
      route.flatMap((_, index) => {
        const next = known[index + 1];
        const mayStop = next === undefined || next.optional;
        return mayStop ? movesAlong(route.slice(0, index + 1), known, outer) : [];
      }),
    );
}

function planOf({ terms, joiner }: BracketLeg): LegPlan | null {
  const [term] = terms;
  if (term === undefined || terms.length > 1) return null;
  const { atom, suffix } = term;
  const prefix = readPrefix(term.prefix, NO_PREFIX);
  const optional = joiner === '?';
  switch (atom.kind) {
    case 'letter': {
      const meaning = ATOMS['fairy-stockfish'].get(atom.letter);
      if (meaning?.kind !== 'leaper') return null;
      const reach = reachAsWritten(suffix, meaning.rides ? 'edge' : 1);
      return { leaps: meaning.leaps, reach, prefix, optional };
    }
    case 'tuple': {
      const leap = leapOfTuple(atom.first, atom.second);
      return leap && { leaps: [leap], reach: reachAsWritten(suffix, 1), prefix, optional };
    }
    case 'bracket':
    case 'group':
    case 'castling':
    case 'drop':
      return null;
  }
}

/** Every possible sequence of steps, one step for each leg. */
function routesOf(plans: readonly LegPlan[]): readonly (readonly Vector[])[] {
  let routes: readonly (readonly Vector[])[] = [[]];
  for (const { leaps, prefix } of plans) {
    routes = routes.flatMap((route) => {
      const before = route.at(-1);
      const steps =
        before === undefined
          ? stepsOf(prefix.directions, leaps)
          : leaps.flatMap((leap) => imagesRelativeTo(before, leap, prefix.directions));
      return steps.map((step) => [...route, step]);
    });
  }
  return routes;
}

/** The images of a leap that lie farthest to these sides of the leg before. Two letters select what both select, if there is any. */
function imagesRelativeTo(
  { dx: x, dy: y }: Vector,
  { short, long }: LeapSize,
  letters: string,
): readonly Vector[] {
  const images = allDirections(short, long);
  const chosenBy = (letter: string): readonly Vector[] => {
    const ways = images.map(({ dx, dy }) => {
      const [ahead, left] = [x * dx + y * dy, x * dy - y * dx];
      const way: Readonly<Record<string, number>> = {
        f: ahead,
        b: -ahead,
        v: Math.abs(ahead),
        l: left,
        r: -left,
        s: Math.abs(left),
      };
      return way[letter] ?? Number.NaN;
    });
    return images.filter((_, index) => ways[index] === Math.max(...ways));
  };
  const found = new Map<number, Vector>();
  const sides = letters || 'f';
  for (let at = 0; at < sides.length; at++) {
    const first = chosenBy(sides.charAt(at));
    const second = new Set(chosenBy(sides.charAt(at + 1)).map(vectorKey));
    const both = first.filter((vector) => second.has(vectorKey(vector)));
    if (both.length > 0) at++;
    for (const vector of both.length > 0 ? both : first) found.set(vectorKey(vector), vector);
  }
  return [...found.values()];
}

/** Whether the letters before the bracket select the image of the path that ends one step along each leg. */
function isSelected(route: readonly Vector[], directions: string): boolean {
  const end = route.reduce((a, b) => ({ dx: a.dx + b.dx, dy: a.dy + b.dy }), { dx: 0, dy: 0 });
  const [a, b] = [Math.abs(end.dx), Math.abs(end.dy)];
  const chosen = stepsOf(directions, [{ short: Math.min(a, b), long: Math.max(a, b) }]);
  return chosen.some((vector) => vectorKey(vector) === vectorKey(end));
}

/** The path over all steps, in every modality of its last leg, or of the bracket if the last leg states none. */
function movesAlong(
  steps: readonly Vector[],
  plans: readonly LegPlan[],
  outer: WrittenPrefix,
): Movement {
  const legs = steps.flatMap((step, index): Leg[] => {
    const plan = plans[index];
    return plan ? [{ step, least: 1, most: plan.reach, end: endOf(plan.prefix) }] : [];
  });
  const last = legs.at(-1);
  const lastPlan = plans[legs.length - 1];
  if (last === undefined || lastPlan === undefined) return [];
  const shape: Shape =
    legs.length === 1
      ? rideBy(last.step, last.most)
      : {
          kind: 'path',
          legs: legs.slice(0, -1),
          last: { step: last.step, least: 1, most: last.most },
        };
  const modalities = modalitiesOf(lastPlan.prefix.modalities === '' ? outer : lastPlan.prefix);
  return modalities.flatMap((modality) =>
    movesBy([shape], modality, { ...ALWAYS, initial: outer.initial }),
  );
}

/** How a leg that is not the last ends: on an empty square, unless its letters say otherwise. */
function endOf({ modalities, hop }: WrittenPrefix): LegEnd {
  if (hop !== null) return 'hurdle';
  if (modalities.includes('m')) return 'quiet';
  if (modalities.includes('c')) return 'capture';
  return modalities.includes('d') ? 'own-capture' : 'quiet';
}
