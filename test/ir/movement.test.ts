import { expect, test } from 'vitest';
import {
  ALWAYS,
  allDirections,
  goesForward,
  rotateVector,
  type Move,
  type Vector,
} from '../../src/ir/movement.js';
import { readAsProgram } from '../../src/read/betza/read-betza.js';

test('a knight has eight directions, a wazir and a ferz four, the null step one', () => {
  expect(allDirections(1, 2)).toEqual([
    { dx: 1, dy: 2 },
    { dx: 2, dy: 1 },
    { dx: 2, dy: -1 },
    { dx: 1, dy: -2 },
    { dx: -1, dy: -2 },
    { dx: -2, dy: -1 },
    { dx: -2, dy: 1 },
    { dx: -1, dy: 2 },
  ]);
  expect(allDirections(0, 1)).toHaveLength(4);
  expect(allDirections(1, 1)).toHaveLength(4);
  expect(allDirections(0, 0)).toEqual([{ dx: 0, dy: 0 }]);
});

test('Black moves the other way', () => {
  expect(rotateVector({ dx: 1, dy: 0 })).toEqual({ dx: -1, dy: 0 });
});

/** A move of two steps, each to an adjacent square. */
const twoSteps = (first: Vector, second: Vector): Move => ({
  kind: 'path',
  legs: [{ step: first, least: 1, most: 1, end: 'quiet' }],
  last: { step: second, least: 1, most: 1 },
  modality: 'quiet',
  enPassant: false,
  condition: ALWAYS,
});

test('a piece cannot come back by a move if every part of it leads forward', () => {
  const [forward, forwardLeft, left] = [
    { dx: 0, dy: 1 },
    { dx: -1, dy: 1 },
    { dx: -1, dy: 0 },
  ];
  expect(goesForward(twoSteps(forward, forwardLeft))).toBe(true);
  expect(goesForward(twoSteps(forward, left))).toBe(false);
  expect(goesForward(twoSteps(left, forward))).toBe(false);
  const isForward = (betza: string): boolean[] => [
    ...new Set(readAsProgram(betza, 'xbetza').map(goesForward)),
  ];
  for (const betza of ['fW', 'fR', 'fpR', 'nfN']) expect(isForward(betza), betza).toEqual([true]);
  for (const betza of ['sW', 'sR', 'spR', 'bN']) expect(isForward(betza), betza).toEqual([false]);
});
