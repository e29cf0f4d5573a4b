import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from './program.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CORPUS = path.join(ROOT, 'test/corpus');

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-build-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fairyc(words: readonly string[], input = ''): Run {
  const run = runProgram(words, { cwd: folder, input, env: { FORCE_COLOR: '0' } });
  expect(run.stderr, 'a stack trace').not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  return run;
}

function shipped(name: string): string {
  return path.join(ROOT, 'variants', name);
}

describe('what a user types', () => {
  test('--version and --help', () => {
    expect(fairyc(['--version'])).toEqual({ status: 0, stdout: '0.1.0\n', stderr: '' });
    const help = fairyc(['build', '--help']);
    expect(help.status).toBe(0);
    expect(help.stdout).toContain('Examples:');
    expect(fairyc(['--help']).stdout).toContain('fairyc build FILE…');
  });

  test('a built-in variant as a document, which can be compiled again', () => {
    const written = fairyc(['build', 'torishogi', '--target', 'document']);
    expect(written).toMatchObject({ status: 0, stderr: '' });
    expect(written.stdout).toContain('* Promotion zone: 2 farthest ranks\n* Promotion: compulsory');
    writeFileSync(path.join(folder, 'mine.md'), written.stdout);
    expect(fairyc(['build', 'mine.md', '-t', 'document']).stdout).toBe(written.stdout);
  });

  test('a section as a document', () => {
    const file = path.join(ROOT, 'test/fixtures/ini/variants.ini');
    const { status, stdout } = fairyc(['build', `${file}#gothhouse`, '-t', 'document']);
    expect(status).toBe(0);
    expect(stdout).toContain('| Pawn       | P    | fmWfceF | N, B, R, Q, A, C |       |');
  });

  test('a built-in variant with palace lines, and a misspelt name', () => {
    const janggi = fairyc(['build', 'janggi', '-t', 'document']);
    expect(janggi.status).toBe(0);
    expect(janggi.stdout).toContain('W; within lines: F');
    const unknown = fairyc(['build', 'atomik']);
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain("Did you mean the built-in variant 'atomic'?");
  });

  test('no command, an unknown command and wrong options exit with 2 and a hint', () => {
    expect(fairyc([]).status).toBe(2);
    expect(fairyc(['biuld', 'x.md'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Did you mean 'fairyc build'?") as string,
    });
    expect(fairyc(['build', 'x.md', '--targt', 'ini']).status).toBe(2);
    const twice = fairyc(['build', 'x.md', '-t', 'ini', '-t', 'table']);
    expect(twice.status).toBe(2);
    expect(twice.stderr).toContain('is given twice; separate several values by commas');
    expect(fairyc(['build', 'x.md', '--target', 'inni']).stderr).toContain("Did you mean 'ini'?");
    expect(fairyc(['build', 'x.md', '--parent', 'shoggi']).stderr).toContain(
      "Did you mean 'shogi'?",
    );
    expect(fairyc(['build', 'x.md', '--check']).stderr).toContain('--out');
    expect(fairyc(['build', 'none.md'])).toMatchObject({
      status: 2,
      stderr: 'fairyc build: none.md: there is no such file\n',
    });
  });

  test('a document from standard input with one target is written to standard output', () => {
    const { status, stdout } = fairyc(
      ['build', '-', '--target', 'ini'],
      readFileSync(shipped('tori-shogi.md'), 'utf8'),
    );
    expect(status).toBe(0);
    expect(stdout).toContain('[tori-shogi]\n');
    expect(stdout).not.toContain('setup (');
  });

  test('FILE#ID selects one variant', () => {
    const file = shipped('alquerque.md');
    const { status, stdout } = fairyc([
      'build',
      `${file}#alquerque-soldier`,
      '-t',
      'ini',
      '--approximate',
    ]);
    expect(status).toBe(0);
    expect(stdout.match(/^\[.*\]$/gm)).toEqual(['[alquerque-soldier]']);
    const wrong = fairyc(['build', `${file}#alquerqe`, '-t', 'ini']);
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain('alquerque-soldier');
  });

  test('-o writes a file for each variant and target; --check reports a stale one', () => {
    const files = [shipped('tori-shogi.md'), shipped('zo-shogi.md')];
    expect(fairyc(['build', ...files, '-o', 'out']).status).toBe(0);
    for (const target of ['ini', 'xboard', 'table']) {
      expect(
        readdirSync(path.join(folder, 'out', target)).map((name) => path.parse(name).name),
      ).toEqual(['tori-shogi', 'zo-shogi']);
    }
    expect(fairyc(['build', ...files, '-o', 'out', '--check']).status).toBe(0);
    writeFileSync(path.join(folder, 'out/ini/zo-shogi.ini'), 'changed');
    const stale = fairyc(['build', ...files, '-o', 'out', '--check', '--format', 'compact']);
    expect(stale.status).toBe(1);
    expect(stale.stderr).toContain('[file/drift]');
    expect(readFileSync(path.join(folder, 'out/ini/zo-shogi.ini'), 'utf8')).toBe('changed');
  });

  test('two documents with the same variant name do not overwrite each other', () => {
    cpSync(shipped('tori-shogi.md'), path.join(folder, 'a.md'));
    cpSync(shipped('tori-shogi.md'), path.join(folder, 'b.md'));
    const { status, stderr } = fairyc(['build', 'a.md', 'b.md', '-o', 'out']);
    expect(status).toBe(1);
    expect(stderr).toContain('[file/duplicate-variant]');
    expect(existsSync(path.join(folder, 'out'))).toBe(false);
  });

  // Both take pieces from shogi, and each variant of Alquerque shogi has the same limits of drops and moves.
  test('what several variants report of the same row is shown once', () => {
    const files = ['kashogi.md', 'okisaki-shogi.md', 'shogi.md', 'alquerque.md'].map(shipped);
    const words = ['-t', 'xboard', '--approximate', '-o', 'out', '--format', 'compact'];
    const lines = fairyc(['build', ...files, ...words])
      .stderr.trim()
      .split('\n');
    expect(lines.filter((line) => line.includes('xboard/lenient-')).length).toBeGreaterThan(5);
    expect(lines).toEqual([...new Set(lines)]);
  });

  test('.fairycrc gives defaults, and the command line overrides them', () => {
    mkdirSync(path.join(folder, 'docs'));
    writeFileSync(path.join(folder, '.fairycrc'), '[build]\ntarget = table\nout = made\n');
    expect(fairyc(['build', shipped('shogi.md')]).status).toBe(0);
    expect(readdirSync(path.join(folder, 'made'))).toEqual(['table']);
    expect(fairyc(['build', shipped('shogi.md'), '--target', 'xboard']).status).toBe(0);
    expect(readdirSync(path.join(folder, 'made'))).toEqual(['table', 'xboard']);
    writeFileSync(path.join(folder, '.fairycrc'), '[build]\ntragets = ini\n');
    expect(fairyc(['build', shipped('shogi.md')])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('[file/configuration]') as string,
    });
  });
});

describe('bad input: a located diagnostic, exit 1, nothing written', () => {
  const inputs = readdirSync(path.join(CORPUS, 'err')).filter((name) => name.endsWith('.md'));

  // The .out file beside an input was written by hand: line:column, severity and code of each finding, without infos.
  test.each(inputs)('%s', (name) => {
    cpSync(path.join(CORPUS, 'err', name), path.join(folder, name));
    const run = fairyc(['build', name, '-o', 'out', '--format', 'compact', '--quiet']);
    expect(run.status).toBe(1);
    expect(existsSync(path.join(folder, 'out'))).toBe(false);
    const found = run.stderr
      .split('\n')
      .flatMap(
        (line) => /^[^:]+:(\d+:\d+): (\w+): .* \[([\w/-]+)\]$/.exec(line)?.slice(1).join(' ') ?? [],
      );
    const expected = readFileSync(path.join(CORPUS, 'err', name.replace(/\.md$/, '.out')), 'utf8');
    expect(`${found.join('\n')}\n`).toBe(expected);
  });

  test('a file of 50 MB, a binary file, NUL bytes', () => {
    writeFileSync(path.join(folder, 'large.md'), Buffer.alloc(50 << 20, '| x '));
    writeFileSync(path.join(folder, 'binary.md'), readFileSync(process.execPath).subarray(0, 5000));
    writeFileSync(path.join(folder, 'nul.md'), '# Game\0\n');
    for (const [name, code] of [
      ['large.md', 'file/too-large'],
      ['binary.md', 'file/binary'],
      ['nul.md', 'file/binary'],
    ] as const) {
      const run = fairyc(['build', name, '-o', 'out', '--format', 'compact']);
      expect(run.status, name).toBe(1);
      expect(run.stderr).toContain(`${name}:1:1: error: `);
      expect(run.stderr).toContain(`[${code}]`);
    }
    expect(existsSync(path.join(folder, 'out'))).toBe(false);
  });
});

describe('one bad file among good ones', () => {
  const bad = path.join(CORPUS, 'err/unknown-bullet.md');

  test('the good ones are written, and the bad one is named', () => {
    const run = fairyc(['build', shipped('chess.md'), bad, '-t', 'ini', '-o', 'out']);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain(`nothing was written for ${bad}`);
    expect(readdirSync(path.join(folder, 'out/ini'))).toEqual(['chess.ini']);
    const alone = fairyc(['build', shipped('chess.md'), '-t', 'ini', '-o', 'alone']);
    expect(alone.status).toBe(0);
    const [ours, theirs] = ['out', 'alone'].map((name) =>
      readFileSync(path.join(folder, name, 'ini/chess.ini'), 'utf8'),
    );
    expect(ours).toBe(theirs);
  });

  test('a single output for all of them is not written in part', () => {
    const run = fairyc(['build', shipped('chess.md'), bad, '-t', 'ini']);
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(run.stderr).toContain('nothing was written');
  });
});

test.each(readdirSync(path.join(CORPUS, 'ok')))('good input says nothing but notes: %s', (name) => {
  const run = fairyc(['build', path.join(CORPUS, 'ok', name), '--quiet', '--strict']);
  expect(run).toMatchObject({ status: 0, stderr: '' });
});
