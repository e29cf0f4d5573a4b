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

const FULL = { files: 8, ranks: 8 };

/** The squares of a text of the engine, such as `*4 a1`. */
function squaresOfText(text: string): readonly Square[] {
  return text.split(' ').flatMap((word) => readSquares(word, FULL) ?? []);
}

test.each([
  ['*4', 'rank 4'],
  ['*4 *5', 'ranks 4 and 5'],
  ['*4 *5 *6', 'ranks 4 to 6'],
  ['*4 *5 *7', 'ranks 4, 5 and 7'],
  ['a*', 'file a'],
  ['a* h*', 'files a and h'],
  ['c* d* e*', 'files c to e'],
  ['d1-f3', 'd1 to f3'],
  ['b2-c3', 'b2, c2, b3 and c3'],
  ['b2-c4', 'b2 to c4'],
  ['e4', 'e4'],
  ['d4 e5 f6', 'd4, e5 and f6'],
  ['a1-b3 g6-h8', 'a1 to b3 and g6 to h8'],
  ['dark', 'the dark squares'],
  ['light', 'the light squares'],
  ['*1 *2 *3 *4 *5 *6 *7 *8', 'every square'],
])('%s is %s', (text, words) => {
  const squares =
    text === 'dark' || text === 'light'
      ? squaresOf(FULL).filter(
          (one) => (fileOf(one) + rankOf(one)) % 2 === (text === 'dark' ? 0 : 1),
        )
      : squaresOfText(text);
  expect(squaresInWords(squares, FULL)).toBe(words);
});

test.each([
  ['*8', 'the last rank'],
  ['*7 *8', 'the last two ranks'],
  ['*1', 'the first rank'],
  ['*1 *2 *3', 'the first three ranks'],
  ['*2', 'the second rank'],
  ['*2 *3', 'the second and third ranks'],
  ['*1 *2 *4', 'the first, second and fourth ranks'],
  ['d1-f3', 'd1 to f3 (Black: c6 to e8)'],
  ['e4', 'e4 (Black: d5)'],
  ['d4-e5', 'd4, e4, d5 and e5'],
])('%s, rotated for Black, is %s', (text, words) => {
  const white = squaresOfText(text);
  expect(regionInWords({ white, black: rotateSquares(FULL, white) }, FULL)).toBe(words);
});

test('whole ranks that Black has on the same side of the board are told by their numbers', () => {
  const white = squaresOfText('*8');
  expect(regionInWords({ white, black: white }, FULL)).toBe('rank 8');
});
