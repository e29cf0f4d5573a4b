import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from './program.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-formats-'));
  const put = (name: string, text: string): void => {
    writeFileSync(path.join(folder, name), text);
  };
  // A warning: the loser repeats. An error: the engine reads True as false.
  put('warned.ini', '[warned:chess]\nnFoldValue = loss\n');
  put('wrong.ini', '[wrong:chess]\ncastling = True\n');
  put('page.md', '# Game\n\nThe Ferz moves one square diagonally. The Zork moves as it likes.\n');
  put('report.json', run(['cross', 'chess', '--games', '1', '--depth', '1', '--json']).stdout);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(words: readonly string[], input = '') {
  return runProgram(words, { cwd: folder, input });
}

const ajv = new Ajv({ strict: true, allowUnionTypes: true });

/** The errors of a JSON text against a schema, or null. */
function wrongJson(schema: string, text: string): unknown {
  const file = path.join(ROOT, `generated/schema/${schema}.schema.json`);
  const { $id = file } = { $id: file };
  const validate =
    ajv.getSchema($id) ?? ajv.compile({ ...JSON.parse(readFileSync(file, 'utf8')), $id });
  return validate(JSON.parse(text)) === true ? null : (validate.errors ?? []).slice(0, 3);
}

describe('JSON results match their schema and are the only text on standard output', () => {
  const ROWS = [
    ['explain', ['explain', 'mfWcfF']],
    ['explain', ['explain', '--betza', 'zz']],
    ['explain', ['explain', 'nN', '--dialect', 'xboard', '--board', '9x9']],
    ['explain', ['explain', 'stalemateValue']],
    ['explain', ['explain', 'rule/nfold-perspective']],
    ['explain', ['explain', 'warned.ini']],
    ['explain', ['explain', path.join(ROOT, 'variants/kashogi.md')]],
    ['explain', ['explain', 'kingofthehill', '--evidence', '--nodes', '200']],
    ['resolved-variant', ['resolve', 'wrong.ini']],
    ['diff', ['diff', 'chess', 'warned.ini']],
    ['perft', ['perft', 'chess', 'warned.ini', '--depth', '2']],
    ['perft', ['perft', 'chess', '--depth', '2', '--divide']],
    ['cross-report', ['cross', 'wrong.ini', '--games', '1', '--depth', '1']],
    ['cross-report', ['cross', '--merge', 'report.json']],
    ['read', ['read', 'page.md']],
    ['rules', ['rules']],
  ] as const;

  test.each(ROWS)('%s: %j', { timeout: 120_000 }, (schema, words) => {
    const byFormat = run([...words, '--format', 'json']);
    expect(wrongJson(schema, byFormat.stdout)).toBeNull();
    // Diagnostics of the input are in the same format, on standard error.
    if (byFormat.stderr !== '') expect(wrongJson('diagnostics', byFormat.stderr)).toBeNull();
    // The short form --json, once per command.
    if (words === ROWS.find(([, [command]]) => command === words[0])?.[1])
      expect(run([...words, '--json'])).toMatchObject({
        status: byFormat.status,
        stdout: byFormat.stdout,
      });
  });

  test('perft --batch answers each line with one line', () => {
    const requests = ['{"variant":"chess","depth":2,"divide":true}', '{"variant":"ches"}', 'x'];
    const { stdout } = run(['perft', '--batch'], requests.join('\n'));
    const answers = stdout.trimEnd().split('\n');
    expect(answers).toHaveLength(3);
    for (const answer of answers) expect(wrongJson('perft-answer', answer)).toBeNull();
  });
});

/** Commands whose results are not JSON, and the stream of their diagnostics. */
const COMMANDS: readonly (readonly [stream: 'stdout' | 'stderr', words: readonly string[]])[] = [
  ['stdout', ['lint', 'warned.ini', 'wrong.ini']],
  ['stderr', ['lint', '--fix', '--dry-run', 'wrong.ini']],
  ['stdout', ['fmt', '--check', 'wrong.ini']],
  ['stderr', ['fmt', '--no-write', 'wrong.ini']],
  ['stderr', ['build', 'wrong.ini', '-t', 'ini']],
  ['stderr', ['build', 'warned.ini', '-t', 'ini']],
  ['stdout', ['build', 'wrong.ini', '-t', 'ini', '-o', 'out']],
  ['stdout', ['page', 'wrong.ini', '-o', 'site']],
  ['stderr', ['convert', '--variant', 'chess', '--text', 'k7/8', '--to', 'ascii']],
  ['stderr', ['explain', '--betza', 'zz']],
  ['stderr', ['resolve', 'wrong.ini']],
  ['stderr', ['perft', 'wrong.ini', '--depth', '1']],
  ['stderr', ['cross', 'wrong.ini', '--games', '0', '--depth', '1']],
  ['stdout', ['perft', 'wrong.ini', '--check']],
];

describe('diagnostics for programs', () => {
  test.each(COMMANDS)('on %s: %j', { timeout: 120_000 }, (stream, words) => {
    const sarif = run([...words, '--format', 'sarif']);
    expect(JSON.parse(sarif[stream])).toMatchObject({ version: '2.1.0' });
    const github = run([...words, '--format', 'github']);
    for (const line of github[stream].trimEnd().split('\n'))
      expect(line).toMatch(/^(?:::(?:error|warning|notice) .*)?$/);
    if (stream === 'stderr') expect(github.stdout).not.toMatch(/^::/m);
    else expect(github.stderr).toBe('');
  });

  test('with --strict, a warning sets the exit status of every command', () => {
    const base = ['perft', 'warned.ini', '--depth', '1'];
    for (const words of [base, ['explain', 'warned.ini'], ['lint', 'warned.ini']])
      expect([run(words).status, words]).toEqual([0, words]);
    expect(run(['lint', 'warned.ini', '--strict']).status).toBe(1);
  });
});

describe('standard input with --stdin-filename', () => {
  const INI = '[wrong:chess]\ncastling = True\n';

  test('has the type and the name of that file', () => {
    const asIni = run(['lint', '-', '--stdin-filename', 'games/my.ini'], INI);
    expect([asIni.status, asIni.stderr]).toEqual([1, expect.stringContaining('games/my.ini:2:12')]);
    const table = '# Game\n\n| Name | Abbr | Betza |\n| - | - | - |\n| King | K | K |\n';
    const asDocument = run(['lint', '-', '--stdin-filename', 'my.md'], table);
    expect(asDocument.stderr).toMatch(/^my\.md:.*\[\w+\/[\w-]+\]$/m);
    expect(asDocument.stderr).not.toContain('[ini/');
    const asOther = run(['lint', '-', '--stdin-filename', 'my.ini'], table);
    expect(asOther.stderr).toContain('[ini/');
  });

  test('is fixed to standard output, not to that file', () => {
    writeFileSync(path.join(folder, 'mine.ini'), 'mine\n');
    const { stdout } = run(['lint', '--fix', '-', '--stdin-filename', 'mine.ini'], INI);
    expect(stdout).toBe('[wrong:chess]\ncastling = true\n');
    expect(readFileSync(path.join(folder, 'mine.ini'), 'utf8')).toBe('mine\n');
  });
});
