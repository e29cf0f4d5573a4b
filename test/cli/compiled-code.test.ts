import { spawnSync } from 'node:child_process';
import {
  chmodSync,
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

/** A process of its own: what is compiled is kept when it ends. */
function run(words: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, ...words], {
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

/** Every file that is kept. */
function kept(): readonly string[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.join(parentPath, name))
    .sort();
}

/** How many runs have added to each file: the first of the two numbers behind the code. */
const runsOf = (files: readonly string[]): readonly number[] =>
  files.map((file) => readFileSync(file).readUInt32LE(statSync(file).size - 8));

// Node has its own way of keeping from 22.8 on: how often it adds to what is kept is not ours.
const isOurs = !('enableCompileCache' in nodeModule);

test.runIf(isOurs)('what three runs compiled is kept, whatever becomes of the files', () => {
  const said = help();
  expect(kept().map((file) => path.basename(file).replace(/-\d+-[\d.]+$/, ''))).toEqual([
    'describe-fmt',
    'help',
  ]);
  expect(runsOf(kept())).toEqual([1, 1]);
  help();
  expect(help()).toBe(said);
  expect(runsOf(kept())).toEqual([3, 3]);
  for (const file of kept()) writeFileSync(file, 'not what V8 wrote');
  // What cannot be used is made again.
  expect(help()).toBe(said);
  expect(runsOf(kept())).toEqual([1, 1]);
  for (const file of kept()) writeFileSync(file, '');
  expect(help()).toBe(said);
  expect(runsOf(kept())).toEqual([1, 1]);
});

test.runIf(isOurs)('a long run after short ones adds the functions that only it needs', () => {
  const file = path.join(home, 'variants.ini');
  const section = (name: string): string => `[${name}:chess]\ncheckCounting = true\n`;
  writeFileSync(file, section('a'));
  for (let times = 0; times < 3; times += 1) run(['lint', file]);
  const size = (): number => {
    const lint = kept().filter((name) => path.basename(name).startsWith('lint-'));
    expect(lint).toHaveLength(1);
    return Math.max(...lint.map((name) => statSync(name).size));
  };
  const small = size();
  const sections = Array.from({ length: 2000 }, (_, at) => section(`a${at}`));
  writeFileSync(file, `${sections.join('\n')}\n[b:shogi]\nmaxRank = 8\nstartFen = 9/9\n`);
  spawnSync(process.execPath, [PROGRAM, 'lint', file], {
    env: { ...process.env, XDG_CACHE_HOME: home },
  });
  expect(size()).toBeGreaterThan(small + 10_000);
  expect(runsOf(kept().filter((name) => path.basename(name).startsWith('lint-')))).toEqual([3]);
});

test('nothing is kept where others can write, nor when that is switched off', () => {
  help({ NODE_DISABLE_COMPILE_CACHE: '1' });
  expect(kept()).toEqual([]);
  if (process.getuid === undefined) return;
  mkdirSync(folder());
  chmodSync(folder(), 0o777);
  help();
  expect(kept()).toEqual([]);
});
