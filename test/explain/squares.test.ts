import { expect, test } from 'vitest';
import {
  byColor,
  fileOf,
  printSquare,
  rankOf,
  squaresOf,
  type Square,
} from '../../src/ir/board.js';
import { rotateSquares } from '../../src/ir/region.js';
import { regionInWords, squaresInWords } from '../../src/explain/squares.js';
import { readSquares } from '../../src/notation/document/squares.js';

/* Squares in words are read back by the reader of documents. */

const BOARD = { files: 4, ranks: 6 };
const ALL = squaresOf(BOARD);

const print = (squares: readonly Square[]): string => squares.map(printSquare).sort().join(' ');

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'last'];

/** The squares of words, printed. `the first and third ranks` is only for readers. */
function readBack(words: string): string {
  const [, named = null] = /^the (\w+(?:,? (?:and )?(?!rank)\w+)*) ranks?$/.exec(words) ?? [];
  const ranks = named?.split(/, | and /).map((one) => ORDINALS.indexOf(one)) ?? [-1];
  if (!ranks.includes(-1)) return print(ALL.filter((one) => ranks.includes(rankOf(one))));
  if (words === 'every square') return print(ALL);
  const squares = words === 'no square' ? [] : readSquares(words, BOARD);
  return squares === null ? `not read: ${words}` : print(squares);
}

/** Each set of so many lines. */
const subsets = (lines: number): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** lines }, (_, set) =>
    Array.from({ length: lines }, (_one, line) => line).filter((line) => (set >> line) % 2 === 1),
  );

const RECTANGLES = ALL.flatMap((low) =>
  ALL.filter((high) => fileOf(high) >= fileOf(low) && rankOf(high) >= rankOf(low)).map((high) =>
    ALL.filter(
      (one) =>
        fileOf(one) >= fileOf(low) &&
        fileOf(one) <= fileOf(high) &&
        rankOf(one) >= rankOf(low) &&
        rankOf(one) <= rankOf(high),
    ),
  ),
);

const SETS: readonly (readonly Square[])[] = [
  ...subsets(BOARD.ranks).map((ranks) => ALL.filter((one) => ranks.includes(rankOf(one)))),
  ...subsets(BOARD.files).map((files) => ALL.filter((one) => files.includes(fileOf(one)))),
  ...RECTANGLES,
  // Without any order.
  ...ALL.map((_, index) => ALL.filter((_one, other) => (other * (index + 3)) % 7 < 3)),
];

test('squares in words', () => {
  const wrong = SETS.filter((set) => readBack(squaresInWords(set, BOARD)) !== print(set));
  expect(wrong.map((set) => `${print(set)}: ${squaresInWords(set, BOARD)}`)).toEqual([]);
});

test('squares of both players, White’s first', () => {
  const wrong = SETS.flatMap((set) => {
    const turned = rotateSquares(BOARD, set);
    const region = byColor((color) => (color === 'white' ? set : turned));
    const words = regionInWords(region, BOARD);
    const [, white = words, black = null] = /^(.*) \(Black: (.*)\)$/.exec(words) ?? [];
    const isBlackRight = black === null || readBack(black) === print(turned);
    return readBack(white) === print(set) && isBlackRight ? [] : [`${print(set)}: ${words}`];
  });
  expect(wrong).toEqual([]);
});

test('squares of one player', () => {
  const one = (color: 'white' | 'black') =>
    regionInWords(
      byColor((each) => (each === color ? (RECTANGLES[0] ?? []) : [])),
      BOARD,
    );
  expect([one('white'), one('black')]).toEqual(['a1 (White only)', 'a1 (Black only)']);
});
