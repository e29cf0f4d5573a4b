import { expect, test } from 'vitest';
import { cutBetza, MAX_BETZA_LENGTH } from '../../../grammar/betza/complaints.js';

test.each([
  [MAX_BETZA_LENGTH - 2, MAX_BETZA_LENGTH],
  [MAX_BETZA_LENGTH - 1, MAX_BETZA_LENGTH - 1],
  [MAX_BETZA_LENGTH, MAX_BETZA_LENGTH],
])('a character of two units behind %i others is not cut in two', (before, length) => {
  const text = `${'W'.repeat(before)}😀W`;
  const { diagnostics, read } = cutBetza(text, { file: 'x', start: 5, end: 5 + text.length });
  expect(read).toBe(text.slice(0, length));
  expect(diagnostics.map(({ span }) => [span.start, span.end])).toEqual([
    [5 + length, 5 + text.length],
  ]);
});
