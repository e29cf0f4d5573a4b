import { expect, test } from 'vitest';
import { wordsOfExit, wordsOfStart, wordsOfTrap } from '../../../src/cross/engine/death-words.js';

// Signal names and numbers: signal(7); Windows: NTSTATUS values.
test.each([
  [3, null, 'it ended with status 3'],
  [null, 'SIGSEGV', 'it accessed memory that it does not own (SIGSEGV)'],
  [0xc0000005, null, 'it accessed memory that it does not own (SIGSEGV)'],
  [null, 'SIGTERM', 'it ended with SIGTERM'],
] as const)('status %s, signal %s', (status, signal, words) => {
  expect(wordsOfExit(status, signal)).toBe(words);
});

// System error codes: errno(3).
test.each([
  ['ENOENT', 'the program does not exist'],
  ['EACCES', 'it is not a program, or you lack permission to run it'],
  ['EMFILE', 'spawn engine EMFILE'],
  [undefined, 'spawn engine undefined'],
])('a program that cannot be started: %s', (code, words) => {
  expect(wordsOfStart(Object.assign(new Error(`spawn engine ${code}`), { code }))).toBe(words);
});

test('a C++ exception is described without its number', () => {
  expect(wordsOfTrap(5_268_320)).not.toMatch(/\d{3}/);
  expect(wordsOfTrap(new Error('memory access out of bounds'))).toBe('memory access out of bounds');
});
