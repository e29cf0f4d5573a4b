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

test('places in a long line are found in no more time than in a short one', () => {
  const timeOf = (length: number): number => {
    const places = lineColumnsOf('a象𝒜 '.repeat(length / 5));
    const before = process.cpuUsage();
    for (let at = 0; at < 20_000; at++) places(length - 1 - (at % 100));
    const { system, user } = process.cpuUsage(before);
    return user + system;
  };
  timeOf(1_000);
  // Counting from the start of the line takes a hundred times as long.
  expect(timeOf(100_000)).toBeLessThan(20 * timeOf(1_000) + 20_000);
});
