import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The files that a start may load: the program and the description of a command. Anything more costs a tenth of a second. */
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

test('lint, fmt, resolve and perft of .ini files do without the grammar of documents', () => {
  for (const name of ['lint', 'fmt', 'resolve', 'perft'])
    expect(readFileSync(`dist/${name}.cjs`, 'utf8'), name).not.toContain('NoViableAlt');
});

function run(...words: readonly string[]) {
  return spawnSync(process.execPath, ['dist/fairyc.cjs', ...words], { encoding: 'utf8' });
}

// Arguments that the parser refuses, and arguments that the command refuses.
test.each([
  [['explain', 'K', '--board', '3'], '--board must be FILESxRANKS'],
  [['build', 'x.md', '-t', 'nothing'], "there is no target 'nothing'"],
  [['build', 'x.md', '--out', ''], '--out needs a value: DIR'],
  [['build', 'x.md', '--out'], '--out needs a value: DIR'],
  [['build', 'x.md', '--out', '--check'], "If it is '--check', write --out=--check"],
  [['lint', 'x.ini', '--fix=some'], "--fix must be one of safe, all, not 'some'"],
  [['lint', 'x.ini', '--quiet=yes'], '--quiet takes no value'],
  [['lint', 'x.ini', '--no-fix'], 'unknown option --no-fix'],
  [['lint', '--qiet', 'x.ini'], "Did you mean '--quiet'?"],
  [['perft', 'chess', '--depth', '1.5'], "--depth must be a whole number from 1 to 100, not '1.5'"],
  [['perft', 'chess', '--depth', '-1'], "--depth must be a whole number from 1 to 100, not '-1'"],
  [
    ['rules', 'x'],
    "fairyc rules: leave out 'x': there are no arguments\nfairyc rules --help lists",
  ],
  [['completion', 'tcsh'], 'choose from bash, zsh, fish'],
  [['--quiet', 'lint'], '--quiet belongs after the command'],
])('%j is wrong usage: two lines, exit 2', (words, message) => {
  const { status, stderr, stdout } = run(...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('a bug in fairyc');
  expect(stderr.trimEnd().split('\n')).toHaveLength(2);
});

/** The values that an option of `lint` takes, as the scripts for zsh and fish describe them. */
const FOLLOWS: readonly (readonly [option: string, zsh: string, fish: string])[] = [
  // No value.
  ['strict', "]'", '-l strict -d '],
  // One of some words, a number or a text.
  [
    'format',
    "]:word:(pretty compact json sarif github)'",
    "-l format -r -f -a 'pretty compact json sarif github' -d ",
  ],
  ['max-warnings', "]:number:'", '-l max-warnings -r -d '],
  ['baseline', "]:value:_files'", '-l baseline -r -d '],
  // No value, but a short name.
  ['watch', "]'", '-l watch -s w -d '],
];

test.each(FOLLOWS)('zsh and fish know what follows --%s', (option, zsh, fish) => {
  const lineWith = (shell: string, from: string, part: string): string | undefined => {
    const lines = run('completion', shell).stdout.split('\n');
    return lines
      .slice(lines.findIndex((line) => line.includes(from)))
      .find((line) => line.includes(part));
  };
  expect(lineWith('zsh', '      lint)', `'--${option}[`)?.replace(/ \\$/, '')).toMatch(
    new RegExp(`${zsh.replace(/[\]()*]/g, '\\$&')}$`),
  );
  expect(lineWith('fish', 'seen_subcommand_from lint', `-l ${option} `)).toContain(fish);
});

test.each([
  ['lint', "'*:word:_files'", null],
  ['completion', "'*:word:(bash zsh fish)'", "-f -a 'bash zsh fish'"],
])('zsh and fish know the words of %s', (command, zsh, fish) => {
  const [, block = ''] = run('completion', 'zsh').stdout.split(`      ${command})\n`);
  expect(block.split(';;')[0]).toContain(zsh);
  const words = run('completion', 'fish')
    .stdout.split('\n')
    .filter((line) => line.includes(`seen_subcommand_from ${command}' -f`));
  expect(words).toEqual(fish === null ? [] : [expect.stringContaining(fish)]);
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
  // bash splits words at `=`.
  expect(complete('fairyc', 'lint', '--format', '=')).toBe('pretty compact json sarif github');
  expect(complete('fairyc', 'lint', '--format', '=', 's')).toBe('sarif');
  expect(complete('fairyc', 'completion', '')).toBe('bash zsh fish');
  expect(complete('fairyc', 'lsp', '')).toBe('');
  writeFileSync(path.join(folder, 'a game.ini'), '');
  expect(complete('fairyc', 'lint', path.join(folder, 'a'))).toBe(path.join(folder, 'a game.ini'));
  rmSync(folder, { recursive: true });
});

/** The completions that fish offers, one per line; skipped if fish is not installed. */
test.skipIf(spawnSync('fish', ['--version']).status !== 0)(
  'fish (skipped if it is not installed) completes commands, options and their values',
  () => {
    const asked = [
      'fairyc bui',
      'fairyc lint --bas',
      'fairyc lint --format=s',
      'fairyc completion ',
    ];
    const lines = asked.map((line) => `complete -C'${line}'`);
    const script = [run('completion', 'fish').stdout, ...lines].join('\n');
    const { stdout } = spawnSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' });
    expect(stdout.replaceAll(/\t.*/g, '').trimEnd().split('\n')).toEqual([
      ...['build', '--baseline', '--format=sarif'],
      ...['bash', 'fish', 'zsh'],
    ]);
  },
);

test.skipIf(spawnSync('zsh', ['--version']).status !== 0)(
  'zsh (skipped if it is not installed) accepts the script as a file in fpath, and sourced',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fairyc-completion-'));
    writeFileSync(path.join(folder, '_fairyc'), run('completion', 'zsh').stdout);
    const dump = `-u -d '${folder}/dump'`;
    for (const lines of [
      [`fpath=('${folder}' $fpath)`, `autoload -Uz compinit && compinit ${dump}`],
      [`autoload -Uz compinit && compinit ${dump}`, `source '${folder}/_fairyc'`],
    ]) {
      const script = [...lines, 'print $_comps[fairyc]'].join('\n');
      const { stderr, stdout } = spawnSync('zsh', ['-f', '-c', script], { encoding: 'utf8' });
      expect([stdout, stderr]).toEqual(['_fairyc\n', '']);
    }
    rmSync(folder, { recursive: true });
  },
);
