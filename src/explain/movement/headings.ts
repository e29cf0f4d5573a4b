import { numberWord } from '../../catalog/number-words.js';
import type { Vector } from '../../ir/movement.js';
import { groupBy } from '../../text/group-by.js';
import { listInWords } from '../../text/words.js';

/** Directions in words. A set of vectors of one length and slope becomes one heading if possible, otherwise several. */

/** The four straight and the four diagonal directions, in the order in which they are written. */
const STRAIGHT = ['forward', 'backward', 'left', 'right'] as const;
type Straight = (typeof STRAIGHT)[number];
const DIAGONAL = ['forward-left', 'forward-right', 'backward-left', 'backward-right'] as const;
type Diagonal = (typeof DIAGONAL)[number];

/** Pairs of diagonal directions that have one name. */
const DIAGONAL_PAIRS: readonly (readonly [Straight, readonly [Diagonal, Diagonal]])[] = [
  ['forward', ['forward-left', 'forward-right']],
  ['backward', ['backward-left', 'backward-right']],
  ['left', ['forward-left', 'backward-left']],
  ['right', ['forward-right', 'backward-right']],
];

/** Steps to adjacent squares: `in any direction`, or the straight and the diagonal ones separately. */
export function stepHeadings(steps: readonly Vector[]): readonly string[] {
  const straight = steps.filter(isStraight);
  const diagonal = steps.filter((step) => !isStraight(step));
  if (straight.length === STRAIGHT.length && diagonal.length === DIAGONAL.length)
    return ['in any direction'];
  return [
    ...(straight.length === 0 ? [] : [straightHeading(straight.map(straightOf))]),
    ...(diagonal.length === 0 ? [] : [diagonalHeading(diagonal.map(diagonalOf))]),
  ];
}

/** Leaps of one length and slope: `two squares diagonally`, `two squares sideways and one square forward`. */
export function leapHeadings(vectors: readonly Vector[]): readonly string[] {
  const [first] = vectors;
  if (first === undefined) return [];
  const { long, short } = sidesOf(first);
  if (short === 0)
    return [`${squares(long)} ${straightHeading(vectors.map((vector) => straightOf(vector)))}`];
  if (short === long) return [`${squares(long)} ${diagonalHeading(vectors.map(diagonalOf))}`];
  if (vectors.length === 8)
    return [`${squares(long)} orthogonally and ${squares(short)} at a right angle`];
  const byLong = [...groupBy(vectors, (vector) => straightOf(longPart(vector)))].map(
    ([direction, group]) => ({
      direction,
      sideways: straightWords(group.map((vector) => straightOf(shortPart(vector)))),
    }),
  );
  return [...groupBy(byLong, ({ sideways }) => sideways)].map(([sideways, group]) => {
    const ahead = straightWords(group.map(({ direction }) => direction));
    return `${squares(long)} ${ahead} and ${squares(short)} ${sideways}`;
  });
}

/** `one square`, `three squares`. */
export function squares(count: number): string {
  return `${numberWord(count)} ${count === 1 ? 'square' : 'squares'}`;
}

/** The longer and the shorter part of a vector, in squares. */
export function sidesOf({ dx, dy }: Vector): { readonly long: number; readonly short: number } {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  return { long: Math.max(across, along), short: Math.min(across, along) };
}

export function longPart({ dx, dy }: Vector): Vector {
  return Math.abs(dy) > Math.abs(dx) ? { dx: 0, dy } : { dx, dy: 0 };
}

export function shortPart({ dx, dy }: Vector): Vector {
  return Math.abs(dy) > Math.abs(dx) ? { dx, dy: 0 } : { dx: 0, dy };
}

export function isStraight({ dx, dy }: Vector): boolean {
  return dx === 0 || dy === 0;
}

/** The direction of a straight vector. */
export function straightOf({ dx, dy }: Vector): Straight {
  if (dy !== 0) return dy > 0 ? 'forward' : 'backward';
  return dx < 0 ? 'left' : 'right';
}

function diagonalOf({ dx, dy }: Vector): Diagonal {
  if (dy > 0) return dx < 0 ? 'forward-left' : 'forward-right';
  return dx < 0 ? 'backward-left' : 'backward-right';
}

function straightHeading(directions: readonly Straight[]): string {
  const words = straightWords(directions);
  if (directions.length > 2) return directions.length === 4 ? words : `orthogonally ${words}`;
  return words === 'sideways' ? words : `straight ${words}`;
}

/** Straight directions in a context that does not need the word `straight`. */
function straightWords(directions: readonly Straight[]): string {
  const has = STRAIGHT.filter((direction) => directions.includes(direction));
  if (has.length === STRAIGHT.length) return 'orthogonally';
  const isSideways = has.includes('left') && has.includes('right');
  return listInWords(isSideways ? [...has.filter(isLengthwise), 'sideways'] : has, 'or');
}

function isLengthwise(direction: Straight): boolean {
  return direction === 'forward' || direction === 'backward';
}

function diagonalHeading(directions: readonly Diagonal[]): string {
  if (directions.length === DIAGONAL.length) return 'diagonally';
  const words: string[] = [];
  let rest = DIAGONAL.filter((direction) => directions.includes(direction));
  for (const [word, pair] of DIAGONAL_PAIRS) {
    if (!pair.every((direction) => rest.includes(direction))) continue;
    words.push(word);
    rest = rest.filter((direction) => !pair.includes(direction));
  }
  return `diagonally ${listInWords([...words, ...rest], 'or')}`;
}
