import { expect, test } from 'vitest';
import { positionsOf } from '../../src/lsp/positions.js';

const TEXT = 'ab\r\ncd\n𝄞x\rlast';

test.each([
  // Within a line, at its end, beyond its end.
  [{ line: 0, character: 1 }, 1],
  [{ line: 0, character: 2 }, 2],
  [{ line: 0, character: 9 }, 2],
  [{ line: 1, character: 0 }, 4],
  // A clef is two UTF-16 units and four bytes.
  [{ line: 2, character: 2 }, 9],
  [{ line: 3, character: 4 }, 15],
  [{ line: 3, character: 5 }, 15],
  // Clients that violate the protocol.
  [{ line: 4, character: 0 }, 15],
  [{ line: -1, character: 0 }, 0],
  [{ line: 0, character: -1 }, 0],
])('%j is offset %i', (position, offset) => {
  expect(positionsOf(TEXT, 'utf-16').offsetAt(position)).toBe(offset);
});

test.each([
  ['utf-16', { line: 2, character: 3 }],
  ['utf-8', { line: 2, character: 5 }],
] as const)('behind the x in %s', (encoding, position) => {
  const { offsetAt, positionAt } = positionsOf(TEXT, encoding);
  expect(positionAt(10)).toEqual(position);
  expect(offsetAt(position)).toBe(10);
});

test('a position inside a character counts as before it', () => {
  expect(positionsOf(TEXT, 'utf-8').offsetAt({ line: 2, character: 3 })).toBe(7);
});
