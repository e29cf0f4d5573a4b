import { describe, expect, test } from 'vitest';
import exceedsEngine from '../../../src/check/page-rules/board/exceeds-engine.js';
import duplicate from '../../../src/check/page-rules/letters/duplicate.js';
import tooLong from '../../../src/check/page-rules/letters/too-long.js';
import { findingsOf, original, retold } from './page-of.js';

describe('abbreviations in tables that are not piece tables', () => {
  const table = (rows: readonly string[]): string =>
    `# Beasts\n\n| Beast | Old | New |\n| --- | --- | --- |\n${rows.map((row) => `| ${row} |\n`).join('')}`;
  const rows = [
    '**Lion** | Li | L',
    'Lynx | Ly | Y',
    'Goat | Go | G',
    'Gnu | Gn | N',
    '*Big goat* | +Go | +G',
  ];

  test('different abbreviations: nothing', () => {
    expect(findingsOf(duplicate, table(rows))).toEqual([]);
  });

  test.each([
    [
      3,
      'Gnu | Go | N',
      '7:10 Go | "Go" is the abbreviation of both Goat and Gnu; give one of them another | Go',
    ],
    [
      3,
      'Gnu | Gn | G',
      '7:15 G | "G" is the abbreviation of both Goat and Gnu; give one of them another | G',
    ],
    [
      1,
      'Lynx | *Li* | Y',
      '5:14 Li | "Li" is the abbreviation of both Lion and Lynx; give one of them another | Li',
    ],
  ])('row %i: %s', (index, row, expected) => {
    expect(findingsOf(duplicate, table(rows.with(index, row)))).toEqual([expected]);
  });

  test('columns of other things', () => {
    const texts = [
      table(['Lion | 7 | yes', 'Lynx | 7 | no', 'Goat | 3 | no', 'Gnu | 3 | yes']),
      table(['Lion | cat | big', 'Lynx | cat | big', 'Goat | ox | big', 'Gnu | ox | big']),
      table(['Lion | Li | L', 'Lion | Li | L', 'Goat | Go | G']),
      '# Values\n\nPiece | V\n--- | ---\nA | A\nB | A\nC | C\n',
    ];
    for (const text of texts) expect(findingsOf(duplicate, text)).toEqual([]);
  });
});

describe('the source documents', () => {
  const WA = 'CE TF FF RR VW VS BD CM FG FC SW SC SO LH OC'.split(' ');

  test('the guide: Phoenix and Pheasant', () => {
    const said =
      'Ph | "Ph" is the abbreviation of both Phoenix and Pheasant; give one of them another | Ph';
    const text = original('002');
    if (text !== null) expect(findingsOf(duplicate, text)).toEqual([`147:11 ${said}`]);
    expect(
      findingsOf(duplicate, retold('tori-guide.md')).map((one) => one.replace(/^\S+ /, '')),
    ).toEqual([said]);
  });

  test('the cheatsheet: fifteen abbreviations of two letters, and eleven ranks', () => {
    for (const text of [original('000'), retold('cheatsheet.md')]) {
      if (text === null) continue;
      const found = findingsOf(tooLong, text).map((one) => one.split(' | ')[0]?.split(' ')[1]);
      expect(found).toEqual(WA);
      const boards = findingsOf(exceedsEngine, text).map((one) => one.replace(/^\S+ /, ''));
      expect(boards).toEqual([
        '11x11 | The board has 11 files and 11 ranks; Fairy-Stockfish holds at most 12 files and 10 ranks',
      ]);
    }
    const text = original('000');
    if (text === null) return;
    // The findings are in consecutive rows.
    const lines = findingsOf(tooLong, text).map((one) => Number(one.split(':')[0]));
    expect(lines).toEqual(WA.map((_, index) => (lines[0] ?? 0) + index));
    expect(text.split('\n')[(lines[0] ?? 0) - 1]).toContain('Cloud Eagle');
    expect(findingsOf(exceedsEngine, text)[0]).toMatch(/^41:9 /);
  });

  test.each([
    ['000', 'cheatsheet.md', duplicate],
    ['001', 'zo-shogi.txt', tooLong],
    ['002', 'tori-guide.md', tooLong],
    ['003', 'alquerque.txt', duplicate],
    ['004', 'paragi.html', exceedsEngine],
  ] as const)('%s, %s: nothing', (start, name, rule) => {
    for (const text of [original(start), retold(name)])
      expect(text === null ? [] : findingsOf(rule, text)).toEqual([]);
  });
});
