import { describe, expect, test } from 'vitest';
import { printSquare, squaresOf } from '../../../src/ir/board.js';
import { parseSquares, readSquares, saySquares } from '../../../src/notation/document/squares.js';

const BOARD = { files: 4, ranks: 5 };
const EVERYWHERE = squaresOf(BOARD).map(printSquare).join(' ');

function squares(text: string): string | null {
  return readSquares(text, BOARD)?.map(printSquare).join(' ') ?? null;
}

describe('squares in words', () => {
  test.each([
    ['a1', 'a1'],
    ['A1, c3-d4', 'a1 c3 d3 c4 d4'],
    ['a1 to b2 and d5', 'a1 b1 a2 b2 d5'],
    ['*5', 'a5 b5 c5 d5'],
    ['rank 5', 'a5 b5 c5 d5'],
    ['the 5th rank', 'a5 b5 c5 d5'],
    ['fifth rank', 'a5 b5 c5 d5'],
    ['last rank', 'a5 b5 c5 d5'],
    ['farthest rank', 'a5 b5 c5 d5'],
    ['1 farthest rank', 'a5 b5 c5 d5'],
    ['ranks 4-5', 'a4 b4 c4 d4 a5 b5 c5 d5'],
    ['ranks 5 to 4', 'a4 b4 c4 d4 a5 b5 c5 d5'],
    ['ranks 4 and 5', 'a4 b4 c4 d4 a5 b5 c5 d5'],
    ['last two ranks', 'a4 b4 c4 d4 a5 b5 c5 d5'],
    ['2 farthest ranks', 'a4 b4 c4 d4 a5 b5 c5 d5'],
    ['the first two ranks', 'a1 b1 c1 d1 a2 b2 c2 d2'],
    ['last five ranks', EVERYWHERE],
    ['the first five ranks', EVERYWHERE],
    ['files a, d and rank 1', 'a1 b1 c1 d1 a2 d2 a3 d3 a4 d4 a5 d5'],
    ['d*', 'd1 d2 d3 d4 d5'],
    ['centre', 'b3 c3'],
    ['corners', 'a1 d1 a5 d5'],
    ['rank 1 but corners', 'b1 c1'],
    ['dark squares except ranks 1-4', 'a5 c5'],
    ['light squares but ranks 1-4', 'b5 d5'],
    ['a*, rank 5 and d1', 'a1 d1 a2 a3 a4 a5 b5 c5 d5'],
    ['everywhere without the first four ranks', 'a5 b5 c5 d5'],
    ['none', ''],
  ])('%s', (text, expected) => {
    expect(squares(text)).toBe(expected);
    const found = readSquares(text, BOARD) ?? [];
    expect(readSquares(saySquares(found, BOARD), BOARD)).toEqual(found);
  });

  test.each([
    '',
    'e1',
    'a6',
    '*6',
    'rank 6',
    'ranks',
    'last nine ranks',
    'last six ranks',
    'the first 6 ranks',
    'first last rank',
    'zone',
    'zone a',
    'zone 1',
    'a1 but',
    'first',
  ])('not: %s', (text) => {
    expect(squares(text)).toBeNull();
  });

  test.each([
    ['b2 b3 b4', 'b2-b4'],
    ['b2 c2 b3 c3 d4', 'b2-c3 d4'],
    ['a5 b5 c5 d5 a1 a2 b1', '*5 a1-b1 a2'],
    ['c1 c2 c3 c4 c5', 'c*'],
    ['b3 c3', 'centre'],
  ])('%s is said in as few words: %s', (text, said) => {
    expect(saySquares(readSquares(text, BOARD) ?? [], BOARD)).toBe(said);
  });

  test('parts that cannot be read or are not on the board are marked', () => {
    expect(parseSquares('a1 z9 c3', BOARD).wrong).toEqual({ start: 3, end: 5 });
    const { parts } = parseSquares('a1, C3-e2 *7', BOARD);
    expect(parts.map(({ start, end, leaves }) => [start, end, leaves])).toEqual([
      [0, 2, false],
      [4, 9, true],
      [10, 12, true],
    ]);
  });
});

test('squares are covered by the largest rectangles from the lower left', () => {
  const said = (text: string): string => saySquares(readSquares(text, BOARD) ?? [], BOARD);
  expect(said('b1 c1 b2 b3')).toBe('b1-b3 c1');
  expect(said('b1 c1 d1 b2')).toBe('b1-d1 b2');
  expect(said('a1 b1 a2 b2 c2')).toBe('a1-b2 c2');
});
