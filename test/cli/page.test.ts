import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProgram } from './program.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-page-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fairyc(...words: readonly string[]) {
  return runProgram(['page', ...words], { cwd: folder, env: { FORCE_COLOR: '0' } });
}

function written(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

test('a document, a section and a built-in variant, with an index page', () => {
  writeFileSync(path.join(folder, 'x.ini'), '[mine:chess]\nmaxFile = 7\n\n[other:chess]\n');
  const tori = path.join(ROOT, 'variants/tori-shogi.md');
  expect(fairyc(tori, 'x.ini#mine', 'xiangqi', '-o', 'site')).toEqual({
    status: 0,
    stdout: '',
    stderr: '4 files for 3 games in site\n',
  });
  expect(readdirSync(path.join(folder, 'site')).sort()).toEqual([
    'index.html',
    'mine.html',
    'tori-shogi.html',
    'xiangqi.html',
  ]);
  expect(written('site/mine.html')).toContain('7 × 8 squares');
  const generated = readFileSync(path.join(ROOT, 'generated/pages/tori-shogi.html'), 'utf8');
  expect(written('site/tori-shogi.html')).toBe(generated);
});

test('--coordinates shogi, --markdown and --svg', () => {
  expect(fairyc('shogi', '-o', '.', '--coordinates', 'shogi', '--markdown').status).toBe(0);
  expect(written('shogi.md')).toContain('King on 5i.');
  expect(written('shogi.html')).toContain('King on 5i.');
  expect(written('shogi/start.svg')).toMatch(
    /^<!-- Made by fairyc[^\n]*\n<svg\s+xmlns="http:\/\/www.w3.org\/2000\/svg"/,
  );
  expect(fairyc('chess', '-o', '.', '--svg').status).toBe(0);
  expect(existsSync(path.join(folder, 'chess/start.svg'))).toBe(true);
  expect(existsSync(path.join(folder, 'chess.html'))).toBe(false);
});

test('a document with an error gets no page, and wrong usage exits with 2', () => {
  writeFileSync(
    path.join(folder, 'bad.md'),
    '# Bad\n\n| Name | Abbr | Betza |\n| - | - | - |\n| A | A | Q( |\n',
  );
  const bad = fairyc('bad.md', '-o', 'site');
  expect(bad.status).toBe(1);
  expect(bad.stderr).toContain('nothing was written');
  expect(existsSync(path.join(folder, 'site'))).toBe(false);
  expect(fairyc('chess').status).toBe(2);
  expect(fairyc('ches', '-o', 'site')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("Did you mean the built-in variant 'chess'?") as string,
  });
  expect(fairyc('chess', '-o', 'site', '--svg', '--markdown').status).toBe(2);
});

test('a section is played with its errors, so it gets a page, and the errors are reported', () => {
  writeFileSync(path.join(folder, 'x.ini'), '[mine:chess]\nmaxRank = 8\nblurb = yes\n');
  const run = fairyc('x.ini', '-o', 'site');
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/x\.ini:3:1: error: [^]*\n1 file for 1 game in site\n$/);
  expect(written('site/mine.html')).toContain('8 × 8 squares');
});
