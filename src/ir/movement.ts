/**
 * How a piece moves, independent of any notation: a set of moves, each with one vector, one modality and one condition. Vectors are as White
 * sees them: dx to the right, dy forward. For Black they are turned by 180 degrees. Two movements are the same if `ir/compare` says so, even if
 * their arrays differ.
 */

export interface Vector {
  readonly dx: number;
  readonly dy: number;
}

/** What is on the target: nothing, an enemy piece (which is captured), or a friendly piece (which is captured). */
export const MODALITIES = ['quiet', 'capture', 'own-capture'] as const;
export type Modality = (typeof MODALITIES)[number];

/** A number of steps, or as far as the edge of the board. */
export type Reach = number | 'edge';

/** When a move is available. */
export interface Condition {
  /** Only as the piece's first move (the engine checks instead whether it stands in its double-step region). */
  readonly initial: boolean;
  /** Only from squares of this region of the variant; null if from anywhere. */
  readonly from: string | null;
  /** Only to squares of this region of the variant; null if to anywhere. */
  readonly to: string | null;
}

export const ALWAYS: Condition = { initial: false, from: null, to: null };

export interface MoveBase {
  readonly modality: Modality;
  readonly condition: Condition;
  /** Whether the capture may also be en passant. */
  readonly enPassant: boolean;
}

/** A move directly to the target, whatever is in between. */
export interface Leap extends MoveBase {
  readonly kind: 'leap';
  readonly vector: Vector;
}

/** A move to the target if every square of `empty` is empty and every square of `occupied` is occupied (vectors from the origin). */
export interface LameLeap extends MoveBase {
  readonly kind: 'lame-leap';
  readonly vector: Vector;
  readonly empty: readonly Vector[];
  readonly occupied: readonly Vector[];
}

/** The same step repeated over empty squares, as far as a friendly piece or a capture. */
export interface Ride extends MoveBase {
  readonly kind: 'ride';
  readonly step: Vector;
  /** The maximum number of steps. */
  readonly reach: Reach;
  /** For a lame rider: squares, relative to the start of each step, that must be empty for that step. */
  readonly lame: readonly Vector[];
  /** The number of squares at the start that are jumped over and cannot be targets: a ski rider skips one. */
  readonly skip: number;
}

/**
 * A move along a line over exactly one hurdle of either colour; the other squares on the way must be empty.
 * For a cannon all three reaches are 'edge'; for a grasshopper `beyond` is 1.
 */
export interface Hop extends MoveBase {
  readonly kind: 'hop';
  readonly step: Vector;
  /** Maximum steps from the origin to the hurdle. */
  readonly hurdle: Reach;
  /** Maximum steps from the hurdle to the target. */
  readonly beyond: Reach;
  /** Maximum steps from the origin to the target, including the hurdle. */
  readonly reach: Reach;
}

/** What is at the end of a leg that is not the last. */
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
 * Several legs one after another (bent riders, double captures): each of `legs`, then a last one that ends according to `modality`. A path may
 * return to its origin.
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

/** A set of moves; order and duplicates do not matter. */
export type Movement = readonly Move[];

/** All images of (short, long) under the eight symmetries of the square, without duplicates, forward ones first. */
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

/** The vector of a leap, or of one step along a line; null for a path. */
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

/** The vector for Black. */
export function rotateVector(vector: Vector): Vector {
  return { dx: 0 - vector.dx, dy: 0 - vector.dy };
}

/** Whether every step leads towards the last rank, so that the piece can never come back by this move. */
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

/** The vector multiplied by a number; never with minus zero. */
export function times({ dx, dy }: Vector, factor: number): Vector {
  return { dx: dx * factor + 0, dy: dy * factor + 0 };
}

export function plus(a: Vector, b: Vector): Vector {
  return { dx: a.dx + b.dx, dy: a.dy + b.dy };
}

/** Whether a vector leads nowhere. */
export function isOrigin({ dx, dy }: Vector): boolean {
  return dx === 0 && dy === 0;
}
