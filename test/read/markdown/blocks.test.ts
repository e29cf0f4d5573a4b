import { describe, expect, test } from 'vitest';
import { readBlocks } from '../../../src/read/markdown/blocks.js';

const blocksOf = (text: string) => readBlocks({ file: 'x.md', text }).value;

describe('the numbers of a list', () => {
  test.each([
    ['3. a\n7. b\n8. c', [3, 7, 8]],
    ['1. a\n1. b\n1. c', [1, 2, 3]],
    ['4. a\n4. b', [4, 5]],
    ['2. a\n1. b', [2, 3]],
    ['0. a\n1. b', [0, 1]],
  ])('%j', (text, numbers) => {
    const [list] = blocksOf(text);
    expect(list?.kind === 'numbered' && list.items.map(({ number }) => number)).toEqual(numbers);
  });
});

describe('a table directly below a bullet', () => {
  test.each(['* Size: 5x5\n', '1. One\n', '* Size: 5x5\n  '])('%j', (before) => {
    const [list, table] = blocksOf(`${before}| A | B |\n|---|---|\n| x | y |`);
    const items = list?.kind === 'bullets' || list?.kind === 'numbered' ? list.items : [];
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain('|');
    expect(table).toMatchObject({ kind: 'table', isBroken: false });
    const rows = table?.kind === 'table' ? [table.header, ...table.rows] : [];
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['A', 'B'],
      ['x', 'y'],
    ]);
  });

  test('is also marked as broken if its row of dashes is missing', () => {
    const [, table] = blocksOf('* Size: 5x5\n| A | B |\n| x | y |');
    expect(table).toMatchObject({ kind: 'table', isBroken: true });
  });
});

describe('lines with bars and no row of dashes', () => {
  test('are a broken table if there are at least two', () => {
    const [table, ...more] = blocksOf('| A | B |\n| x | y |\n| --- |\n| z |');
    expect(more).toEqual([]);
    expect(table).toMatchObject({ kind: 'table', isBroken: true });
    const rows = table?.kind === 'table' ? [table.header, ...table.rows] : [];
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['A', 'B'],
      ['x', 'y'],
      ['z'],
    ]);
    expect(blocksOf('| A |\n| x |')).toMatchObject([{ kind: 'table', isBroken: true }]);
  });

  test('are a paragraph if there is one line, or if there are other lines before', () => {
    expect(blocksOf('| A | B |')).toMatchObject([{ kind: 'paragraph' }]);
    expect(blocksOf('words\n| A |')).toMatchObject([{ kind: 'paragraph' }]);
  });
});

describe('the maximum cost of a document', () => {
  const isTooLarge = (text: string): boolean =>
    readBlocks({ file: 'x.md', text }).diagnostics.some(({ code }) => code === 'doc/too-large');

  // 20,000 lines or levels of lists. Two spaces, half a tab or one marker count as a level.
  test.each([
    ['a line is 1', 'a\n', 19_000, 21_000],
    ['40 blanks are 20 more', `${' '.repeat(40)}a\n`, 800, 1000],
    ['10 tabs are 20 more', `${'\t'.repeat(10)}a\n`, 800, 1000],
    ['20 markers are 20 more', `${'-'.repeat(20)}a\n`, 900, 1000],
    ['digits are none', '1234567890a\n', 19_000, 21_000],
    ['40 bars are 20 more', `${'|'.repeat(40)}\n`, 900, 1000],
    ['more than 64 markers are too many at once', `${'-'.repeat(65)}a\n`, 0, 1],
  ])('%s', (_what, line, few, many) => {
    expect(isTooLarge(line.repeat(few))).toBe(false);
    expect(isTooLarge(line.repeat(many))).toBe(true);
  });
});
