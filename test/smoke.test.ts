import { expect, test } from 'vitest';
import { allDirections } from '../src/ir/movement.js';
import { nearest } from '../src/text/nearest.js';

test('a knight has eight directions, a wazir four', () => {
  expect(allDirections(1, 2)).toHaveLength(8);
  expect(allDirections(0, 1)).toHaveLength(4);
});

test('the nearest name tolerates a third of the letters', () => {
  expect(nearest('promotoin zone', ['Promotion zone', 'Promotion'])).toBe('Promotion zone');
  expect(nearest('xyz', ['Promotion'])).toBeNull();
});
