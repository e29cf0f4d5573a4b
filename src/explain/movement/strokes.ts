import { isBetween } from '../../ir/elementary-move.js';
import {
  sameVector,
  type Leg,
  type LegEnd,
  type Move,
  type Movement,
  type Reach,
  type Vector,
} from '../../ir/movement.js';

/** A move without its condition and modality. */
export type Stroke =
  /** Legs one after another. The modality decides how the last leg ends. */
  | { readonly kind: 'walk'; readonly legs: readonly WalkLeg[] }
  /** A leap that depends on other squares. */
  | { readonly kind: 'lame-leap'; readonly vector: Vector; readonly spots: readonly Spot[] }
  /** Equal steps that require more than empty squares in between. */
  | {
      readonly kind: 'lame-ride';
      readonly step: Vector;
      readonly reach: Reach;
      readonly skip: number;
      readonly spots: readonly Spot[];
    }
  | {
      readonly kind: 'hop';
      readonly step: Vector;
      readonly reach: Reach;
      readonly hurdle: Reach;
      readonly beyond: Reach;
    };

export interface WalkLeg extends Pick<Leg, 'step' | 'least' | 'most'> {
  /** What is on its last square; always `quiet` for the last leg. */
  readonly end: LegEnd;
}

/** A square that decides whether a leap is possible. */
export interface Spot {
  readonly at: Vector;
  readonly is: 'empty' | 'occupied';
}

/** A move as a stroke; as a walk if possible. */
export function strokeOf(move: Move): Stroke {
  switch (move.kind) {
    case 'leap':
      return walk([{ step: move.vector, least: 1, most: 1 }]);
    case 'lame-leap': {
      if (move.empty.length + move.occupied.length === 0)
        return walk([{ step: move.vector, least: 1, most: 1 }]);
      const steps = move.occupied.length > 0 ? null : stepsOver(move.empty, move.vector);
      if (steps !== null) return walk(legsOf(steps));
      return {
        kind: 'lame-leap',
        vector: move.vector,
        spots: [...spots(move.empty, 'empty'), ...spots(move.occupied, 'occupied')],
      };
    }
    case 'ride':
      return move.skip === 0 && move.lame.length === 0
        ? walk([{ step: move.step, least: 1, most: move.reach }])
        : {
            kind: 'lame-ride',
            step: move.step,
            reach: move.reach,
            skip: move.skip,
            spots: spots(move.lame, 'empty'),
          };
    case 'hop':
      return {
        kind: 'hop',
        step: move.step,
        reach: move.reach,
        hurdle: move.hurdle,
        beyond: move.beyond,
      };
    case 'path':
      return { kind: 'walk', legs: [...move.legs, { ...move.last, end: 'quiet' }] };
  }
}

function walk(legs: readonly Omit<WalkLeg, 'end'>[]): Stroke {
  return { kind: 'walk', legs: legs.map((leg) => ({ ...leg, end: 'quiet' })) };
}

function spots(squares: readonly Vector[], is: Spot['is']): readonly Spot[] {
  return squares.map((at) => ({ at, is }));
}

/** The steps of a shortest king's path to the target over exactly these squares; null if there is no such path. */
function stepsOver(squares: readonly Vector[], target: Vector): readonly Vector[] | null {
  const from = (at: Vector, rest: readonly Vector[]): readonly Vector[] | null => {
    if (rest.length === 0) {
      const last = stepTo(at, target);
      return isKingStep(last) ? [last] : null;
    }
    for (const next of rest) {
      const step = stepTo(at, next);
      const others = rest.filter((square) => !sameVector(square, next));
      const steps = isKingStep(step) ? from(next, others) : null;
      if (steps !== null) return [step, ...steps];
    }
    return null;
  };
  const distance = Math.max(Math.abs(target.dx), Math.abs(target.dy));
  // A square off the board blocks a walk but not a leap, so the squares must lie between the origin and the target.
  const isStraightAway =
    squares.length === distance - 1 &&
    distance <= MOST_STEPS &&
    squares.every((square) => isBetween(square, target));
  return isStraightAway ? from({ dx: 0, dy: 0 }, squares) : null;
}

/** Longer paths are not searched. */
const MOST_STEPS = 5;

function stepTo(from: Vector, to: Vector): Vector {
  return { dx: to.dx - from.dx, dy: to.dy - from.dy };
}

/** Whether a step goes to one of the eight adjacent squares. */
export function isKingStep({ dx, dy }: Vector): boolean {
  return Math.max(Math.abs(dx), Math.abs(dy)) === 1;
}

/** The legs of a path: equal consecutive steps become one leg. */
function legsOf(steps: readonly Vector[]): readonly Omit<WalkLeg, 'end'>[] {
  const legs: { step: Vector; count: number }[] = [];
  for (const step of steps) {
    const last = legs.at(-1);
    if (last !== undefined && sameVector(last.step, step)) last.count += 1;
    else legs.push({ step, count: 1 });
  }
  return legs.map(({ step, count }) => ({ step, least: count, most: count }));
}

/** The first step of a stroke. */
export function firstStep(stroke: Stroke): Vector {
  switch (stroke.kind) {
    case 'walk':
      return stroke.legs[0]?.step ?? { dx: 0, dy: 0 };
    case 'lame-leap':
      return stroke.vector;
    case 'lame-ride':
    case 'hop':
      return stroke.step;
  }
}

/** Sorts forward strokes first, then from left to right. */
export function compareStrokes(a: Stroke, b: Stroke): number {
  const [first, second] = [firstStep(a), firstStep(b)];
  return second.dy - first.dy || first.dx - second.dx;
}

/** The movement without duplicates and without moves that a longer slide of the same kind includes. */
export function withoutIncluded(movement: Movement): Movement {
  const longest = new Map<string, number>();
  for (const move of movement) {
    const key = slideKey(move);
    if (key !== null) longest.set(key, Math.max(longest.get(key) ?? 0, slideReach(move)));
  }
  const said = new Set<string>();
  return movement.filter((move) => {
    const slide = slideKey(move);
    if (slide !== null && slideReach(move) < (longest.get(slide) ?? 0)) return false;
    const key = slide ?? JSON.stringify(move);
    const isFirst = !said.has(key);
    said.add(key);
    return isFirst;
  });
}

/** A key for slides that differ only in reach; null if the move is not a slide over empty squares. */
function slideKey(move: Move): string | null {
  const { condition, enPassant, modality } = move;
  const isPlain = move.kind === 'ride' && move.skip === 0 && move.lame.length === 0;
  if (move.kind !== 'leap' && !isPlain) return null;
  const { dx, dy } = move.kind === 'leap' ? move.vector : move.step;
  const { initial, from, to } = condition;
  return JSON.stringify([dx, dy, modality, enPassant, initial, from, to]);
}

function slideReach(move: Move): number {
  if (move.kind !== 'ride') return 1;
  return move.reach === 'edge' ? Infinity : move.reach;
}
