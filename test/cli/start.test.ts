import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What each command has to load, whatever it does; each costs a tenth of a second. */
const START = readdirSync('dist').filter((name) => /^(?:fairyc|describe-.*)\.cjs$/.test(name));

test('the command line starts without grammars, rules and writers', () => {
  expect(START.length).toBeGreaterThan(12);
  for (const name of START) {
    const text = readFileSync(`dist/${name}`, 'utf8');
    expect(text, name).not.toContain('NoViableAlt');
    expect(text, name).not.toContain('rule/nfold-perspective');
    expect(text, name).not.toContain('emit/not-expressible');
  }
});

function run(...words: readonly string[]) {
  return spawnSync(process.execPath, ['dist/fairyc.cjs', ...words], { encoding: 'utf8' });
}

// Words that the parser refuses, and words that the command does.
test.each([
  [['explain', 'K', '--board', '3'], '--board is files and ranks'],
  [['build', 'x.md', '-t', 'nothing'], "there is no target 'nothing'"],
  [['build', 'x.md', '--out', ''], '--out needs a value: DIR'],
  [['build', 'x.md', '--out'], '--out needs a value: DIR'],
  [['build', 'x.md', '--out', '--check'], "If it is '--check', write --out=--check"],
  [['lint', 'x.ini', '--fix=some'], '--fix is one of safe, all'],
  [['lint', 'x.ini', '--quiet=yes'], '--quiet takes no value'],
  [['lint', 'x.ini', '--no-fix'], 'there is no option --no-fix'],
  [['lint', '--qiet', 'x.ini'], "Did you mean '--quiet'?"],
  [['perft', 'chess', '--depth', '1.5'], '--depth is a whole number from 1 to 100'],
  [['perft', 'chess', '--depth', '-1'], '--depth is a whole number from 1 to 100'],
  [['rules', 'x'], "rules takes no arguments, but 'x' was given"],
  [['completion', 'tcsh'], 'choose from bash, zsh, fish'],
  [['--quiet', 'lint'], 'the command comes before'],
])('%j is wrong usage: two lines, exit 2', (words, message) => {
  const { status, stderr, stdout } = run(...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('a bug in fairyc');
  expect(stderr.trimEnd().split('\n')).toHaveLength(2);
});

test('bash completes commands, options and their values', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-completion-'));
  const script = path.join(folder, 'fairyc.bash');
  writeFileSync(script, run('completion', 'bash').stdout);
  const complete = (...words: readonly string[]): string => {
    const set = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}`;
    const asked = `source '${script}'; ${set}; _fairyc; echo "\${COMPREPLY[*]}"`;
    return spawnSync('bash', ['-c', asked], { encoding: 'utf8' }).stdout.trimEnd();
  };
  expect(complete('fairyc', 'bu')).toBe('build');
  expect(complete('fairyc', 'lint', '--bas')).toBe('--baseline');
  expect(complete('fairyc', 'lint', '--format', 's')).toBe('sarif');
  expect(complete('fairyc', 'explain', 'K', '--dialect', 'x')).toBe('xboard xbetza');
  rmSync(folder, { recursive: true });
  for (const shell of ['zsh', 'fish']) {
    const { status, stdout } = run('completion', shell);
    expect([status, stdout.includes('stdin-filename')]).toEqual([0, true]);
  }
});
