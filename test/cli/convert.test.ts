import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROGRAM, runProgram } from './program.js';

const SHOGI_BOARD = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-convert-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fairyc(words: readonly string[], input = '') {
  return runProgram(['convert', ...words], { cwd: folder, input, env: { NO_COLOR: '1' } });
}

const put = (name: string, text: string): void => {
  writeFileSync(path.join(folder, name), text);
};

describe('fairyc convert', () => {
  it('writes the start position of a variant', () => {
    expect(fairyc(['--variant', 'shogi', '--to', 'sfen'])).toEqual({
      status: 0,
      stdout: `${SHOGI_BOARD} b - 1\n`,
      stderr: '',
    });
    expect(fairyc(['--variant', 'tori-shogi', '--to', 'bod']).stdout).toContain(
      '|v右v雉v鶴v鵬v鶴v雉v左|一',
    );
  });

  it('says so if the shell gave it an input that it was not told to read', () => {
    const command = `'${process.execPath}' '${PROGRAM}' convert --variant chess --to fen`;
    const run = (line: string) => spawnSync('sh', ['-c', line], { encoding: 'utf8' });
    const piped = run(`echo 4k3/8/8/8/8/8/8/4K3 w - - 0 1 | ${command}`);
    expect(piped.stdout).toContain('rnbqkbnr/');
    expect(piped.stderr).toContain('use - to read standard input');
    expect(run(`${command} </dev/null`).stderr).toBe('');
  });

  it('reads one FEN per line from files and standard input', () => {
    put('two.fen', '4k3/8/8/8/8/8/8/4K2R w K - 0 1\n\n4k3/8/8/8/8/8/8/4K3 b - - 0 1\n');
    const words = ['--variant', 'chess', '--to', 'fen'];
    const both = '4k3/8/8/8/8/8/8/4K2R w K - 0 1\n4k3/8/8/8/8/8/8/4K3 b - - 0 1\n';
    expect(fairyc([...words, 'two.fen'])).toEqual({ status: 0, stdout: both, stderr: '' });
    expect(fairyc([...words, '-'], both)).toEqual({ status: 0, stdout: both, stderr: '' });
  });

  it('converts the start position of a mixed game to a diagram, and the diagram to SFEN', () => {
    const words = ['--variant', 'kashogi'];
    const bod = fairyc([...words, '--to', 'bod']);
    expect(bod.status).toBe(0);
    put('start.bod', bod.stdout);
    expect(fairyc([...words, '--from', 'bod', '--to', 'sfen', 'start.bod'])).toEqual({
      status: 0,
      stdout: "lnsgngn'kl/1r2sc@2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2SC@2R1/LKN'GNGSNL b - 1\n",
      stderr: '',
    });
  });

  it('points at an unknown piece, and exits with 1', () => {
    const { status, stderr, stdout } = fairyc([
      ...['--variant', 'chess', '--to', 'letters'],
      ...['--text', '4k3/8/8/8/8/8/8/4X3 w - - 0 1'],
    ]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('"X" is not a piece of this variant');
    expect(stderr).toContain('4k3/8/8/8/8/8/8/4X3 w - - 0 1\n    |                  ^');
  });

  it('says what is left out, and exits with 0', () => {
    const { status, stderr, stdout } = fairyc([
      ...['--variant', 'chess', '--to', 'letters'],
      ...['--text', '4k3/8/8/8/8/8/8/4K2R b K - 0 1'],
    ]);
    expect(status).toBe(0);
    expect(stdout).toBe(`- - - - k - - -\n${'- - - - - - - -\n'.repeat(6)}- - - - K - - R\n`);
    expect(stderr).toContain('the notation has no place for it: that Black is to move');
    expect(stderr).toContain('the notation has no place for it: the castling rights K');
    const strict = ['--variant', 'chess', '--to', 'letters', '--max-warnings', '0'];
    const fens = ['4k3/8/8/8/8/8/8/4K3 b - - 0 1', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'];
    expect(fens.map((fen) => fairyc([...strict, '--text', fen]).status)).toEqual([1, 0]);
  });

  it('refuses what a notation cannot write, and exits with 1', () => {
    const { status, stderr, stdout } = fairyc(['--variant', 'chess', '--to', 'bod']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('has no kanji in this variant');
  });

  it('separates diagrams by a blank line', () => {
    put('x.ini', '[tiny:chess]\nmaxFile = 2\nmaxRank = 2\nstartFen = k1/1K w - - 0 1\n');
    const text = 'k1/1K w - - 0 1\n1k/K1 w - - 0 1\n';
    expect(fairyc(['--variant', 'x.ini#tiny', '--to', 'letters', '-'], text).stdout).toBe(
      'k -\n- K\n\n- k\nK -\n',
    );
  });

  const KASHOGI = "lnsgngn'kl/1r2sc@2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2SC@2R1/LKN'GNGSNL b - 1";
  const KASHOGI_PGN = `[Variant "kashogi"]
[FEN "${KASHOGI}"]

1. P-7f {the pawn of the bishop} P-5d 2. P-6f SC-5c 3. P-2f N'-5b *
`;

  it('plays a mixed game according to its tags', () => {
    put('game.pgn', KASHOGI_PGN);
    const uci = fairyc(['--from', 'pgn', '--to', 'uci', 'game.pgn']);
    expect(uci.stdout).toBe('c3c4 e7e6 d3d4 e8e7 h3h4 g9e8\n');
    expect(uci.stderr).toContain('Left out of this game: 1 comment');
    expect(fairyc(['--from', 'pgn', '--to', 'sfen', 'game.pgn']).stdout).toBe(
      "lnsgng1kl/1r2n'2b1/ppppsc@pppp/4p4/9/2PP3P1/PP2PPP1P/1B2SC@2R1/LKN'GNGSNL b - 7\n",
    );
    const again = fairyc(['--from', 'pgn', '--to', 'pgn', 'game.pgn']);
    expect(again.stdout).toBe(KASHOGI_PGN.replace('} P', '} 1... P'));
    put('again.pgn', again.stdout);
    expect(fairyc(['--from', 'pgn', '--to', 'pgn', 'again.pgn'])).toEqual({
      status: 0,
      stdout: again.stdout,
      stderr: '',
    });
  });

  it('points at an illegal move: if both crows are sente’s, gote has none to move', () => {
    const { status, stderr, stdout } = fairyc(
      ['--from', 'pgn', '--to', 'uci', '-'],
      KASHOGI_PGN.replace('1r2sc@2b1', '1r2SC@2b1'),
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('<stdin>:4:47: error: "SC-5c" is not a legal move here.');
    expect(stderr).toContain('game/illegal-move');
  });

  it('reads moves without a game, from the start or from a position', () => {
    const shogi = ['--variant', 'shogi', '--from', 'hodges'];
    expect(fairyc([...shogi, '--to', 'uci', '--text', 'P-7f P-3d Bx2b+ Sx2b']).stdout).toBe(
      'c3c4 g7g6 b2h8+ g9h8\n',
    );
    expect(
      fairyc([...shogi, '--to', 'hosking', '--text', 'P-7f P-3d Bx2b+ Sx2b B*4e']).stdout,
    ).toBe("P76 P34 Bx22+ Sx22 B'45\n");
    const start = ['--start', '4k4/9/9/9/9/9/9/9/4K4 b G 1'];
    expect(fairyc([...shogi, ...start, '--to', 'sfen', '--text', 'G*5c K-4a']).stdout).toBe(
      '5k3/9/4G4/9/9/9/9/9/4K4 b - 3\n',
    );
  });

  it('writes moves as a PGN of chess', () => {
    const words = ['--variant', 'chess', '--from', 'uci', '--to', 'pgn', '--moves', 'san'];
    // Scholar's mate.
    const moves = 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7';
    expect(fairyc([...words, '--text', moves]).stdout).toBe(
      '[Variant "chess"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# *\n',
    );
  });

  it('takes only names, not files, from a Variant tag', () => {
    put('mine.md', '# Mine\n');
    for (const name of ['./mine.md', '../variants/chess', 'no such game']) {
      const pgn = `[Variant "${name}"]\n\n1. e4 *\n`;
      const { status, stderr } = fairyc(['--from', 'pgn', '--to', 'uci', '-'], pgn);
      expect(status).toBe(1);
      expect(stderr).toContain(`"${name}" is neither a built-in variant nor a shipped document`);
    }
    expect(fairyc(['--from', 'pgn', '--to', 'uci', '-'], '1. e4 *').stderr).toContain(
      'no tag Variant',
    );
  });

  it('exits with 2 for wrong usage', () => {
    put('x.ini', '[a:chess]\n[b:chess]\n');
    expect(fairyc(['--variant', 'x.ini', '--to', 'fen']).stderr).toContain(
      'choose one with FILE#NAME',
    );
    const wrong = [
      fairyc(['--variant', 'x.ini', '--to', 'fen']),
      fairyc(['--variant', 'no-such-game', '--to', 'fen']),
      fairyc(['--variant', 'chess', '--to', 'fen', 'no-such-file']),
      fairyc(['--variant', 'chess', '--to', 'fen', '--text', 'x', 'file']),
      fairyc(['--variant', 'chess']),
      fairyc(['--to', 'fen', '--text', 'x']),
      fairyc(['--variant', 'chess', '--from', 'bod', '--to', 'uci', '--text', 'x']),
      fairyc(['--variant', 'chess', '--from', 'uci', '--to', 'fen']),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  });
});
