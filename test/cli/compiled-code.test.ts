import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROGRAM } from './program.js';

let home = '';
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'fairyc-kept-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

/** Runs the program in a new process, because compiled code is stored when a process ends. */
function run(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  program = PROGRAM,
): string {
  const { status, stdout } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: home, LOCALAPPDATA: home, ...env },
  });
  expect(status).toBe(0);
  return stdout;
}

function help(env: Readonly<Record<string, string>> = {}): string {
  const said = run(['fmt', '--help'], env);
  expect(said).toContain('fairyc fmt');
  return said;
}

const folder = (): string => path.join(home, 'fairyc');

/** Every stored file. */
function kept(): readonly string[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.join(parentPath, name))
    .sort();
}

/** The number of runs that loaded each part: the last number in its file. */
const runsOf = (files: readonly string[]): readonly number[] =>
  files.map((file) => readFileSync(file).readDoubleLE(statSync(file).size - 8));

const compiledOf = (command: string): string => {
  const [file = '', ...others] = kept().filter((name) =>
    path.basename(name).startsWith(`${command}-`),
  );
  expect(others).toEqual([]);
  return file;
};

// From 22.8 on, Node has its own compile cache, and decides itself when to add to it.
const isOurs = !('enableCompileCache' in nodeModule);

test('each part of the program is ASCII: it is read as one byte for each character', () => {
  const parts = readdirSync(path.dirname(PROGRAM)).filter((name) => name.endsWith('.cjs'));
  expect(parts).toContain('lint.cjs');
  for (const name of parts) {
    const bytes = readFileSync(path.join(path.dirname(PROGRAM), name));
    expect([name, bytes.findIndex((byte) => byte > 127)]).toEqual([name, -1]);
  }
});

test.runIf(isOurs)('compiled code is stored, and stored again when its files are damaged', () => {
  const said = help();
  expect(kept().map((file) => path.basename(file).replace(/-\d+$/, ''))).toEqual([
    'describe-fmt',
    'help',
  ]);
  expect(runsOf(kept())).toEqual([1, 1]);
  help();
  expect(help()).toBe(said);
  expect(runsOf(kept())).toEqual([3, 3]);
  for (const file of kept()) writeFileSync(file, 'not what V8 wrote');
  // Unusable files are replaced.
  expect(help()).toBe(said);
  expect(runsOf(kept())).toEqual([1, 1]);
  for (const file of kept()) writeFileSync(file, '');
  expect(help()).toBe(said);
  expect(runsOf(kept())).toEqual([1, 1]);
});

test.runIf(isOurs)('a home folder that is missing is not made', () => {
  const missing = path.join(home, 'nobody');
  help({ XDG_CACHE_HOME: '', HOME: missing });
  expect(existsSync(missing)).toBe(false);
  // Below /proc a recursive mkdir of Node never ends.
  help({ XDG_CACHE_HOME: '/proc' });
});

test.runIf(isOurs)('a later run on other input adds the functions that only it needs', () => {
  const file = path.join(home, 'variants.ini');
  writeFileSync(file, '[a:chess]\ncheckCounting = true\n');
  for (let times = 0; times < 4; times += 1) run(['lint', file]);
  const size = (): number => statSync(compiledOf('lint')).size;
  const small = size();
  writeFileSync(file, '[b:shogi]\ncustomPiece1 = a:NN\npieceToCharTable = PNBR\n');
  const sizes = [5, 6, 7, 8].map(() => {
    run(['lint', file]);
    return size();
  });
  expect(sizes.slice(0, 3)).toEqual([small, small, small]);
  expect(sizes[3]).toBeGreaterThan(small + 10_000);
  expect(runsOf([compiledOf('lint')])).toEqual([8]);
});

test.runIf(isOurs)('a part that has changed is compiled again, into the same file', () => {
  const installed = mkdtempSync(path.join(tmpdir(), 'fairyc-installed-'));
  try {
    cpSync(path.dirname(PROGRAM), installed, { recursive: true });
    const program = path.join(installed, path.basename(PROGRAM));
    run(['fmt', '--help'], {}, program);
    run(['fmt', '--help'], {}, program);
    const before = kept();
    expect(runsOf(before)).toEqual([2, 2]);
    const part = path.join(installed, 'help.cjs');
    writeFileSync(part, readFileSync(part, 'utf8').replace('Examples:', 'EXAMPLES:'));
    expect(run(['fmt', '--help'], {}, program)).toContain('EXAMPLES:');
    expect(kept()).toEqual(before);
    expect(runsOf(before)).toEqual([3, 1]);
  } finally {
    rmSync(installed, { recursive: true, force: true });
  }
});

test('nothing is stored where others can write, or when the cache is switched off', () => {
  help({ NODE_DISABLE_COMPILE_CACHE: '1' });
  expect(kept()).toEqual([]);
  if (process.getuid === undefined) return;
  mkdirSync(folder());
  chmodSync(folder(), 0o777);
  help();
  expect(kept()).toEqual([]);
});
