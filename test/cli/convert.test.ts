import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PROGRAM = path.resolve(import.meta.dirname, '../../dist/fairyc.cjs');
const SHOGI_BOARD = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-convert-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fairyc(words: readonly string[], input = '') {
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM, 'convert', ...words], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, stdout, stderr };
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

  it('reads a FEN a line from files and standard input', () => {
    put('two.fen', '4k3/8/8/8/8/8/8/4K2R w K - 0 1\n\n4k3/8/8/8/8/8/8/4K3 b - - 0 1\n');
    const words = ['--variant', 'chess', '--to', 'fen'];
    const both = '4k3/8/8/8/8/8/8/4K2R w K - 0 1\n4k3/8/8/8/8/8/8/4K3 b - - 0 1\n';
    expect(fairyc([...words, 'two.fen'])).toEqual({ status: 0, stdout: both, stderr: '' });
    expect(fairyc([...words, '-'], both)).toEqual({ status: 0, stdout: both, stderr: '' });
  });

  it('goes from a diagram of a mixed game to its SFEN and back', () => {
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

  it('points at what is no piece, and exits 1', () => {
    const { status, stderr, stdout } = fairyc([
      ...['--variant', 'chess', '--to', 'letters'],
      ...['--text', '4k3/8/8/8/8/8/8/4X3 w - - 0 1'],
    ]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('"X" is no piece of this variant');
    expect(stderr).toContain('4k3/8/8/8/8/8/8/4X3 w - - 0 1\n    |                  ^');
  });

  it('says what is left out, and exits 0', () => {
    const { status, stderr, stdout } = fairyc([
      ...['--variant', 'chess', '--to', 'letters'],
      ...['--text', '4k3/8/8/8/8/8/8/4K2R b K - 0 1'],
    ]);
    expect(status).toBe(0);
    expect(stdout).toBe(`- - - - k - - -\n${'- - - - - - - -\n'.repeat(6)}- - - - K - - R\n`);
    expect(stderr).toContain('there is no place for it: that Black is to move');
    expect(stderr).toContain('there is no place for it: the castling rights K');
  });

  it('refuses what a notation cannot write, and exits 1', () => {
    const { status, stderr, stdout } = fairyc(['--variant', 'chess', '--to', 'bod']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('has no kanji in this variant');
  });

  it('parts pictures by a blank line', () => {
    put('x.ini', '[tiny:chess]\nmaxFile = 2\nmaxRank = 2\nstartFen = k1/1K w - - 0 1\n');
    const text = 'k1/1K w - - 0 1\n1k/K1 w - - 0 1\n';
    expect(fairyc(['--variant', 'x.ini#tiny', '--to', 'letters', '-'], text).stdout).toBe(
      'k -\n- K\n\n- k\nK -\n',
    );
  });

  it('exits 2 for words that it cannot follow', () => {
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
    ];
    expect(wrong.map(({ status }) => status)).toEqual([2, 2, 2, 2, 2]);
  });
});
