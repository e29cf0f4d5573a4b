import { sameVector, type Vector } from '../../ir/movement.js';
import { numberWord } from '../../catalog/number-words.js';
import { longPart, shortPart, straightOf } from './headings.js';
import type { Spot } from './strokes.js';

/**
 * The squares that a leap depends on: `the square one along is empty and the square one along and one across is occupied`.
 * `Along` is the direction of the longer part of the leap, or of a diagonal leap as a whole; `across` is that of its shorter part.
 * Squares that cannot be described like this are described by absolute directions: `the square two forward and one left`.
 */
export function spotWords(spots: readonly Spot[], leap: Vector): string {
  const words = spots.map(({ at, is }) => `the square ${placeWords(at, leap)} is ${is}`);
  return [...new Set(words)].sort().join(' and ');
}

function placeWords(at: Vector, leap: Vector): string {
  return relativeWords(at, leap) ?? absoluteWords(at);
}

/** A square relative to the leap; null if it is behind the piece, or beside a leap without sides. */
function relativeWords(at: Vector, leap: Vector): string | null {
  const isDiagonal = Math.abs(leap.dx) === Math.abs(leap.dy);
  const along = signs(isDiagonal ? leap : longPart(leap));
  const across = isDiagonal ? { dx: 0, dy: 0 } : signs(shortPart(leap));
  const [far, wide] = [inUnits(at, along), inUnits(at, across)];
  const reached = { dx: far * along.dx + wide * across.dx, dy: far * along.dy + wide * across.dy };
  if (far < 0 || wide < 0 || far + wide === 0 || !sameVector(plain(reached), plain(at)))
    return null;
  return [
    ...(far === 0 ? [] : [`${numberWord(far)} along`]),
    ...(wide === 0 ? [] : [`${numberWord(wide)} across`]),
  ].join(' and ');
}

/** How many units a vector has along the first nonzero part of the unit. */
function inUnits({ dx, dy }: Vector, unit: Vector): number {
  if (unit.dx !== 0) return dx * unit.dx;
  return dy * unit.dy;
}

function signs({ dx, dy }: Vector): Vector {
  return { dx: Math.sign(dx), dy: Math.sign(dy) };
}

/** The vector without negative zeros. */
function plain({ dx, dy }: Vector): Vector {
  return { dx: dx + 0, dy: dy + 0 };
}

function absoluteWords({ dx, dy }: Vector): string {
  const part = (size: number, vector: Vector): readonly string[] =>
    size === 0 ? [] : [`${numberWord(Math.abs(size))} ${straightOf(vector)}`];
  const words = [...part(dy, { dx: 0, dy }), ...part(dx, { dx, dy: 0 })];
  return words.length === 0 ? 'of the piece' : words.join(' and ');
}
