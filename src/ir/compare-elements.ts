import { MAX_BOARD_SIDE, type Board } from './board.js';
import type { Move, Movement, Path, Reach, Vector } from './movement.js';

/** What may stand on a square: a set of these four, as bits. */
export type Occupancy = number;
export const EMPTY: Occupancy = 1;
export const ENEMY: Occupancy = 2;
export const OWN: Occupancy = 4;
/** No piece stands there because no square is there. */
const OFF_BOARD: Occupancy = 8;
const OCCUPIED = ENEMY | OWN;
const UNOCCUPIED = EMPTY | OFF_BOARD;
const ANYTHING = UNOCCUPIED | OCCUPIED;

/** What a move does to its target. En passant is an effect of its own: a capture that has it is two elements. */
export const EFFECTS = ['quiet', 'capture', 'own-capture', 'en-passant'] as const;
export type Effect = (typeof EFFECTS)[number];

/** What one effect demands of its target when the move ends there. */
const ON_TARGET: Readonly<Record<Effect, Occupancy>> = {
  quiet: EMPTY,
  capture: ENEMY,
  'own-capture': OWN,
  'en-passant': EMPTY,
};

/** One move to one square: possible if every need holds and every demanded square is as demanded. */
export interface ElementaryMove {
  /** Effect, target and `takes` as one word: only moves of one aim can imply each other. */
  readonly aim: string;
  readonly effect: Effect;
  readonly target: Vector;
  /** Squares on the way whose pieces are captured; sorted. */
  readonly takes: readonly Vector[];
  /** `initially`, `from region NAME`, `to region NAME`; sorted. */
  readonly needs: readonly string[];
  /** By `offsetKey`, squares between; the target is not among them, and no square that may hold anything. */
  readonly demands: ReadonlyMap<number, Occupancy>;
}

/** A move of more elementary moves than this is compared as it is written, */
const MOST_OF_A_MOVE = 4_000;
/** and so are those after so many elementary moves in all. */
const MOST_IN_ALL = 30_000;

const SIDE = 64;
const CENTRE = SIDE / 2;

/** A vector of at most 31 squares each way as one number; orders by rank, then file. */
export function offsetKey({ dx, dy }: Vector): number {
  return (dy + CENTRE) * SIDE + dx + CENTRE;
}

/** The vector of an `offsetKey`. */
export function offsetOf(key: number): Vector {
  return { dx: (key % SIDE) - CENTRE, dy: Math.floor(key / SIDE) - CENTRE };
}

/** No demand at all. A square between origin and target is on every board that holds these two; others may not be. */
export function anything(target: Vector, key: number): Occupancy {
  return isBetween(offsetOf(key), target) ? ANYTHING & ~OFF_BOARD : ANYTHING;
}

/** True for the squares that every board has which has origin and target. */
export function isBetween(square: Vector, target: Vector): boolean {
  return isPart(square.dx, target.dx) && isPart(square.dy, target.dy);
}

function isPart(part: number, whole: number): boolean {
  return Math.min(0, whole) <= part && part <= Math.max(0, whole);
}

/** Every elementary move of a movement that fits on a board somewhere; doubles and implied ones included. */
export function elementsOf(movement: Movement, board: Board): ElementaryMove[] {
  const elements: ElementaryMove[] = [];
  for (const move of movement) {
    const most = Math.min(MOST_OF_A_MOVE, MOST_IN_ALL - elements.length);
    elements.push(...(expand(move, board, most) ?? [unexpanded(move)]));
  }
  return elements;
}

/** The elementary moves of one move; null if there are more than `most`. */
function expand(move: Move, board: Board, most: number): ElementaryMove[] | null {
  const elements: ElementaryMove[] = [];
  for (const trail of trailsOf(move, board)) {
    if (elements.length >= most) return null;
    elements.push(...endings(move, trail, board));
  }
  return elements;
}

/** Stands for a move that is too long to expand: equal only to itself, as written. */
function unexpanded(move: Move): ElementaryMove {
  const needs = [`by the move ${JSON.stringify(move)}`];
  const aim = { effect: 'quiet', target: ORIGIN, takes: [] } as const;
  return { ...aim, aim: aimOf(aim), needs, demands: new Map() };
}

/** A way to a target, before the target itself is looked at. Vectors from the origin. */
interface Trail {
  readonly at: Vector;
  readonly demands: ReadonlyMap<number, Occupancy>;
  readonly taken: ReadonlySet<number>;
}

const ORIGIN: Vector = { dx: 0, dy: 0 };
const START: Trail = { at: ORIGIN, demands: new Map(), taken: new Set() };

function* trailsOf(move: Move, board: Board): Generator<Trail> {
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
      const steps = stepsOn(board, move.step, move.reach);
      for (let step = 1; step <= steps; step++) {
        const start: Vector = trail.at;
        trail = standing(
          move.lame.map((square) => add(start, square)),
          UNOCCUPIED,
          trail,
        );
        if (trail === null) return;
        trail = { ...trail, at: add(start, move.step) };
        if (step <= move.skip) continue;
        yield trail;
        trail = demand(trail, trail.at, EMPTY);
        if (trail === null) return;
      }
      return;
    }
    case 'hop': {
      const steps = stepsOn(board, move.step, move.reach);
      let before = 0;
      for (const hurdle of slide(START, move.step, 1, atMost(move.hurdle, steps), board)) {
        before += 1;
        const over = demand(hurdle, hurdle.at, OCCUPIED);
        if (over !== null)
          yield* slide(over, move.step, 1, atMost(move.beyond, steps - before), board);
      }
      return;
    }
    case 'path':
      yield* walk(START, move, 0, board);
  }
}

/** The rest of a path from leg number `index` on. */
function* walk(trail: Trail, path: Path, index: number, board: Board): Generator<Trail> {
  const leg = path.legs[index];
  if (leg === undefined) {
    const { step, least, most } = path.last;
    yield* slide(trail, step, least, most, board);
    return;
  }
  for (const end of slide(trail, leg.step, leg.least, leg.most, board)) {
    const next = endLeg(end, leg.end);
    if (next !== null) yield* walk(next, path, index + 1, board);
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

/** Captures what stands at the end of the trail: from then on the square is empty. */
function take(trail: Trail, what: Occupancy): Trail | null {
  const demanded = demand(trail, trail.at, what);
  return demanded && { ...demanded, taken: new Set([...demanded.taken, offsetKey(trail.at)]) };
}

/** The trails that go on by `least` to `most` equal steps, over empty squares. */
function* slide(
  from: Trail,
  step: Vector,
  least: number,
  most: Reach,
  board: Board,
): Generator<Trail> {
  let trail: Trail | null = from;
  const steps = stepsOn(board, step, most);
  for (let count = 1; count <= steps; count++) {
    trail = { ...trail, at: add(trail.at, step) };
    if (count >= least) yield trail;
    trail = demand(trail, trail.at, EMPTY);
    if (trail === null) return;
  }
}

/** The trail with one more demand; null if the square cannot meet it. The mover's own square is empty to it, once it has left. */
function demand(trail: Trail, at: Vector, what: Occupancy): Trail | null {
  const key = offsetKey(at);
  if (isBeyond(at)) return (what & OFF_BOARD) === 0 ? null : trail;
  if (key === offsetKey(ORIGIN) || trail.taken.has(key)) return (what & EMPTY) === 0 ? null : trail;
  const both = (trail.demands.get(key) ?? ANYTHING) & what;
  return both === 0 ? null : { ...trail, demands: new Map(trail.demands).set(key, both) };
}

/** True if no board holds a square so far from the origin. */
function isBeyond({ dx, dy }: Vector): boolean {
  return Math.max(Math.abs(dx), Math.abs(dy)) >= MAX_BOARD_SIDE;
}

/** Demands made before the piece leaves: its own square is occupied, by itself. */
function standing(squares: readonly Vector[], what: Occupancy, from: Trail | null): Trail | null {
  let trail = from;
  for (const square of squares) {
    if (trail === null) return null;
    if (offsetKey(square) !== offsetKey(ORIGIN)) trail = demand(trail, square, what);
    else if ((what & OWN) === 0) return null;
  }
  return trail;
}

/** What a trail comes to at its target: nothing if that is impossible or larger than the board. */
function endings(move: Move, trail: Trail, board: Board): ElementaryMove[] {
  const effects: Effect[] =
    move.modality === 'capture' && move.enPassant ? ['capture', 'en-passant'] : [move.modality];
  const { initial, from, to } = move.condition;
  const needs = [
    ...(from === null ? [] : [`from region ${from}`]),
    ...(initial ? ['initially'] : []),
    ...(to === null ? [] : [`to region ${to}`]),
  ];
  return effects.flatMap((effect) => {
    const target = trail.at;
    const ended = demand(trail, target, ON_TARGET[effect]);
    if (ended === null) return [];
    const onBoard = [...ended.demands].filter(([, what]) => (what & OFF_BOARD) === 0);
    if (!fits([target, ...onBoard.map(([key]) => offsetOf(key))], board)) return [];
    const takes = [...ended.taken].sort((a, b) => a - b).map(offsetOf);
    const aim = aimOf({ effect, target, takes });
    return [{ aim, effect, target, takes, needs, demands: between(ended, target) }];
  });
}

function aimOf({
  effect,
  target,
  takes,
}: Omit<ElementaryMove, 'aim' | 'needs' | 'demands'>): string {
  return [effect, offsetKey(target), ...takes.map(offsetKey)].join(' ');
}

/** The demands of a trail without what its target means anyhow. */
function between({ demands, taken }: Trail, target: Vector): ReadonlyMap<number, Occupancy> {
  const kept = new Map<number, Occupancy>();
  for (const [key, what] of demands) {
    const possible = what & anything(target, key);
    const isTarget = key === offsetKey(target) && !taken.has(key);
    if (!isTarget && possible !== anything(target, key)) kept.set(key, possible);
  }
  return kept;
}

/** True if origin and squares lie together on the board, the origin somewhere on it. */
function fits(squares: readonly Vector[], board: Board): boolean {
  const across = squares.map(({ dx }) => dx);
  const along = squares.map(({ dy }) => dy);
  return extent(across) < board.files && extent(along) < board.ranks;
}

function extent(parts: readonly number[]): number {
  return Math.max(0, ...parts) - Math.min(0, ...parts);
}

/** Steps that the board leaves room for, from its edge; staying where one is (a turn passed) is one. */
function stepsOn(board: Board, step: Vector, reach: Reach): number {
  if (step.dx === 0 && step.dy === 0) return atMost(reach, 1);
  const across = step.dx === 0 ? Infinity : Math.floor((board.files - 1) / Math.abs(step.dx));
  const along = step.dy === 0 ? Infinity : Math.floor((board.ranks - 1) / Math.abs(step.dy));
  return atMost(reach, Math.min(across, along));
}

function atMost(reach: Reach, limit: number): number {
  return reach === 'edge' ? limit : Math.min(reach, limit);
}

function add(a: Vector, b: Vector): Vector {
  return { dx: a.dx + b.dx, dy: a.dy + b.dy };
}
