import { expect, test } from 'vitest';
import { allDirections, rotateVector } from '../../src/ir/movement.js';

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
