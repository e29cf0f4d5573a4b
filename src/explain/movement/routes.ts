import { COMPASS, type Vector } from '../../ir/movement.js';
import { groupBy } from '../../text/group-by.js';
import { isStraight, leapHeadings, stepHeadings } from './headings.js';
import { isKingStep } from './strokes.js';

/** The step of each leg of a walk. */
type Route = readonly Vector[];

/** The direction of a leg relative to the one before it, in eighths of a turn to either side. */
const TURNS = ['straight on', 'outward', 'at a right angle', 'inward', 'back'] as const;

/** Routes of legs of the same kinds in words. Each result has one heading for each leg. */
export function routeHeadings(routes: readonly Route[]): readonly (readonly string[])[] {
  return [...groupBy(routes, turnsKey)].flatMap(
    ([, alike]) =>
      relativeHeadings(alike) ??
      [...groupBy(alike, sidesKey)].flatMap(
        ([, tied]) => tiedHeadings(tied) ?? absoluteHeadings(tied),
      ),
  );
}

/** Headings for routes where each turn can go to either side, independent of the others. Null if a leg is a leap or a turn goes to one side only. */
function relativeHeadings(routes: readonly Route[]): readonly (readonly string[])[] | null {
  const turns = turnsOf(routes[0] ?? []).map(Math.abs);
  const ways = turns.reduce((count, turn) => count * (isBend(turn) ? 2 : 1), 1);
  return turningHeadings(routes, ways, () => '');
}

/** Headings for routes where the first turn can go to either side and decides the others. Null if that is not so, or if a leg is a leap. */
function tiedHeadings(routes: readonly Route[]): readonly (readonly string[])[] | null {
  const sides = sidesOfTurns(routes[0] ?? []);
  return turningHeadings(routes, 2, (leg) => {
    const side = sides[leg] ?? null;
    return side === null ? '' : ` to the ${side} side`;
  });
}

function turningHeadings(
  routes: readonly Route[],
  ways: number,
  sideWords: (leg: number) => string,
): readonly (readonly string[])[] | null {
  const [example] = routes;
  if (example === undefined || !example.every(isKingStep)) return null;
  const firsts = distinct(routes.flatMap(([first]) => first ?? []));
  const headings = stepHeadings(firsts);
  if (routes.length !== firsts.length * ways || headings.length !== 1) return null;
  const turns = turnsOf(example).map((turn, leg) => {
    return turnWords(Math.abs(turn), example[leg + 1]) + sideWords(leg);
  });
  return [[...headings, ...turns]];
}

/** Whether a turn is neither straight on nor back. */
function isBend(turn: number): boolean {
  return turn % 4 !== 0;
}

/** Whether each turn goes to the same side as the bend before it; null if it is not a bend or the first one. */
function sidesOfTurns(route: Route): readonly ('same' | 'other' | null)[] {
  let before = 0;
  return turnsOf(route).map((turn) => {
    if (!isBend(turn)) return null;
    const side = before === 0 ? null : Math.sign(turn) === before ? 'same' : 'other';
    before = Math.sign(turn);
    return side;
  });
}

function sidesKey(route: Route): string {
  return route.every(isKingStep) ? sidesOfTurns(route).join() : '';
}

function turnWords(turn: number, step: Vector | undefined): string {
  const word = TURNS[turn] ?? '';
  if (!isBend(turn) || step === undefined) return word;
  return `${isStraight(step) ? 'orthogonally' : 'diagonally'} ${word}`;
}

/** Headings with the directions of each leg. If not every combination of them is a route, the routes are split by the first leg that has several. */
function absoluteHeadings(routes: readonly Route[]): readonly (readonly string[])[] {
  const legs = (routes[0] ?? []).map((_, leg) =>
    distinct(routes.flatMap((route) => route[leg] ?? [])),
  );
  const combinations = legs.reduce((count, steps) => count * steps.length, 1);
  const headings = legs.map(legHeadings);
  if (combinations === routes.length && headings.every(({ length }) => length === 1))
    return [headings.flat()];
  const leg = legs.findIndex(({ length }) => length > 1);
  return [...groupBy(routes, (route) => vectorKey(route[leg]))].flatMap(([, group]) =>
    absoluteHeadings(group),
  );
}

/** Headings for the steps of one leg, all to adjacent squares or all leaps of one kind. */
export function legHeadings(steps: readonly Vector[]): readonly string[] {
  return steps.every(isKingStep) ? stepHeadings(steps) : leapHeadings(steps);
}

/** The turns between legs, in eighths of a turn to the right, from -3 to 4. */
function turnsOf(route: Route): readonly number[] {
  const places = route.map((step) =>
    COMPASS.findIndex((one) => vectorKey(one) === vectorKey(step)),
  );
  return places.slice(1).map((place, leg) => ((place - (places[leg] ?? 0) + 11) % 8) - 3);
}

function turnsKey(route: Route): string {
  return route.every(isKingStep) ? turnsOf(route).map(Math.abs).join() : '';
}

function vectorKey(vector: Vector | undefined): string {
  return vector === undefined ? '' : `${vector.dx},${vector.dy}`;
}

function distinct(vectors: readonly Vector[]): readonly Vector[] {
  return [...new Map(vectors.map((vector) => [vectorKey(vector), vector])).values()];
}
