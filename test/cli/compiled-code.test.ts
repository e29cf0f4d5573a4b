import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
function help(env: Readonly<Record<string, string>> = {}): string {
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, 'fmt', '--help'], {
    encoding: 'utf8',
    env: { ...process.env, XDG_CACHE_HOME: home, LOCALAPPDATA: home, ...env },
  });
  expect(status).toBe(0);
  expect(stdout).toContain('fairyc fmt');
  return stdout;
}

const folder = (): string => path.join(home, 'fairyc');

/** Name and size of every file that is kept. */
function kept(): readonly string[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => `${name} ${statSync(path.join(parentPath, name)).size}`)
    .sort();
}

// Node has its own way of keeping from 22.8 on: how often it adds to what is kept is not ours.
test.skipIf('enableCompileCache' in nodeModule)(
  'what three runs compiled is kept for the next, whatever becomes of the files',
  () => {
    const said = help();
    const first = kept();
    expect(first.map((name) => name.replace(/-\d+-[\d.]+\.1 \d+$/, ''))).toEqual([
      'describe-fmt',
      'help',
    ]);
    help();
    expect(help()).toBe(said);
    const third = kept();
    expect(third.map((name) => name.replace(/^.*\.(\d) \d+$/, '$1'))).toEqual(['3', '3']);
    help();
    expect(kept()).toEqual(third);
    const [sub = ''] = readdirSync(folder());
    for (const name of readdirSync(path.join(folder(), sub)))
      writeFileSync(path.join(folder(), sub, name), 'not what V8 wrote');
    // What cannot be used is made again.
    expect(help()).toBe(said);
    expect(kept().map((name) => name.replace(/^.*\.(\d) \d+$/, '$1'))).toEqual(['1', '1']);
  },
);

test('nothing is kept where others can write, nor when that is switched off', () => {
  help({ NODE_DISABLE_COMPILE_CACHE: '1' });
  expect(kept()).toEqual([]);
  if (process.getuid === undefined) return;
  mkdirSync(folder());
  chmodSync(folder(), 0o777);
  help();
  expect(kept()).toEqual([]);
});
