import path from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from './program.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAIRS = 'test/fixtures/diff/pairs.ini';

function fairyc(...words: readonly string[]) {
  return runProgram(['diff', ...words], { cwd: ROOT, env: { FORCE_COLOR: '0' } });
}

test('0 if the games are the same in play, with the differences in names', () => {
  const { status, stderr, stdout } = fairyc('chess', `${PAIRS}#letters`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^chess and letters are the same in play\.\n/);
  expect(stdout).toContain('  knight, letter: N / S\n');
});

test('1 if they differ: what differs, where, and how the game ends', () => {
  const { status, stdout } = fairyc(`${PAIRS}#empire`, `${PAIRS}#empire-pychess`);
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^empire and empire-pychess differ in play\.\n\nRule: Repetition\n {2}nFoldValue: loss \/ win\n/,
  );
  expect(stdout).toContain('  empire: Black wins\n  empire-pychess: White wins\n');
});

test('variants with the same name are called by the argument that selects them', () => {
  const { status, stdout } = fairyc('chess', 'variants/chess.md');
  expect(status).toBe(0);
  expect(stdout).toContain('chess and variants/chess.md are the same in play.');
});

test('--json for programs', () => {
  const { status, stdout } = fairyc('chess', `${PAIRS}#fourfold`, '--json');
  expect(status).toBe(1);
  const answer: unknown = JSON.parse(stdout);
  expect(answer).toMatchObject({
    first: 'chess',
    second: 'fourfold',
    verdict: 'differs',
    play: [
      {
        about: { kind: 'rule', rule: 'repetition' },
        showing: { kind: 'result', first: 'draw', second: null, later: { outcome: 'black' } },
      },
    ],
  });
});

test.each([
  [['chess'], "give GAME GAME, not only 'chess'. Example: fairyc diff"],
  [['chess', 'ches'], "Did you mean the built-in variant 'chess'?"],
  [['chess', PAIRS], `choose one with ${PAIRS}#NAME`],
  [['chess', `${PAIRS}#empir`], "Did you mean 'empire'?"],
])('2 for what cannot be compared: %j', (words, message) => {
  const { status, stderr, stdout } = fairyc(...words);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
});

function diffFromChess(input: string, ...words: readonly string[]) {
  return runProgram(['diff', 'chess', '-', ...words], {
    ...{ cwd: ROOT, env: { FORCE_COLOR: '0' }, input },
  });
}

test('1 with the errors of a section, which is compared as the engine reads it', () => {
  const { status, stderr, stdout } = diffFromChess('[broken:chess]\nnFoldRule = x\npawnn = q\n');
  expect(status).toBe(1);
  expect(stderr).toMatch(/\[ini\/invalid-value\]/);
  expect(stderr).toMatch(/\[ini\/unknown-option\]/);
  expect(stdout).toContain('chess and broken');
});

test('1 with the error of a start position that cannot be set up', () => {
  const { status, stderr, stdout } = diffFromChess(
    '[short:chess]\nstartFen = 8/8/4K2k w - - 0 1\n',
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/the start position of short:1:\d+: error: .*\[fen\/no-position\]/);
  expect(stdout).toContain('short: cannot be set up');
});

test('2 with the errors of a document, which is then not compared', () => {
  const { status, stderr } = diffFromChess(
    '# Broken\n\n* Size: 8xx\n\nUses all pieces from chess\n',
    ...['--stdin-filename', 'broken.md'],
  );
  expect(status).toBe(2);
  expect(stderr).toContain('is not compared because of its errors, which are listed above');
});
