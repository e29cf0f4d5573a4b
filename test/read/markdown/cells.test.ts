import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../src/read/markdown/read-document.js';

/** Reads a document with a king and one row for a piece or a promoted piece. Gives that piece, and the findings in its row. */
function cells(
  row: Readonly<Record<string, string>>,
  table: 'Pieces' | 'Promoted pieces' = 'Pieces',
) {
  const columns = ['Name', 'Abbr', 'Letter', 'Betza', 'Value', 'Promote', 'Notes'];
  const line = (cell: (column: string) => string): string =>
    `| ${columns.map(cell).join(' | ')} |\n`;
  const head = line((column) => column) + line(() => '-');
  const king = { Name: 'King', Abbr: 'K', Betza: 'K', Notes: '1' };
  const own = line((column) => row[column] ?? '');
  const rows = (one: Readonly<Record<string, string>>): string =>
    line((column) => one[column] ?? '');
  const text = [
    '# Game\n\n* Rules: shogi\n* Board: 9x9\n',
    `## Pieces\n\n${head}${rows(king)}${table === 'Pieces' ? own : rows({ Name: 'Guard', Abbr: 'G', Betza: 'W', Promote: row['Name'] ?? '' })}`,
    '1. Royal piece\n2. Looks left\n',
    table === 'Pieces' ? '' : `## Promoted pieces\n\n${head}${own}`,
  ].join('\n');
  const { diagnostics, value } = readDocument({ file: 'game.md', text }, { library: () => null });
  const place = text.lastIndexOf(own.trimEnd());
  const wrong = diagnostics.filter(
    ({ span }) => span.start >= place && span.start < place + own.length,
  );
  return {
    piece: value[0]?.pieces.at(table === 'Pieces' ? 1 : -1),
    wrong: wrong.map(({ code, span }) => [code, text.slice(span.start, span.end)]),
  };
}

const GUARD = { Name: 'Guard', Abbr: 'G', Betza: 'W' };

describe('an abbreviation', () => {
  test.each([
    ['G', 'G'],
    ['g', 'G'],
    ['GU', 'GU'],
    ['GUAR', 'GUAR'],
    ["G'", "G'"],
    ['GU@', 'GU@'],
  ])('%s is read as %s', (text, abbreviation) => {
    const { piece, wrong } = cells({ ...GUARD, Abbr: text });
    expect(piece?.abbreviation).toBe(abbreviation);
    expect(wrong).toEqual([]);
  });

  test.each(['GUARD', 'G1', '金', "G''", 'G+'])('%s is none', (text) => {
    const { piece, wrong } = cells({ ...GUARD, Abbr: text });
    expect(piece?.abbreviation).toBeNull();
    expect(wrong).toContainEqual(['letters/not-a-letter', text]);
  });

  test('of a promoted piece may be its form on the board', () => {
    const { piece, wrong } = cells({ Name: 'Gilded', Abbr: '+G', Betza: 'K' }, 'Promoted pieces');
    expect(piece).toMatchObject({ name: 'Gilded', abbreviation: null });
    expect(wrong).toEqual([]);
  });
});

describe('an engine letter', () => {
  test.each([
    ['x', 'X', []],
    ['X', 'X', []],
    ['XY', null, [['letters/not-a-letter', 'XY']]],
    ['1', null, [['letters/not-a-letter', '1']]],
    ['é', null, [['letters/not-a-letter', 'é']]],
  ])('%s', (text, letter, expected) => {
    const { piece, wrong } = cells({ ...GUARD, Letter: text });
    expect(piece?.letter).toBe(letter);
    expect(wrong).toEqual(expected);
  });
});

describe('a value', () => {
  test.each([
    ['3', 3, []],
    ['3.25', 3.25, []],
    ['999999.5', 999_999.5, []],
    ['1000000', null, [['piece/bad-value', '1000000']]],
    ['-1', null, [['piece/bad-value', '-1']]],
    ['3.', null, [['piece/bad-value', '3.']]],
    ['much', null, [['piece/bad-value', 'much']]],
  ])('%s', (text, value, expected) => {
    const { piece, wrong } = cells({ ...GUARD, Value: text });
    expect(piece?.value).toBe(value);
    expect(wrong).toEqual(expected);
  });
});

describe('other cells', () => {
  test('a piece without moves needs a dash in its cell', () => {
    expect(cells({ ...GUARD, Betza: '-' })).toMatchObject({
      piece: { movement: { value: [] } },
      wrong: [],
    });
    expect(cells({ ...GUARD, Betza: '' }).wrong.map(([code]) => code)).toEqual([
      'piece/no-movement',
    ]);
  });

  test('notes by number: other texts than rules are remarks, a missing note is an error', () => {
    expect(cells({ ...GUARD, Notes: '2' })).toMatchObject({
      piece: { remarks: ['Looks left'], royal: false },
      wrong: [],
    });
    expect(cells({ ...GUARD, Notes: '7' }).wrong).toEqual([['doc/unknown-note', '7']]);
  });

  test('a note in words, and a number beside it', () => {
    const { piece, wrong } = cells({ ...GUARD, Notes: 'Cannot be dropped, 2' });
    expect(piece).toMatchObject({ drop: { allowed: false }, remarks: ['Looks left'] });
    expect(wrong).toEqual([]);
  });

  test('a promoted piece must be in a table; a dash stands for no promoted piece', () => {
    expect(cells({ ...GUARD, Promote: 'Gilded' }).wrong).toEqual([
      ['piece/promoted-form-missing', 'Gilded'],
    ]);
    expect(cells({ ...GUARD, Promote: '-' })).toMatchObject({
      piece: { promotion: { style: 'none' } },
      wrong: [],
    });
  });

  test('a row without a name, and a row with too many cells', () => {
    expect(cells({ Betza: 'W' }).wrong.map(([code]) => code)).toContain('piece/no-name');
    expect(cells({ ...GUARD, Notes: '2 | more' }).wrong).toEqual([['doc/extra-cell', 'more']]);
  });
});
