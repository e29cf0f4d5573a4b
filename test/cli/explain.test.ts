import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram } from './program.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fairyc-explain-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function explain(words: readonly string[], color = '0') {
  return runProgram(['explain', ...words], { cwd: folder, env: { FORCE_COLOR: color } });
}

describe('fairyc explain BETZA', () => {
  it('describes the moves, draws them and names the programs that read them differently', () => {
    const { status, stderr, stdout } = explain(['L']);
    expect(stdout).toBe(
      [
        'L  in the dialect of Fairy-Stockfish',
        '',
        'Leaps three squares orthogonally and one square at a right angle.',
        '',
        '  7  . . * . * . .',
        '  6  . . . . . . .',
        '  5  * . . . . . *',
        '  4  . . . @ . . .',
        '  3  * . . . . . *',
        '  2  . . . . . . .',
        '  1  . . * . * . .',
        '     a b c d e f g',
        '',
        '  @ the piece',
        '  * moves or captures',
        '',
        'Known as: camel',
        'Fairy-Stockfish and the Interactive Diagram (XBetza) read it the same way.',
        'XBoard reads it differently from Fairy-Stockfish:',
        '  also moves to and captures on b1 f1 a2 g2 a6 g6 b7 f7',
        '  without moves to and captures on c1 e1 a3 g3 a5 g5 c7 e7',
        'A string that means the same in all three: C',
        '',
      ].join('\n'),
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('reads it in another dialect, on a board of the given size', () => {
    const { stdout } = explain(['L', '--dialect', 'xboard', '--board', '9x8']);
    expect(stdout).toContain('Leaps three squares orthogonally and two squares at a right angle.');
    expect(stdout).toContain('  8  . . . . . . . . .\n');
    expect(stdout).toContain('     a b c d e f g h i\n');
  });

  it('points at what is wrong, and fails', () => {
    const { status, stderr, stdout } = explain(['R10']);
    expect(stdout).toContain('Moves one square orthogonally.');
    expect(stderr).toContain('[betza/range-digits]\n  1 | R10\n    | ^^^\n');
    expect(status).toBe(1);
  });

  it('uses colour only if it is wanted', () => {
    expect(explain(['W'], '0').stdout).not.toContain('\u001b[');
    expect(explain(['W'], '1').stdout).toContain('\u001b[33m*\u001b[39m');
  });

  it('prints everything as JSON', () => {
    const { status, stdout } = explain(['nN', '--json']);
    const value: unknown = JSON.parse(stdout);
    expect(value).toMatchObject({
      text: 'nN',
      dialect: 'fairy-stockfish',
      sentences: ['Moves one square orthogonally and then one square diagonally outward.'],
      names: { types: ['horse'] },
      diagram: { board: { files: 5, ranks: 5 } },
      portable: { kind: 'none' },
      diagnostics: [],
    });
    expect(status).toBe(0);
  });

  it.each([['0x9'], ['17x9'], ['9'], ['9x9x9'], ['-1x4']])('refuses a board of %s', (board) => {
    const { status, stderr } = explain(['W', `--board=${board}`]);
    expect(stderr).toContain('--board must be FILESxRANKS, such as 9x9');
    expect(status).toBe(2);
  });
});

describe('what a word means', () => {
  it('is a diagnostic, an option, a variant or a section', () => {
    writeFileSync(path.join(folder, 'my.ini'), '[mine:chess]\ncastling = false\n');
    expect(explain(['ini/no-section']).stdout).toContain('ini/no-section');
    expect(explain(['stalemateValue']).stdout).toMatch(/^stalemateValue\n/);
    expect(explain(['minishogi']).stdout).toContain('5');
    expect(explain(['my.ini#mine']).stdout).toContain('mine');
  });

  it('is Betza notation if that is asked for', () => {
    expect(explain(['king']).stdout).toMatch(/^king\n/);
    expect(explain(['king', '--betza']).stdout).toMatch(/^king {2}in the dialect/);
  });

  it.each([
    [
      'stalematValue',
      "there is no variant, option, bullet or diagnostic 'stalematValue'. Did you mean 'stalemateValue'?",
    ],
    [
      'minishogy',
      "there is no variant, option, bullet or diagnostic 'minishogy'. Did you mean 'minishogi'?",
    ],
    ['ini/no-sectio', "there is no diagnostic 'ini/no-sectio'. Did you mean 'ini/no-section'?"],
    [
      'Knight',
      "there is no variant, option, bullet or diagnostic 'Knight'. Did you mean 'knight'? As a piece, it is \"N\" in Betza.",
    ],
    ['zzz', "there is no variant, option, bullet or diagnostic 'zzz'."],
  ])('or nothing: %s', (word, message) => {
    const { status, stderr, stdout } = explain([word]);
    expect(stderr).toBe(`fairyc explain: ${message}\n`);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});
