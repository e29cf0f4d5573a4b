import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileVariantsText } from '../../src/catalog/file-variants.js';
import { fileWithVariant } from '../../src/catalog/other-files.js';
import { lintIni } from '../../src/check/lint.js';
import { readIni } from '../../src/read/ini/read-ini.js';

function codesIn(text: string): readonly string[] {
  return lintIni({ file: 'x.ini', text }, 'fairy-stockfish').map(({ code }) => code);
}

test("the built-in file of variants is the engine's file without comments", () => {
  const lines = readFileSync('test/fixtures/ini/variants.ini', 'utf8').split('\n');
  const written = lines.filter((line) => line !== '' && !line.startsWith('#'));
  expect(fileVariantsText()).toBe(`${written.join('\n')}\n`);
  const { diagnostics, value } = readIni({ file: 'variants.ini', text: fileVariantsText() });
  expect(value).toHaveLength(143);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(value.filter(({ name }) => fileWithVariant(name) === null)).toEqual([]);
});

describe('a parent from another file', () => {
  test('that the engine has: its rules are known, and the section is checked on top of them', () => {
    // Orda has kings and no drops; its start position has no check count.
    expect(codesIn('[x:orda]\nmustDrop = true\ncheckCounting = true\n').toSorted()).toEqual([
      'drop/drop-keys-without-piece-drops',
      'fen/start-fen-missing-check-count',
      'ini/unknown-parent',
    ]);
    expect(codesIn('[x:orda]\nnMoveRule = 40\n')).toEqual(['ini/unknown-parent']);
    expect(codesIn('[x:shinobi]\nmustDrop = true\n')).toEqual(['ini/unknown-parent']);
  });

  test('one error for a section and its descendants', () => {
    expect(codesIn('[x:orda]\n[y:x]\n[z:y]\n')).toEqual(['ini/unknown-parent']);
  });

  test('that is unknown: only mistakes within lines are reported', () => {
    const mistakes =
      'stalemateValue = Loss\ncustomPiece1 = a:nb\nflagRegion = d4,e4\nduckGating = true\n';
    const codes = codesIn(`[x:fogofwar]\n${mistakes}`);
    expect(codes[0]).toBe('ini/unknown-parent');
    expect(codes.slice(1).toSorted()).toEqual([
      'betza/lowercase-atom',
      'ini/enum-wrong-case',
      'ini/removed-key',
      'region/region-comma-separated',
    ]);
    expect(
      codesIn('[x:fogofwar]\npromotionPieceTypes = hj\nflagRegion = *9\nmustDrop = true\n'),
    ).toEqual(['ini/unknown-parent']);
  });
});
