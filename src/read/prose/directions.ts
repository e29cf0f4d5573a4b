import type {
  DirectionWord,
  Heading,
  LeapSize,
  SpotPart,
  Turn,
} from '../../../grammar/prose/syntax.js';
import { COMPASS, sameVector, type Vector, plus, times } from '../../ir/movement.js';

/** Directions of sentences as vectors. */

type Slope = 'straight' | 'diagonal';

const STRAIGHT: readonly Vector[] = COMPASS.filter(({ dx, dy }) => dx === 0 || dy === 0);
const DIAGONAL: readonly Vector[] = COMPASS.filter(({ dx, dy }) => dx !== 0 && dy !== 0);

/** The steps to neighbouring squares that a heading means, without doubles. A direction without more is a straight one. */
export function stepsOf({ alternatives }: Heading): readonly Vector[] {
  let slope: Slope | null = null;
  const steps: Vector[] = [];
  for (const words of alternatives) {
    slope = slopeOf(words) ?? slope;
    steps.push(...stepsOfWords(words, slope));
  }
  return COMPASS.filter((step) => steps.some((other) => sameVector(step, other)));
}

function slopeOf(words: readonly DirectionWord[]): Slope | null {
  if (words.includes('straight')) return 'straight';
  return words.includes('diagonally') ? 'diagonal' : null;
}

function stepsOfWords(words: readonly DirectionWord[], slope: Slope | null): readonly Vector[] {
  if (words.includes('in-any-direction')) return COMPASS;
  const sides = words.filter((word) => word !== 'straight' && word !== 'diagonally');
  const isDiagonal =
    sides.some(isCorner) || (slope ?? (sides.length > 1 ? 'diagonal' : null)) === 'diagonal';
  const candidates = isDiagonal ? DIAGONAL : STRAIGHT;
  return candidates.filter((step) => sides.every((side) => goes(step, side)));
}

function isCorner(word: DirectionWord): boolean {
  return word.includes('-') && word !== 'in-any-direction';
}

function goes(step: Vector, word: DirectionWord): boolean {
  switch (word) {
    case 'forward':
      return step.dy > 0;
    case 'backward':
      return step.dy < 0;
    case 'left':
      return step.dx < 0;
    case 'right':
      return step.dx > 0;
    case 'sideways':
      return step.dx !== 0;
    case 'vertically':
      return step.dy !== 0;
    case 'forward-left':
      return step.dy > 0 && step.dx < 0;
    case 'forward-right':
      return step.dy > 0 && step.dx > 0;
    case 'backward-left':
      return step.dy < 0 && step.dx < 0;
    case 'backward-right':
      return step.dy < 0 && step.dx > 0;
    case 'straight':
    case 'diagonally':
    case 'in-any-direction':
    case 'away-from-start':
    case 'opposite-side':
      return true;
  }
}

/** The vectors of a leap: so far one way and, at a right angle, so far another. */
export function leapVectors({ far, heading, side }: LeapSize): readonly Vector[] {
  const ahead = stepsOf(heading);
  if (side === null) return ahead.map((step) => times(step, far));
  const sideways = side.heading === null ? STRAIGHT : stepsOf(side.heading);
  return ahead.flatMap((step) =>
    sideways
      .filter((across) => across.dx * step.dx + across.dy * step.dy === 0)
      .map((across) => plus(times(step, far), times(across, side.far))),
  );
}

/** Eighths of a circle between a leg and the next. */
const EIGHTHS: Readonly<Record<Turn, number>> = {
  'straight-on': 0,
  outward: 1,
  'at-a-right-angle': 2,
  inward: 3,
  back: 4,
};

/** A step after a turn to the right (1) or to the left (-1). */
export function turned(step: Vector, turn: Turn, side: 1 | -1): Vector | null {
  const place = COMPASS.findIndex((one) => sameVector(one, step));
  return place < 0 ? null : (COMPASS[(place + side * EIGHTHS[turn] + 8) % 8] ?? null);
}

/** True if the turn is the same to either side. */
export function isNoBend(turn: Turn): boolean {
  return EIGHTHS[turn] % 4 === 0;
}

/** The square of a condition, seen from where a leap starts. */
export function spotVector(parts: readonly SpotPart[], leap: Vector): Vector {
  const { across, along } = frameOf(leap);
  return parts.reduce<Vector>((sum, { far, way }) => plus(sum, times(unitOf(way), far)), {
    dx: 0,
    dy: 0,
  });

  function unitOf(way: SpotPart['way']): Vector {
    if (way === 'along') return along;
    if (way === 'across') return across;
    return STRAIGHT.find((step) => goes(step, way)) ?? along;
  }
}

/** Along the longer part of a leap, or all of a diagonal one; across along its shorter part. */
function frameOf({ dx, dy }: Vector): { readonly along: Vector; readonly across: Vector } {
  const [file, rank] = [
    { dx: Math.sign(dx), dy: 0 },
    { dx: 0, dy: Math.sign(dy) },
  ];
  if (Math.abs(dx) === Math.abs(dy)) return { along: plus(file, rank), across: { dx: 0, dy: 0 } };
  return Math.abs(dy) > Math.abs(dx)
    ? { along: rank, across: file }
    : { along: file, across: rank };
}
