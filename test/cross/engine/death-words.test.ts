import { expect, test } from 'vitest';
import { wordsOfExit, wordsOfTrap } from '../../../src/cross/engine/death-words.js';

// Names and numbers of signals: signal(7); of Windows: NTSTATUS values.
test.each([
  [3, null, 'it ended with status 3'],
  [null, 'SIGSEGV', 'it used memory that it does not have (SIGSEGV)'],
  [0xc0000005, null, 'it used memory that it does not have (SIGSEGV)'],
  [null, 'SIGTERM', 'it ended with SIGTERM'],
] as const)('status %s, signal %s', (status, signal, words) => {
  expect(wordsOfExit(status, signal)).toBe(words);
});

test('an exception of C++ is no number', () => {
  expect(wordsOfTrap(5_268_320)).not.toMatch(/\d{3}/);
  expect(wordsOfTrap(new Error('memory access out of bounds'))).toBe('memory access out of bounds');
});
