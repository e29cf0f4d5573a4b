/**
 * How a piece moves, independent of any notation: a set of moves, each with one vector, one modality and
 * one condition. Vectors are White's view: dx to the right, dy forward; Black's moves are turned by 180 degrees.
 * Two movements are the same if `ir/compare` says so, not if their arrays are.
 */

export interface Vector {
  readonly dx: number;
  readonly dy: number;
}

/** What is on the target: nothing, an enemy piece (captured), or a friendly piece (captured). */
export const MODALITIES = ['quiet', 'capture', 'own-capture'] as const;
export type Modality = (typeof MODALITIES)[number];

/** A number of steps, or up to the edge of the board. */
export type Reach = number | 'edge';

/** When a move is available. */
export interface Condition {
  /** Only as the first move of the piece (the engine reads: only from its double-step region). */
  readonly initial: boolean;
  /** Only from the squares of this named region of the variant. */
  readonly from: string | null;
  /** Only to the squares of this named region of the variant. */
  readonly to: string | null;
}

export const ALWAYS: Condition = { initial: false, from: null, to: null };

export interface MoveBase {
  readonly modality: Modality;
  readonly condition: Condition;
  /** A capture that may also be en passant. */
  readonly enPassant: boolean;
}

/** Directly to the target, whatever is in between. */
export interface Leap extends MoveBase {
  readonly kind: 'leap';
  readonly vector: Vector;
}

/** To the target if every square of `empty` is empty and every square of `occupied` is not (vectors from the origin). */
export interface LameLeap extends MoveBase {
  readonly kind: 'lame-leap';
  readonly vector: Vector;
  readonly empty: readonly Vector[];
  readonly occupied: readonly Vector[];
}

/** The same step repeated over empty squares, up to a friendly piece or a capture. */
export interface Ride extends MoveBase {
  readonly kind: 'ride';
  readonly step: Vector;
  /** Most steps. */
  readonly reach: Reach;
  /** Squares, relative to the start of each step, that must be empty for that step: a lame rider. */
  readonly lame: readonly Vector[];
  /** How many first squares are jumped over and are not targets: a ski rider skips one. */
  readonly skip: number;
}

/**
 * Along a line over exactly one hurdle of either colour, the squares between empty.
 * Cannon: all three reaches 'edge'. Grasshopper: `beyond` 1.
 */
export interface Hop extends MoveBase {
  readonly kind: 'hop';
  readonly step: Vector;
  /** Most steps from the origin to the hurdle. */
  readonly hurdle: Reach;
  /** Most steps from the hurdle to the target. */
  readonly beyond: Reach;
  /** Most steps from the origin to the target, hurdle included. */
  readonly reach: Reach;
}

/** What happens at the end of a leg that is not the last. */
export const LEG_ENDS = ['quiet', 'capture', 'own-capture', 'hurdle', 'enemy-hurdle'] as const;
export type LegEnd = (typeof LEG_ENDS)[number];

/** A straight part of a path. The squares before its end must be empty. */
export interface Leg {
  readonly step: Vector;
  readonly least: number;
  readonly most: Reach;
  readonly end: LegEnd;
}

/**
 * Several legs one after another (bent riders, double captures): each of `legs`, then a last one that ends by `modality`.
 * A path may return to its own origin.
 */
export interface Path extends MoveBase {
  readonly kind: 'path';
  readonly legs: readonly Leg[];
  readonly last: { readonly step: Vector; readonly least: number; readonly most: Reach };
}

export type Move = Leap | LameLeap | Ride | Hop | Path;

/** A pawn's first move in chess: two squares straight ahead over an empty one. */
export const DOUBLE_STEP: Move = {
  kind: 'lame-leap',
  vector: { dx: 0, dy: 2 },
  empty: [{ dx: 0, dy: 1 }],
  occupied: [],
  modality: 'quiet',
  enPassant: false,
  condition: { ...ALWAYS, initial: true },
};

/** A set of moves; order and duplicates have no meaning. */
export type Movement = readonly Move[];

/** Every image of (short, long) under the eight symmetries of the square, without doubles, forward first. */
export function allDirections(short: number, long: number): readonly Vector[] {
  const images: Vector[] = [];
  for (const [dx, dy] of [
    [short, long],
    [long, short],
    [long, -short],
    [short, -long],
    [-short, -long],
    [-long, -short],
    [-long, short],
    [-short, long],
  ] as const) {
    if (!images.some((image) => image.dx === dx && image.dy === dy))
      images.push({ dx: dx + 0, dy: dy + 0 });
  }
  return images;
}

/** The steps of a king, clockwise from straight forward. */
export const COMPASS: readonly Vector[] = [
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: -1 },
  { dx: 0, dy: -1 },
  { dx: -1, dy: -1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: 1 },
];

export function sameVector(a: Vector, b: Vector): boolean {
  return a.dx === b.dx && a.dy === b.dy;
}

/** The vector of a leap, or one step along a line; null for a path of several legs. */
export function vectorOf(move: Move): Vector | null {
  switch (move.kind) {
    case 'leap':
    case 'lame-leap':
      return move.vector;
    case 'ride':
    case 'hop':
      return move.step;
    case 'path':
      return move.legs.length === 0 ? move.last.step : null;
  }
}

/** The vector as Black moves it. */
export function rotateVector(vector: Vector): Vector {
  return { dx: 0 - vector.dx, dy: 0 - vector.dy };
}

/** Whether every step leads towards the last rank, so that the piece can never return this way. */
export function goesForward(move: Move): boolean {
  switch (move.kind) {
    case 'leap':
    case 'lame-leap':
      return move.vector.dy > 0;
    case 'ride':
    case 'hop':
      return move.step.dy > 0;
    case 'path':
      return [...move.legs, move.last].every(({ step }) => step.dy > 0);
  }
}

/** The vector multiplied by a number; never minus zero. */
export function times({ dx, dy }: Vector, factor: number): Vector {
  return { dx: dx * factor + 0, dy: dy * factor + 0 };
}

/** The sum of two vectors. */
export function plus(a: Vector, b: Vector): Vector {
  return { dx: a.dx + b.dx, dy: a.dy + b.dy };
}

/** No way at all: the square itself. */
export function isOrigin({ dx, dy }: Vector): boolean {
  return dx === 0 && dy === 0;
}
