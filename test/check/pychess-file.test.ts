import { expect, test } from 'vitest';
import type { Profile } from '../../src/catalog/profiles.js';
import { lintIni } from '../../src/check/lint.js';
import { checkIni } from '../../src/check/run-rules.js';
import rule from '../../src/check/rules/ini/pychess-file.js';

function messages(text: string): readonly string[] {
  return checkIni({ file: 'x.ini', text }, [rule], 'pychess')
    .filter(({ code }) => code === rule.code)
    .map(({ message }) => message);
}

/** A section that a comment extends to this number of bytes. */
function fileOf(bytes: number, filler: string): string {
  const start = '[abc:chess]\nnMoveRule = 20\n#';
  const each = new TextEncoder().encode(filler).length;
  return `${start}${filler.repeat((bytes - start.length - 1) / each)}\n`;
}

test('64 KiB are accepted, one byte more is not', () => {
  expect(messages(fileOf(65_536, 'x'))).toEqual([]);
  expect(messages(fileOf(65_537, 'x'))).toEqual([
    expect.stringContaining('at most 65536 bytes, but this file has 65537'),
  ]);
});

test('bytes are counted, not characters', () => {
  const text = fileOf(65_537, 'é');
  expect(text.length).toBeLessThan(33_000);
  expect(messages(text)).toEqual([expect.stringContaining('has 65537')]);
});

test('tables and dialects of XBoard are not checked for PyChess', () => {
  const text =
    '[abc:chess]\narchbishop = a\ncustomPiece1 = b:mfW\npromotionPieceTypes = anrq\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1\n';
  const codes = (profile: Profile) =>
    lintIni({ file: 'x.ini', text }, profile).map(({ code }) => code);
  expect(codes('pychess')).toEqual([]);
  expect(codes('fairy-stockfish')).toEqual([
    'xboard/piece-to-char-table-missing-piece',
    'xboard/betza-differs',
  ]);
});
