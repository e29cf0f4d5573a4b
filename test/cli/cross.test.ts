import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CROSS_SCHEMA } from '../../src/cli/cross-schema.js';
import type { CrossReport } from '../../src/cli/cross-report.js';
import { THOROUGH } from '../thorough.js';
import { runProgram } from './program.js';

const DOCUMENTS = path.resolve(import.meta.dirname, '../../variants');
const UCI_ENGINE = path.resolve(import.meta.dirname, '../cross/engine/uci-over-ffish.mjs');
const FEW = ['--games', '3', '--depth', '2', '--nodes', '5000'];
/** Enough if only two reports are compared. */
const LEAST = THOROUGH ? FEW : ['--games', '1', '--depth', '2', '--nodes', '500'];
const isReport = new Ajv().compile<CrossReport>(CROSS_SCHEMA);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-cross-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function cross(...words: readonly string[]) {
  return runProgram(['cross', ...words], { cwd: folder, env: { FORCE_COLOR: '0' } });
}

/** Runs `cross` of another program in a new process. */
function crossBy(program: string, words: readonly string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [program, 'cross', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
    maxBuffer: 1 << 26,
  });
  return { status, stdout, stderr };
}

function put(name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

function reportOf(text: string): CrossReport {
  const value: unknown = JSON.parse(text);
  if (!isReport(value)) throw new Error(JSON.stringify(isReport.errors));
  return value;
}

const FOUR = `[one:chess]
stalemateValue = loss

[two:one]
nFoldRule = 4

[three:shogi]
promotionRegionWhite = *8 *9

[four]
maxRank = 5
maxFile = e
king = k
customPiece1 = a:WF
startFen = a3k/5/5/5/K3A w - - 0 1
`;

/** 30 is the default. */
const GAMES = THOROUGH ? 30 : 2;

it(
  'each shipped document agrees with the engine in some games, unless the engine cannot represent it',
  { timeout: 600_000 },
  () => {
    const { status, stderr, stdout } = cross(
      `${DOCUMENTS}/*.md`,
      '--json',
      ...(THOROUGH ? [] : ['--games', `${GAMES}`, '--nodes', '20000']),
    );
    const { variants } = reportOf(stdout);
    expect(stderr).toContain('0 errors');
    expect(status).toBe(0);
    expect(variants.map(({ variant }) => variant)).toHaveLength(10);
    for (const { remarks, texts, variant } of variants) {
      if (variant === 'wa-shogi') expect(remarks.join(' ')).toContain('12 files and 10 ranks');
      else expect(texts.length, variant).toBeGreaterThan(0);
      for (const { finding, games, loaded, startFenCode } of texts)
        expect({ finding, games, loaded, startFenCode }, variant).toEqual({
          finding: null,
          games: GAMES,
          loaded: true,
          startFenCode: 1,
        });
    }
    // The documents whose own Betza strings differ from those that we print: the engine is given both.
    const own = variants.filter(({ texts }) =>
      texts.some(({ origin }) => origin === 'with the Betza strings of the author'),
    );
    expect(own.map(({ variant }) => variant)).toEqual([
      'kashogi',
      'okisaki-shogi',
      'paragi',
      'tori-shogi',
    ]);
  },
);

describe('the same seed gives the same report', () => {
  it('with one thread and with three, and in shards that are merged', () => {
    put('four.ini', FOUR);
    const whole = cross('four.ini', ...LEAST, '--json', '--jobs', '1');
    expect(whole.status).toBe(0);
    expect(reportOf(whole.stdout).variants.map(({ variant }) => variant)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ]);
    expect(cross('four.ini', ...LEAST, '--json', '--jobs', '3').stdout).toBe(whole.stdout);
    for (const shard of [1, 2, 3])
      put(`${shard}.json`, cross('four.ini', ...LEAST, '--json', '--shard', `${shard}/3`).stdout);
    const merged = cross('--merge', '3.json', '1.json', '2.json', '--json');
    expect(merged.stdout).toBe(whole.stdout);
    expect(merged.status).toBe(0);
    const words = cross('--merge', '*.json');
    expect(words.stdout).toBe(cross('four.ini', ...LEAST).stdout);
  });

  it('another seed gives other games', () => {
    const plies = (seed: string): unknown =>
      reportOf(cross('chess', ...FEW, '--json', '--seed', seed).stdout).variants[0]?.texts[0]
        ?.plies;
    expect(plies('7')).not.toBe(plies('8'));
  });
});

it('merging needs all shards of one run, each exactly once', () => {
  put('four.ini', FOUR);
  const shard = (of: string, ...more: readonly string[]): string =>
    cross('four.ini', '--games', '0', '--depth', '1', '--json', '--shard', of, ...more).stdout;
  const first = shard('1/2');
  put('1.json', first);
  put('2.json', shard('2/2'));
  put('other.json', shard('2/2', '--seed', 'other'));
  put('no.json', '{"program":"fairyc cross"}');
  put('text.json', 'hello');
  put('again.json', first);
  const problem = (...files: readonly string[]): string => {
    const { status, stderr } = cross('--merge', ...files);
    expect(status).toBe(2);
    return stderr;
  };
  expect(problem('1.json')).toContain('2 of 4 variants are missing; the first is number 2');
  expect(problem('1.json', '2.json', 'again.json')).toContain('one (number 1) is in two reports');
  expect(problem('1.json', 'other.json')).toContain('report 2 is from another run');
  expect(problem('no.json')).toContain('no.json: it is not a report of fairyc cross --json');
  expect(problem('text.json')).toContain(
    'text.json: it is not a report of fairyc cross --json: it is not JSON',
  );
  expect(problem('gone.json')).toContain('gone.json');
});

describe('another engine', () => {
  it('is a program that speaks UCI', () => {
    put('four.ini', FOUR);
    const { status, stdout } = cross('chess', 'four.ini#four', ...FEW, '--engine', UCI_ENGINE);
    expect(stdout).toContain('2 of 2 variants compared with ffish behind UCI: no difference');
    expect(status).toBe(0);
  });

  it('that plays other rules is reported at the section, with the option that causes the difference', () => {
    put('one.ini', '[one:chess]\nmustCapture = true\n');
    // This program passes commands on to the engine, but removes the line from the file.
    put(
      'deaf.mjs',
      `#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
const engine = spawn(process.execPath, [${JSON.stringify(UCI_ENGINE)}], { stdio: ['pipe', 'inherit', 'inherit'] });
createInterface({ input: process.stdin }).on('line', (line) => {
  const file = /VariantPath value (.*)/.exec(line)?.[1];
  if (file) writeFileSync(file, readFileSync(file, 'utf8').replace('mustCapture = true', ''));
  engine.stdin.write(line + '\\n');
});
engine.on('exit', (code) => process.exit(code));
`,
    );
    spawnSync('chmod', ['+x', path.join(folder, 'deaf.mjs')]);
    const { status, stderr, stdout } = cross('one.ini', ...FEW, '--engine', './deaf.mjs');
    expect(stdout).toContain('one: ');
    expect(stdout).toContain('1 with a difference');
    expect(stderr).toMatch(/^one\.ini:1:2: error: one: only the engine allows /m);
    expect(stderr).toContain('Without any one of these options both agree: mustCapture = true');
    expect(stderr).toContain('[cross/legal-moves]');
    expect(status).toBe(1);
  });

  it('that crashes does not stop the comparison', () => {
    put(
      'dies.mjs',
      `#!/usr/bin/env node
import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'uci') console.log('id name Mortal\\noption name UCI_Variant type combo default chess var chess var shogi\\nuciok');
  if (line === 'isready') console.log('Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\\nCheckers:\\nreadyok');
  if (line.startsWith('go perft')) process.exit(3);
});
`,
    );
    spawnSync('chmod', ['+x', path.join(folder, 'dies.mjs')]);
    const { status, stderr, stdout } = cross('chess', 'shogi', ...FEW, '--engine', './dies.mjs');
    expect(stdout).toContain('chess: the engine crashed');
    expect(stdout).toContain('shogi: the engine crashed');
    expect(stderr).toMatch(/Mortal crashed in chess: it ended with status 3.*position/);
    expect(stderr).toContain('[cross/engine-crash]');
    expect(status).toBe(1);
  });

  it('that crashes on a section gets a shorter one that crashes it too, with errors from lint', () => {
    writeFileSync(
      path.join(folder, 'stack.ini'),
      '[stack:crazyhouse]\nnFoldRule = 4\nmustDrop = true\nmustCapture = true\nstartFen = 4k3/8/8/3p4/4P3/8/8/4K3[P] w - - 0 1\n',
    );
    const { status, stderr } = cross('stack.ini', ...FEW);
    expect(stderr).toContain('[cross/engine-crash]');
    expect(stderr).toContain('note: mustDrop = true');
    expect(stderr).not.toContain('nFoldRule');
    expect(stderr).toContain('Lint reports drop/must-drop-with-must-capture in them');
    expect(status).toBe(1);
  });

  it('that does not exist is reported', () => {
    const { status, stderr } = cross('chess', '--engine', './nothing-here');
    expect(stderr).toContain('nothing-here');
    expect(status).toBe(2);
  });
});

it.each([
  [['no-such-game'], 'there is no such file, and no built-in variant of that name'],
  [[], 'give a variant'],
  [['chess', '--games', '-1'], '--games must be a whole number of at least 0'],
  [['chess', '--shard', '3/2'], '--shard must be I/N'],
  [['chess', '--as-engine', '--as-written'], 'choose one'],
  [['--merge'], 'give the reports of all shards'],
])('%j is refused with what is wrong', (words, message) => {
  const { status, stderr } = cross(...words);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

describe('a worker that fails when no engine is involved', () => {
  const READY = "parentPort.postMessage({ kind: 'ready', engine: 'none', process: null });";
  it.each([
    ['throws at once', "throw new Error('planted');", 'planted'],
    [
      'throws while it compares',
      `${READY} parentPort.on('message', () => { throw new Error('planted'); });`,
      'planted',
    ],
    [
      'rejects while it compares',
      `${READY} parentPort.on('message', async () => { throw new Error('planted'); });`,
      'planted',
    ],
    [
      'throws no error',
      `${READY} parentPort.on('message', () => { throw 'planted'; });`,
      'planted',
    ],
    [
      'ends while it compares',
      `${READY} parentPort.on('message', () => process.exit(7));`,
      'it ended with status 7',
    ],
  ])('%s: one line says so, and the status is 2', (_how, body, why) => {
    const root = path.resolve(import.meta.dirname, '../..');
    const copy = path.join(folder, 'program');
    const isLibrary = (name: string): boolean => /[\\/]dist[\\/](?:lib|site)$/.test(name);
    for (const part of ['package.json', 'variants', 'dist'])
      cpSync(path.join(root, part), path.join(copy, part), {
        recursive: true,
        filter: (name) => !isLibrary(name),
      });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    writeFileSync(
      path.join(copy, 'dist/cross-worker.cjs'),
      `const { parentPort } = require('node:worker_threads'); ${body}\n`,
    );
    put('four.ini', FOUR);
    const { status, stderr, stdout } = crossBy(path.join(copy, 'dist/fairyc.cjs'), ['four.ini']);
    expect(stdout).toBe('');
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^fairyc: a bug in fairyc \\S+: ${why}\\. Please report`)),
    ]);
    expect(status).toBe(2);
  });
});
