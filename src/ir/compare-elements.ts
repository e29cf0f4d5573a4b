import type { Board } from './board.js';
import {
  aimOf,
  anything,
  atMost,
  effectsOf,
  EMPTY,
  ENEMY,
  isBeyond,
  OCCUPIED,
  OFF_BOARD,
  offsetKey,
  offsetOf,
  OWN,
  stepsOn,
  UNOCCUPIED,
  ANYTHING,
  type Effect,
  type ElementaryMove,
  type Occupancy,
} from './elementary-move.js';
import { plus, type Move, type Movement, type Path, type Reach, type Vector } from './movement.js';
import { isPlain, plainElements } from './plain-elements.js';

/** What the target square must contain for each effect. */
const ON_TARGET: Readonly<Record<Effect, Occupancy>> = {
  quiet: EMPTY,
  capture: ENEMY,
  'own-capture': OWN,
  'en-passant': EMPTY,
};

/** The elementary moves of a movement, and the work to find them. */
export interface Expansion {
  readonly elements: readonly ElementaryMove[];
  /** False if the budget ran out before all were found. */
  readonly isWhole: boolean;
  /** The number of steps taken and demands recorded. */
  readonly work: number;
}

/** The work allowed for one movement. A queen that also hops like a cannon and a grasshopper needs half of it. */
const MOST_WORK = 40_000;
/**
 * The work allowed for the paths of a movement. Two sliding legs on the largest board would need five times as much, three legs five hundred
 * times.
 */
const MOST_WORK_ON_PATHS = 20_000;

/**
 * The elementary moves of a movement that fit somewhere on a board, including duplicates and implied ones. Paths come last, so if the budget
 * runs out, only moves of paths are missing.
 */
export function elementsOf(movement: Movement, board: Board, most = MOST_WORK): Expansion {
  const { isWhole, moves, work } = expand(movement, board, null, most);
  return { elements: moves.flatMap(({ elements }) => elements), isWhole, work };
}

/** The elementary moves from a given square that stay on the board, within the same budget. */
export function elementsFrom(
  movement: Movement,
  board: Board,
  origin: Vector,
): Pick<ExpandedMoves, 'isWhole' | 'moves'> {
  return expand(movement, board, origin);
}

interface ExpandedMoves extends Pick<Expansion, 'isWhole' | 'work'> {
  readonly moves: readonly {
    readonly move: Move;
    readonly elements: readonly ElementaryMove[];
  }[];
}

function expand(
  movement: Movement,
  board: Board,
  origin: Vector | null,
  most = MOST_WORK,
): ExpandedMoves {
  const ground: Ground = { ...board, origin, work: 0, most };
  const straight = movement.filter((move) => move.kind !== 'path');
  const paths = movement.filter((move) => move.kind === 'path');
  const ofMove = (move: Move): ExpandedMoves['moves'][number] => ({
    move,
    elements: elementsOfMove(move, ground),
  });
  const ofStraight = straight.map(ofMove);
  ground.most = Math.min(most, ground.work + MOST_WORK_ON_PATHS);
  const moves = [...ofStraight, ...paths.map(ofMove)];
  return { moves, isWhole: ground.work <= ground.most, work: ground.work };
}

function elementsOfMove(move: Move, ground: Ground): readonly ElementaryMove[] {
  const elements: ElementaryMove[] = [];
  if (ground.work > ground.most) return elements;
  const needs = needsOf(move);
  if (ground.origin === null && isPlain(move)) {
    const plain = plainElements(move, needs, ground);
    for (const { demands } of plain) ground.work += 1 + demands.size;
    return plain;
  }
  for (const trail of trailsOf(move, ground)) {
    for (const effect of effectsOf(move)) {
      const element = ending(trail, effect, needs, ground);
      if (element === null) continue;
      ground.work += 1 + element.demands.size;
      elements.push(element);
    }
  }
  return elements;
}

/** The board, the square on which the piece stands (null if any), the work done so far and the limit. */
interface Ground extends Board {
  readonly origin: Vector | null;
  work: number;
  most: number;
}

/** What a square may contain, linked to the earlier demands. */
interface Demand {
  readonly key: number;
  readonly what: Occupancy;
  readonly before: Demand | null;
}

/** A route to a target, before the target itself is considered. Vectors are relative to the origin. */
interface Trail {
  readonly at: Vector;
  /** If a square occurs more than once, the latest demand counts. */
  readonly demands: Demand | null;
  /** Squares of captured pieces, by `offsetKey`. */
  readonly taken: readonly number[];
  /** The extent of the route in files and in ranks, and the corners of the rectangle that contains it. */
  readonly files: number;
  readonly ranks: number;
  readonly low: Vector;
  readonly high: Vector;
}

const ORIGIN: Vector = { dx: 0, dy: 0 };
const START: Trail = {
  at: ORIGIN,
  demands: null,
  taken: [],
  files: 0,
  ranks: 0,
  low: ORIGIN,
  high: ORIGIN,
};

function stepTo({ demands, high, low, taken }: Trail, at: Vector): Trail {
  const least = { dx: Math.min(low.dx, at.dx), dy: Math.min(low.dy, at.dy) };
  const most = { dx: Math.max(high.dx, at.dx), dy: Math.max(high.dy, at.dy) };
  const [files, ranks] = [most.dx - least.dx, most.dy - least.dy];
  return { at, demands, taken, files, ranks, low: least, high: most };
}

function* trailsOf(move: Move, ground: Ground): Generator<Trail> {
  switch (move.kind) {
    case 'leap':
      yield { ...START, at: move.vector };
      return;
    case 'lame-leap': {
      const trail = standing(move.empty, UNOCCUPIED, standing(move.occupied, OCCUPIED, START));
      if (trail !== null) yield { ...trail, at: move.vector };
      return;
    }
    case 'ride': {
      let trail: Trail | null = START;
      const steps = stepsOn(ground, move.step, move.reach);
      for (let step = 1; step <= steps; step++) {
        const start: Vector = trail.at;
        trail = standing(
          move.lame.map((square) => plus(start, square)),
          UNOCCUPIED,
          trail,
        );
        if (trail === null) return;
        trail = { ...trail, at: plus(start, move.step) };
        if (step <= move.skip) continue;
        yield trail;
        trail = demand(trail, trail.at, EMPTY);
        if (trail === null) return;
      }
      return;
    }
    case 'hop': {
      const steps = stepsOn(ground, move.step, move.reach);
      let before = 0;
      for (const hurdle of slide(START, move.step, 1, atMost(move.hurdle, steps), ground)) {
        before += 1;
        const over = demand(hurdle, hurdle.at, OCCUPIED);
        if (over !== null)
          yield* slide(over, move.step, 1, atMost(move.beyond, steps - before), ground);
      }
      return;
    }
    case 'path':
      yield* walk(START, move, 0, ground);
  }
}

/** Walks the rest of a path, from leg number `index`. */
function* walk(trail: Trail, path: Path, index: number, ground: Ground): Generator<Trail> {
  const leg = path.legs[index];
  if (leg === undefined) {
    const { step, least, most } = path.last;
    yield* slide(trail, step, least, most, ground);
    return;
  }
  for (const end of slide(trail, leg.step, leg.least, leg.most, ground)) {
    const next = endLeg(end, leg.end);
    if (next !== null) yield* walk(next, path, index + 1, ground);
  }
}

function endLeg(trail: Trail, end: Path['legs'][number]['end']): Trail | null {
  switch (end) {
    case 'quiet':
      return demand(trail, trail.at, EMPTY);
    case 'capture':
      return take(trail, ENEMY);
    case 'own-capture':
      return take(trail, OWN);
    case 'hurdle':
      return demand(trail, trail.at, OCCUPIED);
    case 'enemy-hurdle':
      return demand(trail, trail.at, ENEMY);
  }
}

/** Captures the piece at the end of the trail, so that the square becomes empty. */
function take(trail: Trail, what: Occupancy): Trail | null {
  const demanded = demand(trail, trail.at, what);
  return demanded && { ...demanded, taken: [...demanded.taken, offsetKey(trail.at)] };
}

/** The trails after `least` to `most` equal steps over empty squares. */
function* slide(
  from: Trail,
  step: Vector,
  least: number,
  most: Reach,
  ground: Ground,
): Generator<Trail> {
  let trail: Trail | null = from;
  const steps = stepsOn(ground, step, most);
  for (let count = 1; count <= steps; count++) {
    ground.work += 1;
    if (ground.work > ground.most) return;
    trail = stepTo(trail, plus(trail.at, step));
    if (!isOn(ground, trail)) return;
    if (count >= least) yield trail;
    trail = demand(trail, trail.at, EMPTY);
    if (trail === null) return;
  }
}

/** The trail with one more demand, or null if the square cannot meet it. The square that the piece has left counts as empty. */
function demand(trail: Trail, at: Vector, what: Occupancy): Trail | null {
  const key = offsetKey(at);
  if (isBeyond(at)) return (what & OFF_BOARD) === 0 ? null : trail;
  if (key === offsetKey(ORIGIN) || trail.taken.includes(key))
    return (what & EMPTY) === 0 ? null : trail;
  const known = demandOn(trail, key);
  const both = known & what;
  if (both === known) return trail;
  return both === 0 ? null : { ...trail, demands: { key, what: both, before: trail.demands } };
}

function demandOn({ demands }: Trail, key: number): Occupancy {
  for (let one = demands; one !== null; one = one.before) if (one.key === key) return one.what;
  return ANYTHING;
}

/** Adds demands that must hold before the piece moves, when its own square is still occupied, by the piece itself. */
function standing(squares: readonly Vector[], what: Occupancy, from: Trail | null): Trail | null {
  let trail = from;
  for (const square of squares) {
    if (trail === null) return null;
    if (offsetKey(square) !== offsetKey(ORIGIN)) trail = demand(trail, square, what);
    else if ((what & OWN) === 0) return null;
  }
  return trail;
}

function needsOf({ condition: { from, initial, to } }: Move): readonly string[] {
  return [
    ...(from === null ? [] : [`from region ${from}`]),
    ...(initial ? ['initially'] : []),
    ...(to === null ? [] : [`to region ${to}`]),
  ];
}

/** The elementary move of a trail that ends at its target, or null if it is impossible or does not fit on the board. */
function ending(
  trail: Trail,
  effect: Effect,
  needs: readonly string[],
  ground: Ground,
): ElementaryMove | null {
  const target = trail.at;
  const ended = demand(trail, target, ON_TARGET[effect]);
  if (ended === null) return null;
  let whole = stepTo(ended, target);
  const targetKey = ended.taken.includes(offsetKey(target)) ? null : offsetKey(target);
  const demands = new Map<number, Occupancy>();
  const seen = new Set<number>();
  for (let one = ended.demands; one !== null; one = one.before) {
    const { key, what } = one;
    if (seen.has(key)) continue;
    seen.add(key);
    if ((what & OFF_BOARD) === 0) whole = stepTo(whole, offsetOf(key));
    const possible = what & anything(target, key);
    if (key !== targetKey && possible !== anything(target, key)) demands.set(key, possible);
  }
  if (!isOn(ground, whole)) return null;
  const takes = [...ended.taken].sort((a, b) => a - b).map(offsetOf);
  return { aim: aimOf({ effect, target, takes }), effect, target, takes, needs, demands };
}

/** True if all squares of a trail are on the board, from the given origin or, without one, from some square. */
function isOn({ files, origin, ranks }: Ground, { high, low, ...trail }: Trail): boolean {
  if (origin === null) return trail.files < files && trail.ranks < ranks;
  return (
    origin.dx + low.dx >= 0 &&
    origin.dx + high.dx < files &&
    origin.dy + low.dy >= 0 &&
    origin.dy + high.dy < ranks
  );
}
