import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileName } from '../../src/text/file-name.js';
import { sampleOf } from '../thorough.js';
import { PROGRAM, runProgram } from './program.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-safety-'));
  mkdirSync(path.join(folder, 'repo'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function put(name: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, 'repo', name)), { recursive: true });
  writeFileSync(path.join(folder, 'repo', name), text);
}
const get = (name: string): string => readFileSync(path.join(folder, 'repo', name), 'utf8');

function fairyc(words: readonly string[], { input = '', cwd = '' } = {}) {
  return runProgram(words, { cwd: path.join(folder, 'repo', cwd), input });
}

/** All files below the folder of the test, with their contents. */
function everything(): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((name) => [path.relative(folder, name), readFileSync(name, 'latin1')]),
  );
}

const SECTION = '[my-game:chess]\nstalemateValue = loss\n';

describe('names', () => {
  test('are valid file names on every system, and different for different texts', () => {
    const texts = [
      '..',
      '.',
      '',
      'a/b',
      'a\\b',
      'con',
      'NUL',
      'com1',
      'é',
      '歩',
      'a b',
      'x.ini',
      '%2E',
      '-o',
      'z'.repeat(500),
      `${'z'.repeat(499)}y`,
    ];
    const names = texts.map(fileName);
    expect(new Set(names).size).toBe(texts.length);
    for (const name of names) {
      expect(name).toMatch(/^[A-Za-z0-9_%-]{1,120}$/);
      expect(name).not.toMatch(/^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i);
    }
    expect(fileName('tori-shogi_2')).toBe('tori-shogi_2');
  });
});

describe('writing', () => {
  test.each([
    ['[../../variants:chess]', 'ini'],
    ['[../../../outside/pwn:chess]', 'ini'],
    ['[../../README:chess]', 'xboard,document,diagram,table'],
    ['[/tmp/x:chess]', 'ini'],
    ['[..\\..\\win:chess]', 'ini'],
  ])('a section called %s stays below --out', (header, targets) => {
    put('variants.ini', `${header}\nstalemateValue = loss\n`);
    put('README.md', 'mine\n');
    const before = everything();
    fairyc(['build', 'variants.ini', '-t', targets, '-o', 'build', '--approximate']);
    for (const [name, text] of everything()) {
      if (!name.startsWith(path.join('repo', 'build'))) expect(before.get(name), name).toBe(text);
      else expect(text.split('\n')[0]).toContain('Made by fairyc');
    }
  });

  test('an input is never replaced, and a file not made by fairyc only with --force', () => {
    put('my-game.ini', SECTION);
    put('out/ini/my-game.ini', 'by hand\n');
    const build = ['build', 'my-game.ini', '-t', 'ini', '-o', 'out'];
    expect(fairyc(build)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--force') as string,
    });
    expect(get('out/ini/my-game.ini')).toBe('by hand\n');
    expect(fairyc([...build, '--force']).status).toBe(0);
    expect(fairyc(build).status).toBe(0);
    // A page would overwrite a source.
    put('chess.html', get('my-game.ini'));
    expect(fairyc(['page', 'chess', '-o', '.']).status).toBe(2);
    expect(get('chess.html')).toBe(SECTION);
    for (const force of [[], ['--force']])
      expect(
        fairyc(['lint', '--write-baseline', 'my-game.ini', ...force, 'my-game.ini']).status,
      ).toBe(2);
    expect(get('my-game.ini')).toBe(SECTION);
  });

  test('two variants whose files would be the same on other systems are refused', () => {
    put('twins.ini', '[Ab:chess]\npass = true\n[aB:chess]\npass = true\n');
    const { status, stderr } = fairyc(['build', '-t', 'ini', '-o', 'twins', 'twins.ini']);
    expect(status).toBe(2);
    expect(stderr).toContain('ini/Ab.ini and ini/aB.ini are the same file on Windows and macOS');
    expect([...everything().keys()].filter((name) => name.includes('twins/'))).toEqual([]);
  });

  test('a link below --out is not followed', () => {
    put('my-game.ini', SECTION);
    mkdirSync(path.join(folder, 'outside'));
    mkdirSync(path.join(folder, 'repo/out'));
    symlinkSync(path.join(folder, 'outside'), path.join(folder, 'repo/out/ini'));
    const run = fairyc(['build', 'my-game.ini', '-t', 'ini', '-o', 'out']);
    expect(run).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is a link') as string,
    });
    expect(readdirSync(path.join(folder, 'outside'))).toEqual([]);
  });

  test('fmt keeps modes and hard links, refuses read-only files, and accepts long names', () => {
    const loose = `[my-game:chess]\ncastling=false\n`;
    const long = `${'n'.repeat(250)}.ini`;
    for (const name of ['linked.ini', 'locked.ini', long]) put(name, loose);
    linkSync(path.join(folder, 'repo/linked.ini'), path.join(folder, 'repo/other.txt'));
    chmodSync(path.join(folder, 'repo/linked.ini'), 0o640);
    chmodSync(path.join(folder, 'repo/locked.ini'), 0o444);
    expect(fairyc(['fmt', 'linked.ini', long]).status).toBe(0);
    expect(get('other.txt')).toBe('[my-game:chess]\ncastling = false\n');
    expect(statSync(path.join(folder, 'repo/linked.ini'))).toMatchObject({
      nlink: 2,
      mode: 0o100640,
    });
    expect(get(long)).toBe(get('other.txt'));
    expect(fairyc(['fmt', 'locked.ini'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('read-only') as string,
    });
    expect(get('locked.ini')).toBe(loose);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s leaves no half of a file',
    async (signal) => {
      const sections = Array.from({ length: 150 }, (_, i) => `[g${i}:chess]\nnMoveRule = 2\n`);
      put('many.ini', sections.join('\n'));
      const run = spawn(
        process.execPath,
        [PROGRAM, 'build', 'many.ini', '-t', 'ini', '-o', 'out'],
        {
          cwd: path.join(folder, 'repo'),
          stdio: 'ignore',
        },
      );
      // The signal is sent as soon as the folder of the first file exists.
      const target = path.join(folder, 'repo/out/ini');
      const timer = setInterval(() => {
        if ((statSync(target, { throwIfNoEntry: false })?.nlink ?? 0) > 0) run.kill(signal);
      }, 1);
      await new Promise((resolve) => run.on('exit', resolve));
      clearInterval(timer);
      const names = readdirSync(target);
      expect(names.filter((name) => !/^g\d+\.ini$/.test(name))).toEqual([]);
      for (const name of names)
        expect(get(`out/ini/${name}`)).toMatch(/^; Made by fairyc[^]*\n\[g\d+\]\n[^]+\n$/);
    },
  );

  test.each([
    ['page', 'SIGTERM'],
    ['page', 'SIGHUP'],
    ['fmt', 'SIGTERM'],
    ['fmt', 'SIGINT'],
    ['fmt', 'SIGHUP'],
  ] as const)('%s: %s leaves whole files alone, and no other', async (command, signal) => {
    const names = Array.from({ length: 80 }, (_, i) => `g${i}.ini`);
    const loose = (name: string): string =>
      `[${path.basename(name, '.ini')}:chess]\n nMoveRule=2\n`;
    for (const name of names) put(name, loose(name));
    const words = command === 'page' ? ['page', '-o', 'out', ...names] : ['fmt', ...names];
    const run = spawn(process.execPath, [PROGRAM, ...words], {
      cwd: path.join(folder, 'repo'),
      stdio: 'ignore',
    });
    const timer = setInterval(() => {
      // Counted, not read: a temporary file may be gone before it is opened.
      const count = readdirSync(path.join(folder, 'repo'), { recursive: true }).length;
      const hasBegun = command === 'page' ? count > 81 : get('g0.ini') !== loose('g0');
      if (hasBegun) run.kill(signal);
    }, 1);
    await new Promise((resolve) => run.on('exit', resolve));
    clearInterval(timer);
    for (const [name, text] of everything())
      if (name.endsWith('.html')) expect(text).toMatch(/<\/html>\s*$/);
      else expect(text).toMatch(/^\[g\d+:chess\]\n ?nMoveRule ?= ?2\n$/);
    const others = [...everything().keys()].filter((name) => !/\.(?:ini|html)$/.test(name));
    expect(others).toEqual([]);
  });
});

describe('reading', () => {
  test('only regular files are read, up to a maximum size', () => {
    symlinkSync('/dev/zero', path.join(folder, 'repo/zero.ini'));
    execFileSync('mkfifo', [path.join(folder, 'repo/pipe.ini')]);
    for (const words of [
      ['lint', 'zero.ini'],
      ['fmt', 'pipe.ini'],
      ['build', 'pipe.ini'],
      ['lint', '--baseline', 'zero.ini', 'x.ini'],
    ]) {
      const { status, stderr } = fairyc(words);
      expect([status, stderr.includes('not a regular file')], words.join(' ')).toEqual([2, true]);
    }
    put('big.ini', `; ${'x'.repeat(1 << 20)}\n${SECTION}`);
    expect(fairyc(['lint', '--max-size', '1', 'big.ini'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--max-size') as string,
    });
    expect(fairyc(['lint', 'big.ini']).status).toBe(0);
    expect(fairyc(['lint', '--max-size', '1', '-'], { input: get('big.ini') }).status).toBe(1);
    const requests = '{"variant":"x","file":"zero.ini"}\n{"variant":"chess"}\n';
    expect(fairyc(['perft', '--batch'], { input: requests }).stdout).toMatch(
      /not a regular file.*\n.*"nodes":20/,
    );
  });

  test('a configuration that cannot be read is not the same as no configuration', () => {
    put('a.ini', SECTION);
    symlinkSync('/dev/zero', path.join(folder, 'repo/.fairycrc'));
    expect(fairyc(['lint', 'a.ini']).status).toBe(2);
    expect(fairyc(['lint', '--no-config', 'a.ini']).status).toBe(0);
  });

  test('`#` in the name of a file does not start the name of a variant', () => {
    put('a#b.ini', SECTION);
    expect(fairyc(['build', 'a#b.ini', '-t', 'ini']).stdout).toContain('[my-game]');
    expect(fairyc(['resolve', 'a#b.ini#my-game']).status).toBe(0);
  });

  test('after `--` there are only names of files', () => {
    put('--baseline=x.ini', '[my-game:chess]\ncastling = yes\n');
    put('-.fen', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\n');
    put('a.md', '# No table\n');
    // lint with only .ini files, lint with a document, and another command.
    expect(fairyc(['lint', '--', '--baseline=x.ini']).stderr).toContain('bool-not-true-false');
    expect(fairyc(['lint', '--', '--baseline=x.ini', 'a.md']).stderr).toContain(
      'bool-not-true-false',
    );
    const convert = ['convert', '--variant', 'chess', '--to', 'fen', '--', '-.fen'];
    expect(fairyc(convert).stdout).toContain('PPPPPPPP/4K3');
  });
});

describe('configuration', () => {
  const HIDING = '[lint]\nbaseline = old.json\n';
  const OLD = '[{"file":"a.ini","code":"ini/bool-not-true-false","count":9}]';
  const BAD =
    '[my-game:chess]\ncastling = yes\n; fairyc-ignore rule/nfold-perspective so\nnFoldValue = loss\n';

  test('hidden findings are counted, in every format', () => {
    for (const [name, text] of [
      ['a.ini', BAD],
      ['old.json', OLD],
      ['.fairycrc', HIDING],
    ] as const)
      put(name, text);
    const pretty = fairyc(['lint', 'a.ini']);
    expect(pretty).toMatchObject({
      status: 0,
      stderr:
        '0 errors, 0 warnings, 0 notes; 1 finding hidden by baseline old.json, 1 by comments\n',
    });
    const rows = JSON.parse(fairyc(['lint', '--format', 'json', 'a.ini']).stdout) as object[];
    expect(rows).toMatchObject([{ hiddenBy: 'baseline old.json' }, { hiddenBy: 'comments' }]);
    const log: unknown = JSON.parse(fairyc(['lint', '--format', 'sarif', 'a.ini']).stdout);
    expect(log).toMatchObject({
      runs: [
        {
          results: [
            { suppressions: [{ kind: 'external' }] },
            { suppressions: [{ kind: 'inSource' }] },
          ],
        },
      ],
    });
    expect(fairyc(['lint', '--format', 'github', 'a.ini']).stdout).toContain('1 finding hidden by');
    for (const off of ['--no-config', '--no-baseline'])
      expect(fairyc(['lint', off, 'a.ini']).status, off).toBe(1);
  });

  test('the search for it ends at the root of the repository', () => {
    writeFileSync(path.join(folder, '.fairycrc'), HIDING);
    writeFileSync(path.join(folder, 'old.json'), OLD);
    mkdirSync(path.join(folder, 'repo/.git'));
    put('games/a.ini', BAD);
    expect(fairyc(['lint', 'a.ini'], { cwd: 'games' }).status).toBe(1);
  });

  test.each(['../old.json', '/etc/passwd', 'C:\\old.json', 'link/old.json'])(
    'it names nothing outside its folder: %s',
    (place) => {
      put('a.ini', SECTION);
      writeFileSync(path.join(folder, 'old.json'), '[]');
      symlinkSync(folder, path.join(folder, 'repo/link'));
      put('.fairycrc', `[lint]\nbaseline = ${place}\n`);
      expect(fairyc(['lint', 'a.ini'])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('not below the folder') as string,
      });
      put('.fairycrc', `[build]\nout = ${place}\n`);
      expect(fairyc(['build', 'a.ini', '-t', 'ini']).status).toBe(2);
    },
  );
});

describe('exits', () => {
  test('a full disk gives a one-line message, a closed pipe none', () => {
    put('a.ini', Array.from({ length: 600 }, (_, i) => `[g${i}:chess]\ncastling = yes\n`).join(''));
    put('b.ini', Array.from({ length: 300 }, (_, i) => `[g${i}:chess]\nnMoveRule = 2\n`).join(''));
    const all = [
      'lint a.ini --format json',
      'fmt - < b.ini',
      'resolve b.ini',
      'build b.ini#g1 -t ini',
      'read b.ini',
      'diff chess shogi',
      'explain K',
      'perft chess --depth 1',
      'convert --variant shogi --to bod',
      'rules',
      'completion bash',
      '--help',
    ];
    // Short output is written before the pipe closes.
    const closing = sampleOf(all, 3);
    for (const words of all) {
      const script = `"${process.execPath}" "${PROGRAM}" ${words}`;
      const full = spawnSync('sh', ['-c', `${script} > /dev/full`], {
        cwd: path.join(folder, 'repo'),
        encoding: 'utf8',
      });
      expect([full.status, full.stderr], words).toEqual([
        2,
        'fairyc: the output cannot be written: no space left on the disk\n',
      ]);
      if (!closing.includes(words)) continue;
      const closed = spawnSync('sh', ['-c', `${script} | head -c 1`], {
        cwd: path.join(folder, 'repo'),
        encoding: 'utf8',
      });
      expect(closed.stderr, words).toBe('');
    }
  });

  test('a deleted working directory gives a one-line message', () => {
    const script = `mkdir gone && cd gone && rmdir ../gone && "${process.execPath}" "${PROGRAM}" lint x.ini`;
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr.split('\n').length]).toEqual([2, 2]);
    expect(stderr).toContain('working directory');
  });
});

test('no command prints control characters from names or contents', () => {
  const bad = '\u001b]0;pwn\u0007\u202e\u009b';
  put(
    'e.ini',
    `[a${bad}:chess]\nstartFen = ${bad}\ncustomPiece1 = ${bad}\n; ${bad}\nfoo${bad} = 1\n`,
  );
  put(
    'e.md',
    `# A${bad}\n\n* Size: 8x8${bad}\n\n| Piece | Name | Abbr | Betza |\n| - | - | - | - |\n| ${bad} | B${bad} | K | K${bad} |\n`,
  );
  put(`n\n::error::owned${bad}.ini`, '[x:chess]\ncastling = yes\n');
  const files = ['e.ini', 'e.md', `n\n::error::owned${bad}.ini`];
  const runs = [
    ['lint', '--format', 'compact', '--', ...files],
    ['lint', '--', ...files],
    ['build', '--', ...files],
    ['page', '-o', 'out', '--', 'e.ini'],
    ['perft', '--depth', '1', '--', ...files],
    ['fmt', '--dry-run', '--', 'e.ini', `n\n::error::owned${bad}.ini`],
    ['explain', 'e.ini'],
    ['explain', `K${bad}`],
    ['resolve', 'e.ini'],
    ['diff', 'e.ini', 'chess'],
    ['cross', '--games', '0', '--depth', '1', 'e.ini'],
    ['build', `no${bad}.ini`],
    ['read', 'e.md'],
    ['convert', '--variant', 'e.ini', '--to', 'fen'],
    ['convert', '--variant', 'chess', '--text', bad, '--to', 'bod'],
    ['rules', bad],
    ['completion', bad],
    ['init', bad],
  ];
  for (const words of runs) {
    const { stderr, stdout } = fairyc(words);
    expect(stdout + stderr, words.join(' ')).not.toMatch(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]|^::error::owned/m,
    );
    expect(stdout + stderr).not.toContain('a bug in fairyc');
  }
});

// GitHub Actions reads workflow commands from both output streams.
test('no command prints a workflow command from a name or contents', () => {
  const name = '::error::owned.ini';
  put(name, '[::error::owned:chess]\ncastling = yes ##[error]owned\n::error::owned = 1\n');
  put('w.md', '# ::error::owned\n\n::error::owned\n\n##[error]owned\n');
  const runs = [
    ['lint', '--', name],
    ['lint', '--format', 'compact', '--', name],
    ['build', '-t', 'ini', '--', name],
    ['explain', '--', name],
    ['resolve', '--', name],
    ['perft', '--depth', '1', '--', name],
    ['read', 'w.md'],
    ['lint', 'w.md'],
    ['lint', '--', '::error::owned'],
    ['fmt', '--dry-run', '--', name],
  ];
  for (const words of runs) {
    const { stderr, stdout } = fairyc(words);
    expect(stdout + stderr, words.join(' ')).not.toMatch(/^\s*::error::owned|##\[error\]/m);
  }
});

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])(
  '%s is a name like any other, to every command',
  (name) => {
    put('p.ini', `[${name}:${name}]\n${name} = ${name}\ncustomPiece1 = ${name}:N\n`);
    put(
      'p.md',
      `# ${name}\n\n* ${name}: ${name}\n* Id: ${name}\n\n| Piece | Name | Abbr | Betza |\n| - | - | - | - |\n| ${name} | ${name} | ${name} | ${name} |\n`,
    );
    const runs = [
      ...['lint', 'read', 'build', 'explain', 'resolve', 'perft'].flatMap((command) => [
        [command, name],
        [command, 'p.ini'],
        [command, 'p.md'],
        [command, `p.ini#${name}`],
      ]),
      ['diff', name, 'chess'],
      ['diff', `p.ini#${name}`, 'chess'],
      ['convert', '--variant', name, '--to', 'fen'],
      ['convert', '--variant', 'chess', '--to', name],
      ['completion', name],
      ['rules', name],
      ['page', 'p.ini', 'p.md', name, '-o', 'out'],
      ['lint', 'p.ini', '--format', name],
      ['lint', 'p.ini', '--profile', name],
      [name],
    ];
    for (const words of runs) {
      const { status, stderr, stdout } = fairyc(words);
      expect([words, [0, 1, 2].includes(status)]).toEqual([words, true]);
      expect(stdout + stderr, words.join(' ')).not.toMatch(/bug of fairyc|\[object |native code/);
    }
  },
);

test('requests with lone surrogates and NUL get well-formed answers', () => {
  const requests = ['\\ud83d', '__proto__', 'a\\u0000'].map((word) => `{"variant":"${word}"}`);
  const { stdout } = fairyc(['perft', '--batch'], { input: `${requests.join('\n')}\n` });
  expect(stdout.trimEnd().split('\n')).toHaveLength(3);
  expect(stdout).not.toMatch(/[\u0000-\u0009]/);
  for (const line of stdout.trimEnd().split('\n'))
    expect(JSON.parse(line)).toEqual({ error: expect.stringMatching(/^There is no /) as string });
});

test('an empty file is reported', () => {
  for (const [name, text] of [
    ['none.ini', ''],
    ['blank.ini', ' \n\n'],
    ['comment.ini', '; later\n'],
  ] as const) {
    put(name, text);
    const { status, stderr } = fairyc(['lint', name]);
    expect([status, stderr]).toEqual([0, expect.stringContaining('[ini/empty-file]')]);
  }
  for (const name of ['none.ini', 'none.md', 'none.html']) {
    put(name, '');
    expect(fairyc(['read', name]).stdout).toBe('the page is empty: there is nothing to read\n');
  }
});
