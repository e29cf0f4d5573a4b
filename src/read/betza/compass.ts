import { ATOMS, type LeapSize } from '../../catalog/betza/atoms.js';
import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Vector } from '../../ir/movement.js';

/**
 * The eight directions, numbered clockwise. For an oblique leap, 0 is the one just right of forward, such as (1,2) for the knight. For all others 0
 * is forward, 1 forward to the right, and so on. A set of directions is a number with one bit for each.
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const ALL = setOf(0, 1, 2, 3, 4, 5, 6, 7);
const ORTHOGONALS = setOf(0, 2, 4, 6);
const DIAGONALS = setOf(1, 3, 5, 7);
/** The directions of a later leg without direction letters: all but backward. */
export const NOT_BACKWARD = ALL & ~setOf(4);

/** The directions that a letter selects: `narrow` alone, `wide` in combination with another letter. */
export interface LetterSets {
  readonly narrow: number;
  readonly wide: number;
}

/** For oblique leaps such as the knight's: f b l r alone select a pair of leaps, in combination half of the board. */
export const OBLIQUE_LETTERS: ReadonlyMap<string, LetterSets> = new Map([
  ['f', { narrow: setOf(7, 0), wide: setOf(6, 7, 0, 1) }],
  ['r', { narrow: setOf(1, 2), wide: setOf(0, 1, 2, 3) }],
  ['b', { narrow: setOf(3, 4), wide: setOf(2, 3, 4, 5) }],
  ['l', { narrow: setOf(5, 6), wide: setOf(4, 5, 6, 7) }],
  ['v', { narrow: setOf(7, 0, 3, 4), wide: setOf(7, 0, 3, 4) }],
  ['s', { narrow: setOf(1, 2, 5, 6), wide: setOf(1, 2, 5, 6) }],
]);

/** For kings, queens and later legs: a letter selects one direction of eight, or three neighbouring ones in combination. */
export const COMPASS_LETTERS: ReadonlyMap<string, LetterSets> = new Map([
  ['f', { narrow: setOf(0), wide: setOf(7, 0, 1) }],
  ['r', { narrow: setOf(2), wide: setOf(1, 2, 3) }],
  ['b', { narrow: setOf(4), wide: setOf(3, 4, 5) }],
  ['l', { narrow: setOf(6), wide: setOf(5, 6, 7) }],
  ['v', { narrow: setOf(0, 4), wide: setOf(7, 0, 1, 3, 4, 5) }],
  ['s', { narrow: setOf(2, 6), wide: setOf(1, 2, 3, 5, 6, 7) }],
]);

/** The two rotations of an oblique leap: `hr` has the leap just right of forward, `hl` is the mirror image. */
export const CHIRAL: ReadonlyMap<string, number> = new Map([
  ['r', setOf(0, 2, 4, 6)],
  ['l', setOf(1, 3, 5, 7)],
]);

/** Whether a letter selects along the vertical and along the horizontal axis. */
const AXES: ReadonlyMap<string, { readonly vertical: boolean; readonly horizontal: boolean }> =
  new Map([
    ['f', { vertical: true, horizontal: false }],
    ['b', { vertical: true, horizontal: false }],
    ['v', { vertical: true, horizontal: false }],
    ['l', { vertical: false, horizontal: true }],
    ['r', { vertical: false, horizontal: true }],
    ['s', { vertical: false, horizontal: true }],
    ['h', { vertical: false, horizontal: false }],
  ]);

export function isDirection(letter: string | undefined): letter is string {
  return letter !== undefined && AXES.has(letter);
}

/** Whether one of the two letters selects along the vertical axis and one along the horizontal axis. */
export function crosses(letter: string, next: string | undefined): next is string {
  if (next === undefined) return false;
  const [a, b] = [AXES.get(letter), AXES.get(next)];
  if (a === undefined || b === undefined) return false;
  return (a.vertical || b.vertical) && (a.horizontal || b.horizontal);
}

export function setOf(...directions: readonly Direction[]): number {
  return directions.reduce<number>((set, direction) => set | (1 << direction), 0);
}

export function directionsIn(set: number): readonly Direction[] {
  return DIRECTIONS.filter((direction) => (set & (1 << direction)) !== 0);
}

/** The direction that is `by` eighths of a turn clockwise from another. */
export function turn(direction: Direction, by: number): Direction {
  return DIRECTIONS[(((direction + by) % 8) + 8) % 8] ?? direction;
}

/** Rotates a whole set: from directions relative to `by` to absolute ones. */
export function turnSet(set: number, by: Direction): number {
  return setOf(...directionsIn(set).map((direction) => turn(direction, by)));
}

/** The image of a leap in a direction. */
function imageOf({ short, long }: LeapSize, direction: Direction): Vector {
  switch (direction) {
    case 0:
      return { dx: short, dy: long };
    case 1:
      return { dx: long, dy: short };
    case 2:
      return { dx: long, dy: 0 - short };
    case 3:
      return { dx: short, dy: 0 - long };
    case 4:
      return { dx: 0 - short, dy: 0 - long };
    case 5:
      return { dx: 0 - long, dy: 0 - short };
    case 6:
      return { dx: 0 - long, dy: short };
    case 7:
      return { dx: 0 - short, dy: long };
  }
}

/** A king's step in a direction, multiplied by `long`: orthogonal in even directions, diagonal in odd ones. */
export function compassImage(long: number, direction: Direction): Vector {
  return imageOf({ short: direction % 2 === 0 ? 0 : long, long }, direction);
}

/** Which directions an atom has: the four orthogonal ones, the four diagonal ones, eight oblique ones, or the eight of a king. */
export type Symmetry = 'orthogonal' | 'diagonal' | 'oblique' | 'compass';

/** An atom as its program sees it. A compass atom has the orthogonal and the diagonal leap of length `long`. */
export interface AtomShape {
  readonly symmetry: Symmetry;
  readonly short: number;
  readonly long: number;
  readonly rides: boolean;
}

export const DIRECTIONS_OF: Readonly<Record<Symmetry, number>> = {
  orthogonal: ORTHOGONALS,
  diagonal: DIAGONALS,
  oblique: ALL,
  compass: ALL,
};

/** The shape of a leaping or riding atom. Null for any other letter. */
export function shapeOf(letter: string, dialect: Dialect): AtomShape | null {
  const meaning = ATOMS[dialect].get(letter);
  if (meaning?.kind !== 'leaper') return null;
  const [leap] = meaning.leaps;
  if (leap === undefined) return null;
  const symmetry = meaning.leaps.length > 1 ? 'compass' : symmetryOf(leap);
  return { symmetry, ...leap, rides: meaning.rides };
}

export function symmetryOf({ short, long }: LeapSize): Symmetry {
  return short === 0 ? 'orthogonal' : short === long ? 'diagonal' : 'oblique';
}

/** One step of an atom in a direction. */
export function stepOf(shape: AtomShape, direction: Direction): Vector {
  return shape.symmetry === 'oblique'
    ? imageOf(shape, direction)
    : compassImage(shape.long, direction);
}
