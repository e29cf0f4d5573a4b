import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ACTION = readFileSync(path.join(ROOT, 'action.yml'), 'utf8');
const HOOKS = readFileSync(path.join(ROOT, '.pre-commit-hooks.yaml'), 'utf8');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-action-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('action.yml', () => {
  /** The script of the last step. */
  const script = ACTION.slice(ACTION.lastIndexOf('run: |\n') + 'run: |\n'.length).replace(
    /^ {8}/gm,
    '',
  );

  function runAction(inputs: Readonly<Record<string, string>>) {
    const { status, stderr, stdout } = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          FAIRYC: path.join(ROOT, 'dist/fairyc.cjs'),
          FILES: 'variants.ini',
          PROFILE: '',
          MAX_WARNINGS: '',
          BASELINE: '',
          CONFIG: 'true',
          CHECK_FORMAT: 'false',
          ...inputs,
        },
      },
    );
    return { status, stdout, stderr };
  }

  it('passes every input to its script', () => {
    const inputs = [...ACTION.matchAll(/^ {2}([a-z-]+):\n {4}description:/gm)].map(
      ([, name]) => name,
    );
    expect(inputs).toEqual([
      'files',
      'profile',
      'max-warnings',
      'baseline',
      'config',
      'check-format',
    ]);
    for (const input of inputs) expect(ACTION).toContain(`\${{ inputs.${input ?? ''} }}`);
    expect(script, 'no input is pasted into the script').not.toContain('${{');
  });

  it('annotates its findings and fails', () => {
    writeFileSync(path.join(folder, 'variants.ini'), '[x:chess]\ncastling = yes\n');
    const { status, stdout } = runAction({});
    expect(status).toBe(1);
    expect(stdout).toContain('::error file=variants.ini,line=2,');
  });

  it('takes one pattern per line, names with spaces, and the other inputs', () => {
    writeFileSync(
      path.join(folder, 'a b.ini'),
      '[my-game:chess]\nnMoveRule = 20\nnMoveRule = 30\n',
    );
    writeFileSync(path.join(folder, 'c.ini'), '[other-game:chess]\nnMoveRule = 20\n');
    const files = 'a b.ini\n\nc*.ini\n';
    expect(runAction({ FILES: files, PROFILE: 'pychess' })).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(runAction({ FILES: files, MAX_WARNINGS: '0' }).status).toBe(1);
    expect(runAction({ FILES: 'none.ini' }).status).toBe(2);
    expect(runAction({ FILES: '$(touch owned)' }).status).toBe(2);
  });

  it('does not take a line of `files` as an option, and can ignore the configuration file', () => {
    const text = '[x:chess]\ncastling = yes\n';
    writeFileSync(path.join(folder, 'variants.ini'), text);
    writeFileSync(path.join(folder, '.fairycrc'), '[lint]\nbaseline = old.json\n');
    writeFileSync(
      path.join(folder, 'old.json'),
      '[{"file":"variants.ini","code":"ini/bool-not-true-false","count":9}]',
    );
    const files = 'variants.ini\n--write-baseline=variants.ini\n';
    expect(runAction({ FILES: files, CHECK_FORMAT: 'true' }).status).toBe(2);
    expect(readFileSync(path.join(folder, 'variants.ini'), 'utf8')).toBe(text);
    const hidden = runAction({});
    expect(hidden.status).toBe(0);
    expect(hidden.stdout).toContain('1 finding hidden by baseline old.json');
    expect(runAction({ CONFIG: 'false' }).status).toBe(1);
  });
});

test('the hooks run existing commands on .ini files', () => {
  const entries = [...HOOKS.matchAll(/^ {2}entry: fairyc (\w+)$/gm)].map(([, command]) => command);
  expect(entries).toEqual(['lint', 'fmt']);
  expect(HOOKS.match(/^ {2}files: \\\.ini\$$/gm)).toHaveLength(2);
  expect(HOOKS.match(/^ {2}language: node$/gm)).toHaveLength(2);
  expect(HOOKS.match(/^ {2}args: \['--'\]$/gm), 'names of files are no options').toHaveLength(2);
});
