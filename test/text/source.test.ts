import { expect, test } from 'vitest';
import { lineColumnsOf, lineTextAt } from '../../src/text/source.js';

const TEXT = 'ab\r\n象f\n\n𝒜z';

test.each([
  [0, 1, 1],
  [3, 1, 4],
  [4, 2, 1],
  [5, 2, 2],
  [7, 3, 1],
  [8, 4, 1],
  // The letter behind a character of two UTF-16 units is the second of its line.
  [10, 4, 2],
  [11, 4, 3],
])('offset %i is line %i, column %i', (offset, line, column) => {
  expect(lineColumnsOf(TEXT)(offset)).toEqual({ line, column });
});

test('a line is shown without its line end', () => {
  expect(lineTextAt(TEXT, 1)).toBe('ab');
  expect(lineTextAt(TEXT, 5)).toBe('象f');
  expect(lineTextAt(TEXT, 7)).toBe('');
  expect(lineTextAt(TEXT, 9)).toBe('𝒜z');
});
