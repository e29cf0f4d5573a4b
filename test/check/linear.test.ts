import { expect, test } from 'vitest';
import { fixIni } from '../../src/check/fix-ini.js';
import { lintIni } from '../../src/check/lint.js';
import { formatIni } from '../../src/format/format-ini.js';
import { resolveIni } from '../../src/read/ini/resolve.js';

const repeated = (times: number, part: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => part(index)).join('');
const source = (text: string) => ({ file: 'x.ini', text });
const lint = (text: string) => lintIni(source(text), 'fairy-stockfish');

const WORK: readonly (readonly [string, (size: number) => string, (text: string) => unknown])[] = [
  [
    'sections with fixes',
    (size) => repeated(size, (i) => `[g${i}:chess]\ncastling = True\n`),
    (text) => fixIni(source(text), 'fairy-stockfish', 'safe'),
  ],
  [
    'a section with fixes',
    (size) => `[g:chess]\n${'castling = True\n'.repeat(size)}`,
    (text) => fixIni(source(text), 'fairy-stockfish', 'all'),
  ],
  [
    'a comment before each line',
    (size) => `[g:chess]\n${'; fairyc-ignore ini/duplicate-key x\ncastling = True\n'.repeat(size)}`,
    lint,
  ],
  [
    'sections built on each other',
    (size) =>
      repeated(size, (i) => `[g${i}:${i === 0 ? 'chess' : `g${i - 1}`}]\nnMoveRule = ${i}\n`),
    (text) => resolveIni(source(text)),
  ],
  [
    'lines to lay out',
    (size) => `[g:chess]\n${repeated(size, (i) => `foo${i}=1\n`)}`,
    (text) => formatIni(source(text)),
  ],
];

/** Processor time in milliseconds; the second run, so that nothing is loaded or compiled. */
function timeOf(action: () => unknown): number {
  action();
  const before = process.cpuUsage();
  action();
  const { system, user } = process.cpuUsage(before);
  return (system + user) / 1000;
}

// Eight times the text takes eight times as long, and 64 times if the work grows with its square.
test.each(WORK)('work grows with the text: %s', (_name, make, action) => {
  const [small, large] = [make(500), make(4000)].map((text) => timeOf(() => action(text)));
  expect(large).toBeLessThan(24 * (small ?? 0) + 200);
});
