import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram } from './program.js';

const UNTIDY = '[my-game:chess]\r\nnMoveRule=20\r\nmaxRank  = 8 \r\n';
const TIDY = '[my-game:chess]\nmaxRank = 8\nnMoveRule = 20\n';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-fmt-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fairyc(words: readonly string[], input = '') {
  return runProgram(words, { cwd: folder, input, env: { FORCE_COLOR: '0' } });
}

const put = (name: string, text: string): void => {
  writeFileSync(path.join(folder, name), text);
};
const get = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

describe('fairyc fmt', () => {
  it('formats files in place, and says which', () => {
    put('a.ini', UNTIDY);
    put('b.ini', TIDY);
    expect(fairyc(['fmt', 'a.ini', 'b.ini'])).toEqual({
      status: 0,
      stdout: '',
      stderr: 'formatted a.ini\n',
    });
    expect(get('a.ini')).toBe(TIDY);
    expect(readdirSync(folder).sort()).toEqual(['a.ini', 'b.ini']);
    expect(fairyc(['fmt', '*.ini'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('--check writes nothing and fails', () => {
    put('a.ini', UNTIDY);
    const { status, stderr } = fairyc(['fmt', '--check', 'a.ini']);
    expect(status).toBe(1);
    expect(stderr).toContain('a.ini:1:1: error: a.ini is not formatted');
    expect(get('a.ini')).toBe(UNTIDY);
    put('a.ini', TIDY);
    expect(fairyc(['fmt', '--check', 'a.ini']).status).toBe(0);
  });

  it('--dry-run prints the difference and writes nothing', () => {
    put('a.ini', UNTIDY.replaceAll('\r', ''));
    const { status, stdout } = fairyc(['fmt', '--dry-run', 'a.ini']);
    expect(status).toBe(0);
    expect(stdout).toContain('-nMoveRule=20\n-maxRank  = 8 \n+maxRank = 8\n+nMoveRule = 20\n');
    expect(get('a.ini')).toBe(UNTIDY.replaceAll('\r', ''));
  });

  it('prints standard input, and files with --no-write', () => {
    expect(fairyc(['fmt', '-'], UNTIDY)).toEqual({ status: 0, stdout: TIDY, stderr: '' });
    put('a.ini', UNTIDY);
    expect(fairyc(['fmt', '--no-write', 'a.ini']).stdout).toBe(TIDY);
    expect(get('a.ini')).toBe(UNTIDY);
  });

  it('refuses a file that is not a variants.ini', () => {
    put('README.md', '# x\n\n\n[a]\n');
    put('picture.ini', 'a\u0000b');
    expect(fairyc(['fmt', 'README.md'])).toMatchObject({
      status: 2,
      stderr: 'fairyc fmt: README.md is not a variants.ini: its name does not end in .ini\n',
    });
    expect(fairyc(['fmt', 'picture.ini']).status).toBe(1);
    expect(get('picture.ini')).toBe('a\u0000b');
    expect(fairyc(['fmt', 'none.ini']).status).toBe(2);
  });
});

describe('fairyc resolve', () => {
  const FAMILY = '[a:kingofthehill]\nnMoveRule = 20\n[b:a]\nnFoldRule = 5\n[c:nonesuch]\n';

  it('prints rules that are not the defaults, with their origin', () => {
    put('x.ini', FAMILY);
    const { status, stderr, stdout } = fairyc(['resolve', 'x.ini#b']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = stdout.split('\n').map((line) => line.replace(/ +;/, ' ;'));
    expect(lines[0]).toBe('[b:a]');
    expect(lines).toContain('nFoldRule = 5 ; line 4');
    expect(lines).toContain('nMoveRule = 20 ; a, line 2');
    expect(lines).toContain('flagRegion = d4 e4 d5 e5 ; built-in kingofthehill');
    expect(lines).toContain('queen = q ; built-in kingofthehill');
    expect(stdout).not.toContain('castling =');
  });

  it('--json prints every rule, and errors of the file on standard error', () => {
    put('x.ini', FAMILY);
    const { status, stderr, stdout } = fairyc(['resolve', 'x.ini', '--json']);
    expect(status).toBe(1);
    expect(stderr).toContain('x.ini:5:4: error: `nonesuch` is not a variant');
    const variants = JSON.parse(stdout) as unknown;
    expect(variants).toMatchObject([
      { name: 'a', parent: 'kingofthehill', rules: { nMoveRule: 20, nFoldRule: 3 } },
      {
        name: 'b',
        parent: 'a',
        rules: { nMoveRule: 20, nFoldRule: 5 },
        origin: {
          nMoveRule: { kind: 'parent', name: 'a', line: 2, key: 'nMoveRule' },
          nFoldRule: { kind: 'here', line: 4, key: 'nFoldRule' },
          castling: { kind: 'default' },
        },
      },
    ]);
  });

  it('takes the name of a built-in variant, and prints rules that no option sets', () => {
    const { status, stdout } = fairyc(['resolve', 'ataxx']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^enclosingDrop = ataxx +; built-in ataxx$/m);
    expect(stdout).toContain('; rules that no option sets\n; drops need no hand\n');
    expect(JSON.parse(fairyc(['resolve', 'shogi', '--json']).stdout)).toMatchObject([
      {
        name: 'shogi',
        parent: null,
        rules: { maxRank: 9 },
        origin: { castling: { kind: 'builtin' } },
      },
    ]);
  });

  it('says why there is nothing to resolve', () => {
    put('x.md', '# Shogi\n');
    put('y.ini', '[a:nonesuch]\n');
    expect(fairyc(['resolve', 'x.md'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'fairyc resolve: the engine loads no variant from x.md\n',
    });
    expect(fairyc(['resolve', 'y.ini#a'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('y.ini:1:4: error: `nonesuch` is not a variant') as string,
    });
  });

  it('suggests a similar name', () => {
    put('x.ini', '[my-game:chess]\n');
    expect(fairyc(['resolve', 'x.ini#my-gmae'])).toMatchObject({
      status: 2,
      stderr:
        "fairyc resolve: the engine loads no variant 'my-gmae' from x.ini. Did you mean 'my-game'?\n",
    });
    expect(fairyc(['resolve', 'shoggi'])).toMatchObject({
      status: 2,
      stderr:
        "fairyc resolve: shoggi: there is no such file. Did you mean the built-in variant 'shogi'?\n",
    });
  });
});
