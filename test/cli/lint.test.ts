import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from './program.js';

/** An error with a safe fix, a warning with a suggestion, and a note. */
const ERROR = '[my-game:chess]\ncastling = True\n';
const WARNING = '[my-game:chess]\nnFoldValue = loss\n';
const NOTE = '[my-game:chess]\npieceToCharTable = -\ncustomPiece1 = a:QN\n';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-lint-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function lint(words: readonly string[], { input = '', cwd = folder } = {}) {
  return runProgram(['lint', ...words], { cwd, input, env: { FORCE_COLOR: '0' } });
}

function put(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}
const get = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
/** File, line, column, severity and code of each finding that is not hidden. */
function findings(words: readonly string[], options = {}): readonly string[] {
  const { stdout } = lint(['--format', 'json', ...words], options);
  const rows = JSON.parse(stdout) as (Record<
    'file' | 'line' | 'column' | 'severity' | 'code',
    string
  > & { readonly hiddenBy?: string })[];
  return rows
    .filter(({ hiddenBy }) => hiddenBy === undefined)
    .map(
      ({ code, column, file, line, severity }) => `${file}:${line}:${column} ${severity} ${code}`,
    );
}

describe('fixes', () => {
  test('--fix replaces the file, and leaves no temporary file', () => {
    put('a.ini', `; mine\n${ERROR}`);
    put('b.ini', WARNING);
    expect(lint(['--fix', 'a.ini', 'b.ini'])).toMatchObject({
      status: 0,
      stdout: '',
      stderr: expect.stringContaining('fixed a.ini\n') as string,
    });
    expect(get('a.ini')).toBe('; mine\n[my-game:chess]\ncastling = true\n');
    expect(get('b.ini')).toBe(WARNING);
    expect(readdirSync(folder).sort()).toEqual(['a.ini', 'b.ini']);
  });

  test('--fix=all also applies suggestions', () => {
    put('a.ini', WARNING);
    expect(lint(['--fix=all', 'a.ini'])).toEqual({
      status: 0,
      stdout: '',
      stderr: 'fixed a.ini\n',
    });
    expect(get('a.ini')).toBe('[my-game:chess]\nnFoldValue = win\n');
  });

  test('--dry-run shows the difference and writes nothing', () => {
    put('a.ini', ERROR);
    const { status, stdout } = lint(['--fix', '--dry-run', 'a.ini']);
    expect(status).toBe(0);
    expect(stdout).toContain('-castling = True\n+castling = true\n');
    expect(get('a.ini')).toBe(ERROR);
  });

  test('only the difference is on standard output', () => {
    put('a.ini', WARNING + 'castling = True\n');
    const { stderr, stdout } = lint(['--fix', '--dry-run', '--format', 'json', 'a.ini']);
    expect(stdout).toContain('+castling = true\n');
    expect(JSON.parse(stderr)).toMatchObject([{ code: 'rule/nfold-perspective' }]);
  });

  test('standard input is written to standard output, fixed or unchanged', () => {
    expect(lint(['--fix', '-'], { input: ERROR }).stdout).toBe(ERROR.replace('True', 'true'));
    const clean = '[my-game:chess]\nnMoveRule = 40\n';
    expect(lint(['--fix', '-'], { input: clean })).toEqual({
      status: 0,
      stdout: clean,
      stderr: '',
    });
  });

  test('--name writes a missing section header', () => {
    put('a.ini', '# my game\n\nnMoveRule = 40\ncastling = True\n');
    expect(lint(['a.ini'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('[ini/no-section]') as string,
    });
    expect(lint(['--fix', '--name', 'my-game:chess', 'a.ini']).status).toBe(0);
    expect(get('a.ini')).toBe('# my game\n\n[my-game:chess]\nnMoveRule = 40\ncastling = true\n');
    expect(lint(['--fix', '--name', 'other', 'a.ini'])).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });

  test('--name keeps line endings, and writes after a byte order mark', () => {
    const { stdout } = lint(['--fix', '--name', 'x:chess', '-'], { input: 'nMoveRule = 40\r\n' });
    expect(stdout).toBe('[x:chess]\r\nnMoveRule = 40\r\n');
    const marked = lint(['--fix', '--name', 'x:chess', '-'], { input: '\uFEFFnMoveRule = 40\n' });
    expect(marked.stdout.replace('\uFEFF', '')).toBe('[x:chess]\nnMoveRule = 40\n');
  });

  test.each([
    ['--name', 'x', 'a.ini'],
    ['--fix', '--name', 'a name', 'a.ini'],
    ['--fix', '--name', 'x', 'a.ini', 'b.ini'],
    ['--dry-run', 'a.ini'],
    ['--max-warnings', 'few', 'a.ini'],
    ['--max-warnings=-1', 'a.ini'],
    ['--profile', 'lichess', 'a.ini'],
    ['--baseline', 'none.json', 'a.ini'],
    ['none.ini'],
    [],
  ])('wrong usage ends with 2 and changes nothing: %j %j %j', (...words) => {
    put('a.ini', ERROR);
    put('b.ini', ERROR);
    expect(lint(words)).toMatchObject({ status: 2, stdout: '' });
    expect([get('a.ini'), get('b.ini')]).toEqual([ERROR, ERROR]);
  });
});

describe('output and exit status', () => {
  test('several files and patterns, each file once', () => {
    put('a.ini', ERROR);
    put('games/b.ini', WARNING);
    put('games/c.ini', '[my-game:chess]\nnMoveRule = 40\n');
    expect(findings(['games/*.ini', 'a.ini', './a.ini', 'games/b.ini'])).toEqual([
      'a.ini:2:12 error ini/bool-not-true-false',
      `${path.join('games', 'b.ini')}:2:14 warning rule/nfold-perspective`,
    ]);
  });

  test('standard input, whose format is not known from a name', () => {
    expect(findings(['-'], { input: ERROR })).toEqual([
      '<stdin>:2:12 error ini/bool-not-true-false',
    ]);
    expect(findings(['-'], { input: 'castling = True\n' })).toEqual([
      '<stdin>:1:1 error ini/no-section',
    ]);
    expect(
      findings(['-'], { input: '# A game\n\n| Piece | Betza |\n|---|---|\n| a | Q |\n' }),
    ).not.toContainEqual(expect.stringContaining(' ini/'));
  });

  test('the exit status: 1 for errors, or for more warnings than allowed', () => {
    put('e.ini', ERROR);
    put('w.ini', WARNING);
    put('n.ini', NOTE);
    expect(lint(['e.ini']).status).toBe(1);
    expect(lint(['w.ini']).status).toBe(0);
    expect(lint(['--max-warnings', '1', 'w.ini']).status).toBe(0);
    expect(lint(['--max-warnings', '0', 'w.ini']).status).toBe(1);
    expect(lint(['--max-warnings=0', 'n.ini']).status).toBe(0);
  });

  test('--quiet leaves out notes, in every format', () => {
    put('n.ini', NOTE);
    expect(findings(['n.ini'])).toEqual(['n.ini:3:16 info piece/custom-equals-builtin']);
    expect(findings(['--quiet', 'n.ini'])).toEqual([]);
    expect(lint(['-q', 'n.ini'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test('the nearest .fairycrc sets profile, format, limit and baseline', () => {
    put(
      '.fairycrc',
      '[lint]\nprofile = pychess\nbaseline = old.json\n[report]\nformat = compact\nmax-warnings = 0\n',
    );
    put('old.json', '[]\n');
    put('games/a.ini', '[ab:chess]\nnFoldValue = loss\n');
    const cwd = path.join(folder, 'games');
    const { status, stderr } = lint(['a.ini'], { cwd });
    expect(status).toBe(1);
    expect(stderr.split('\n').map((line) => line.replace(/: .*\[/, ' ['))).toEqual([
      'a.ini:1:2 [ini/pychess-name]',
      'a.ini:2:14 [rule/nfold-perspective]',
      expect.stringContaining('1 error, 1 warning'),
      '',
    ]);
    expect(findings(['--profile', 'fairy-stockfish', 'a.ini'], { cwd })).toEqual([
      'a.ini:2:14 warning rule/nfold-perspective',
    ]);
  });
});

describe('hidden findings', () => {
  test('a comment on the line above suppresses one rule there', () => {
    put(
      'a.ini',
      WARNING.replace(
        'nFold',
        '; fairyc-ignore rule/nfold-perspective as its inventor wants it\nnFold',
      ),
    );
    expect(findings(['a.ini'])).toEqual([]);
  });

  test('a comment that suppresses nothing is reported', () => {
    put('a.ini', WARNING.replace('nFold', '# fairyc-ignore rule/stalemate-perspective no\nnFold'));
    expect(findings(['a.ini'])).toEqual([
      'a.ini:2:1 info file/unused-suppression',
      'a.ini:3:14 warning rule/nfold-perspective',
    ]);
  });

  test('[rules] in .fairycrc switches codes off and changes their severity; hidden findings are counted', () => {
    writeFileSync(path.join(folder, 'a.ini'), ERROR);
    writeFileSync(path.join(folder, 'w.ini'), WARNING);
    const codes = ['a.ini', 'w.ini'].map((file) => {
      const { stdout } = lint(['--format', 'json', file]);
      return /"code": ?"([^"]+)"/.exec(stdout)?.[1] ?? '';
    });
    writeFileSync(
      path.join(folder, '.fairycrc'),
      `[rules]\n${codes[0] ?? ''} = off\n${codes[1] ?? ''} = error\n`,
    );
    const off = lint(['a.ini']);
    expect(off.status).toBe(0);
    expect(off.stderr).toContain('1 finding hidden by .fairycrc');
    const raised = lint(['w.ini']);
    expect(raised.status).toBe(1);
    expect(raised.stderr).toContain('1 error, 0 warnings');
    expect(lint(['--no-config', 'a.ini']).status).toBe(1);
  });

  test('--strict fails on warnings', () => {
    writeFileSync(path.join(folder, 'w.ini'), WARNING);
    expect(lint(['w.ini']).status).toBe(0);
    expect(lint(['--strict', 'w.ini']).status).toBe(1);
  });

  test('findings in a baseline are hidden, new ones are reported', () => {
    put('a.ini', WARNING);
    put('n.ini', NOTE);
    expect(lint(['--write-baseline', 'old.json', 'a.ini', 'n.ini'])).toEqual({
      status: 0,
      stdout: '',
      stderr: 'old.json accepts 1 finding\n',
    });
    expect(findings(['--baseline', 'old.json', './a.ini'])).toEqual([]);
    put('a.ini', `# moved\n${WARNING}castling = True\n`);
    expect(findings(['--baseline', 'old.json', 'a.ini'])).toEqual([
      'a.ini:4:12 error ini/bool-not-true-false',
    ]);
  });
});
