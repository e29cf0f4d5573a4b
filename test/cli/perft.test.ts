import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { THOROUGH } from '../thorough.js';
import { runProgram } from './program.js';

const DOCUMENTS = path.resolve(import.meta.dirname, '../../variants');
/** Every thirteenth request has its own section: more sections than the process keeps. */
const REQUESTS = THOROUGH ? 2000 : 1000;
/** The fifth position of https://www.chessprogramming.org/Perft_Results, and its published counts. */
const POSITION_5 = 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8';
const COUNTS_5 = [44, 1486, 62379];
/** The first of the published chess960 positions, and its counts. */
const SHUFFLED = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9';
const SHUFFLED_COUNTS = [21, 528, 12189];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-perft-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fairyc(words: readonly string[], input = '') {
  return runProgram(['perft', ...words], { cwd: folder, input, env: { FORCE_COLOR: '0' } });
}

const put = (name: string, text: string): void => {
  writeFileSync(path.join(folder, name), text);
};
const get = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const lines = (counts: readonly number[]): string =>
  counts.map((nodes, index) => `${index + 1} ${nodes}\n`).join('');

describe('fairyc perft', () => {
  it('counts a section of a file in which another section has errors', () => {
    put(
      'two.ini',
      '[alpha:chess]\nmaxRank = 99\n\n[beta:chess]\nstartFen = 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\n',
    );
    // Five moves of the king, ten of the rook, and castling.
    expect(fairyc(['two.ini#beta', '--depth', '1'])).toEqual({
      status: 0,
      stdout: '1 16\n',
      stderr: '',
    });
    const whole = fairyc(['two.ini', '--depth', '1']);
    expect(whole).toMatchObject({ status: 1, stdout: '1 16\n' });
    expect(whole.stderr).toContain('ini/board-too-large');
    expect(fairyc(['two.ini#alpha', '--depth', '1']).stderr).toContain('ini/board-too-large');
  });

  it('counts sequences of one to four moves of a built-in variant', () => {
    expect(fairyc(['chess'])).toEqual({
      status: 0,
      stdout: lines([20, 400, 8902, 197281]),
      stderr: '',
    });
  });

  it('counts from a FEN, and with castling from shuffled positions', () => {
    expect(fairyc(['chess', '--depth', '3', '--fen', POSITION_5]).stdout).toBe(lines(COUNTS_5));
    const words = ['chess', '--depth', '3', '--fen', SHUFFLED];
    expect(fairyc([...words, '--chess960']).stdout).toBe(lines(SHUFFLED_COUNTS));
  });

  it('plays documents, sections and all variants of a file', () => {
    const shogi = path.join(DOCUMENTS, 'shogi.md');
    expect(fairyc([shogi, '--depth', '2']).stdout).toBe(lines([30, 900]));
    put('x.ini', '[a:chess]\n[b:chess]\nstartFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n');
    expect(fairyc(['x.ini#b', '--depth', '2']).stdout).toBe(lines([5, 25]));
    expect(fairyc(['x.ini', '--depth', '1']).stdout).toBe('a\n1 20\nb\n1 5\n');
  });

  it('--divide counts what follows each first move', () => {
    const words = ['chess', '--divide', '--depth', '2', '--fen', '8/8/8/8/8/k7/p7/K7 b - - 0 1'];
    // Kb3 is stalemate; after Ka4 and Kb4 the king takes the pawn or goes to b2.
    expect(fairyc(words).stdout).toBe('a3a4: 2\na3b3: 0\na3b4: 2\n2 4\n');
  });

  it('--json prints the counts, and what was counted', () => {
    const { status, stdout } = fairyc(['shogi', '--json', '--depth', '2', '--as-written']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      {
        variant: 'shogi',
        fen: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1',
        as: 'written',
        chess960: false,
        counts: [
          { depth: 1, nodes: 30 },
          { depth: 2, nodes: 900 },
        ],
      },
    ]);
    const divided = fairyc(['chess', '--json', '--divide', '--depth', '1']).stdout;
    expect(JSON.parse(divided)).toMatchObject([
      { as: 'engine', depth: 1, nodes: 20, divide: { e2e4: 1, g1f3: 1 } },
    ]);
  });

  it('plays Betza strings as the engine reads them, or as they are written', () => {
    // The engine reads one digit of a range (measured): R12 is R1.
    put(
      'x.ini',
      '[x:chess]\nmaxFile = 12\nmaxRank = 10\ncustomPiece1 = a:fR12\ncastling = false\ndoubleStep = false\n' +
        'startFen = k11/12/12/12/12/12/12/12/12/A10K w - - 0 1\n',
    );
    expect(fairyc(['x.ini', '--depth', '1', '--as-engine']).stdout).toBe(lines([3 + 1]));
    expect(fairyc(['x.ini', '--depth', '1']).stdout).toBe(lines([3 + 1]));
    expect(fairyc(['x.ini', '--depth', '1', '--as-written']).stdout).toBe(lines([3 + 9]));
  });

  it('points at the bad character of a FEN', () => {
    expect(fairyc(['chess', '--fen', 'rnbqkbnr/ppppxppp/8/8/8/8/8/4K3 w'])).toEqual({
      status: 1,
      stdout: '',
      stderr: [
        '--fen:1:14: error: chess has no piece `x`. [fen/no-position]',
        '  1 | rnbqkbnr/ppppxppp/8/8/8/8/8/4K3 w',
        '    |              ^',
        '1 error, 0 warnings, 0 notes',
        '',
      ].join('\n'),
    });
  });

  it('stops after --nodes, and says so', () => {
    const { status, stderr, stdout } = fairyc(['chess', '--depth', '9', '--nodes', '10000']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: lines([20, 400, 8902]) });
    expect(stderr).toContain('Depth 4 takes more than 10000 moves.');
  });

  it('says which name is unknown, and suggests the nearest', () => {
    put('x.ini', '[my-game:chess]\n');
    put('bad.ini', '[x:nonesuch]\n');
    expect(fairyc(['ches'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Did you mean the built-in variant 'chess'?") as string,
    });
    expect(fairyc(['x.ini#my-gmae'])).toEqual({
      status: 2,
      stdout: '',
      stderr: "fairyc perft: there is no variant 'my-gmae' in x.ini. Did you mean 'my-game'?\n",
    });
    put('empty.ini', '; Nothing yet.\n');
    expect(fairyc(['empty.ini'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'fairyc perft: there is no variant in empty.ini\n',
    });
    expect(fairyc(['bad.ini'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('bad.ini:1:4: error: `nonesuch`') as string,
    });
    for (const words of [
      [],
      ['chess', '--depth', '0'],
      ['chess', '--depth', '1.5'],
      ['chess', '--depth', 'x'],
      ['chess', '--as-engine', '--as-written'],
      ['chess', '--batch'],
      ['chess', '--nodes', '0'],
      ['chess', '--update'],
      ['chess', '--update', '--fen', POSITION_5],
    ])
      expect(fairyc(words), words.join(' ')).toMatchObject({ status: 2, stdout: '' });
  });

  it('says in bounded time that a variant cannot be set up', () => {
    put('small.ini', '[one]\nmaxFile = 1\nmaxRank = 1\nking = k\nstartFen = K w\n');
    expect(fairyc(['small.ini', '--depth', '100']).stdout).toBe(
      Array.from({ length: 100 }, (_, index) => `${index + 1} 0\n`).join(''),
    );
    put('none.ini', '[none]\nstartFen = 8/8/8/8/8/8/8/K7 w\n');
    expect(fairyc(['none.ini'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('none has no piece `K`') as string,
    });
  });
});

describe('fairyc perft --update and --check', () => {
  it('stores counts beside a variant, and checks the variant against them', () => {
    put('x.ini', '[a:chess]\n[b:shogi]\n');
    expect(fairyc(['x.ini', '--update', '--depth', '2'])).toEqual({
      status: 0,
      stdout: '',
      stderr: 'wrote a.perft, b.perft\n',
    });
    expect(readdirSync(folder).sort()).toEqual(['a.perft', 'b.perft', 'x.ini']);
    expect(get('b.perft').split('\n').slice(1)).toEqual(['1 30', '2 900', '']);
    expect(fairyc(['x.ini', '--check'])).toEqual({ status: 0, stdout: '', stderr: '' });
    put('x.ini', '[a:chess]\ndoubleStep = false\n[b:shogi]\n');
    const { status, stderr } = fairyc(['x.ini', '--check']);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'Depth 1 has 12 sequences of moves, but a.perft says 20. [cross/baseline]',
    );
    expect(stderr).not.toContain('b.perft');
  });

  it('fails if the file is missing or broken', () => {
    put('x.ini', '[a:chess]\n');
    expect(fairyc(['x.ini', '--check'])).toMatchObject({ status: 1 });
    put('a.perft', '1 20\ntwo 400\n');
    expect(fairyc(['x.ini', '--check'])).toMatchObject({ status: 1 });
    put('a.perft', '');
    expect(fairyc(['x.ini', '--check'])).toMatchObject({ status: 1 });
    put('a.perft', '1 20\r\n\r\n3 8902\r\n');
    expect(fairyc(['x.ini', '--check'])).toMatchObject({ status: 0 });
  });

  it('succeeds for the shipped documents', () => {
    expect(fairyc([path.join(DOCUMENTS, '*.md'), '--check'])).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });
});

describe('fairyc perft --batch', () => {
  function answers(requests: readonly (object | string | null)[]): unknown[] {
    const input = requests
      .map((request) => (typeof request === 'string' ? request : JSON.stringify(request)))
      .join('\n');
    const { status, stderr, stdout } = fairyc(['--batch'], `${input}\n`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  }

  it('answers each request with one line', () => {
    put('x.ini', '[a:chess]\n[b:chess]\ndoubleStep = false\n');
    const all = '\n\n* Size: 8x8\n\nUses all pieces from chess\n';
    const wrong = '\n| Name | Abbr | Betza |\n| - | - | - |\n| Duke | D | Q? |\n';
    put('two.md', `# Good${all}\n# Bad${all}${wrong}`);
    expect(
      answers([
        // An error in another variant of the document does not matter.
        { variant: 'good', file: 'two.md', depth: 2 },
        { variant: 'bad', file: 'two.md', depth: 2 },
        { variant: 'chess', depth: 3 },
        { variant: 'chess', fen: POSITION_5, depth: 2 },
        { variant: 'chess', fen: SHUFFLED, depth: 3, chess960: true },
        { variant: 'b', file: 'x.ini' },
        { file: path.join(DOCUMENTS, 'shogi.md'), depth: 2 },
        { variant: 'mine', ini: '[mine:shogi]\npieceDrops = false\n', depth: 2 },
        { variant: 'chess', fen: '8/8/8/8/8/k7/p7/K7 b - - 0 1', depth: 2, divide: true },
        { variant: 'chess', depth: 0 },
      ]),
    ).toEqual([
      { nodes: 400 },
      { error: expect.stringContaining('"?"') as string },
      { nodes: 8902 },
      { nodes: 1486 },
      { nodes: 12189 },
      { nodes: 12 },
      { nodes: 900 },
      { nodes: 900 },
      { nodes: 4, divide: { a3a4: 2, a3b3: 0, a3b4: 2 } },
      { nodes: 1 },
    ]);
  });

  it('reads Betza strings both ways', () => {
    const ini =
      '[x:chess]\nmaxFile = 12\nmaxRank = 10\ncustomPiece1 = a:fR12\nstartFen = k11/12/12/12/12/12/12/12/12/A10K w - - 0 1\n';
    expect(answers([{ ini }, { ini, as: 'engine' }, { ini, as: 'written' }, { ini }])).toEqual([
      { nodes: 4 },
      { nodes: 4 },
      { nodes: 12 },
      { nodes: 4 },
    ]);
  });

  it('continues after a bad request', () => {
    const chess = { variant: 'chess' };
    const bad: readonly (object | string | null)[] = [
      'nonsense',
      '[]',
      'null',
      '7',
      '{"__proto__": {"variant": "chess"}}',
      '{"constructor": 1}',
      { variant: '__proto__' },
      { variant: 'toString' },
      {},
      { ...chess, depth: -1 },
      { ...chess, depth: 101 },
      { ...chess, depth: '3' },
      { ...chess, depht: 3 },
      { ...chess, as: 'both' },
      { ...chess, chess960: 1 },
      { ...chess, fen: 7 },
      { ...chess, ini: '[chess]', file: 'x' },
      { file: 'missing.ini' },
      { file: '<stdin>' },
      { ini: '[a:chess]\n[b:chess]\n' },
      { ini: '[a:nonesuch]\n' },
      { ini: '' },
    ];
    const given = answers(bad.flatMap((request) => [request, chess]));
    expect(given).toHaveLength(2 * bad.length);
    for (const [index, request] of bad.entries()) {
      expect(given[2 * index], JSON.stringify(request)).toEqual({
        error: expect.any(String) as string,
      });
      expect(given[2 * index + 1]).toEqual({ nodes: 20 });
    }
    expect(
      answers([
        { ...chess, fen: 'rnbqkbn/8' },
        { ...chess, depth: 90, nodes: 5000 },
        { variant: 'ches' },
        { ...chess, depht: 3 },
        `${' '.repeat(1 << 20)}{"variant":"chess"}`,
      ]),
    ).toEqual([
      { error: 'Rank 8 has 7 squares, not 8.', at: 7 },
      { error: 'Depth 90 takes more than 5000 moves.' },
      { error: expect.stringContaining("Did you mean 'chess'?") as string },
      { error: "A request has no field 'depht'. Did you mean 'depth'?" },
      { error: 'A request has at most 1048576 characters.' },
    ]);
  });

  it(`answers ${REQUESTS} requests of many variants in one process`, () => {
    const known: readonly (readonly [string, number])[] = [
      ['chess', 400],
      ['shogi', 900],
      ['xiangqi', 1920],
      ['torishogi', 288],
      ['capablanca', 784],
    ];
    const wanted = Array.from({ length: REQUESTS }, (_, index) => {
      const [variant, nodes] = known[index % known.length] ?? ['chess', 400];
      // To the process, each section is another game. It cannot keep them all.
      const isOwn = index % 13 === 0;
      const request = isOwn
        ? { variant: `v${index}`, ini: `[v${index}:${variant}]\n`, depth: 2 }
        : { variant, depth: 2 };
      return { request, answer: { nodes } };
    });
    expect(answers(wanted.map(({ request }) => request))).toEqual(
      wanted.map(({ answer }) => answer),
    );
  });
});
