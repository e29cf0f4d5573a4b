import {
  fileOf,
  isOnBoard,
  printFile,
  printSquare,
  rankOf,
  squaresOf,
  type Board,
  type ByColor,
} from '../ir/board.js';
import { equalSquareSets, rotateSquares, squaresWhere, type SquareSet } from '../ir/region.js';
import { listInWords, numberInWords, ordinal } from './words.js';

/** The squares of a set that a board has. */
export function onBoard(squares: SquareSet, board: Board): SquareSet {
  return squares.filter((square) => isOnBoard(board, fileOf(square), rankOf(square)));
}

/** Does a region leave out a square of the board for a player? */
export function isLimited(region: ByColor<SquareSet>, board: Board): boolean {
  const all = board.files * board.ranks;
  return onBoard(region.white, board).length < all || onBoard(region.black, board).length < all;
}

/** `rank 4`, `ranks 7 to 9`, `d1 to f3`, or one by one. */
export function squaresInWords(squares: SquareSet, board: Board): string {
  const set = onBoard(squares, board);
  if (set.length === 0) return 'no square';
  if (set.length === squaresOf(board).length) return 'every square';
  const ranks = wholeRanks(set, board);
  if (ranks !== null) return rangesInWords('rank', ranks, (rank) => String(rank + 1));
  const files = wholeFiles(set, board);
  if (files !== null) return rangesInWords('file', files, printFile);
  return rectangleInWords(set, board) ?? listInWords(set.map(printSquare));
}

/**
 * The squares of each player, by what he sees: `the last rank`, `the first two ranks`; else both alike, or each his own:
 * `d1 to f3 (Black: d8 to f10)`.
 */
export function regionInWords({ white, black }: ByColor<SquareSet>, board: Board): string {
  const [whites, blacks] = [onBoard(white, board), onBoard(black, board)];
  const ranks = wholeRanks(whites, board);
  if (ranks !== null && equalSquareSets(blacks, rotateSquares(board, whites)))
    return ownRanksInWords(ranks, board);
  if (equalSquareSets(whites, blacks)) return squaresInWords(whites, board);
  return `${squaresInWords(whites, board)} (Black: ${squaresInWords(blacks, board)})`;
}

/** Ranks counted from the player's own side. */
function ownRanksInWords(ranks: readonly number[], board: Board): string {
  const [first = 0] = ranks;
  const last = ranks.at(-1) ?? 0;
  const isRun = last - first + 1 === ranks.length;
  if (isRun && ranks.length < board.ranks && ranks.length > 1) {
    if (last === board.ranks - 1) return `the last ${numberInWords(ranks.length)} ranks`;
    if (first === 0) return `the first ${numberInWords(ranks.length)} ranks`;
  }
  if (ranks.length === board.ranks) return 'every square';
  const names = ranks.map((rank) => (rank === board.ranks - 1 ? 'last' : ordinal(rank + 1)));
  return `the ${listInWords(names)} ${ranks.length === 1 ? 'rank' : 'ranks'}`;
}

/** The ranks that make up a set; null: there are other squares in it. */
function wholeRanks(squares: SquareSet, board: Board): readonly number[] | null {
  const ranks = [...new Set(squares.map(rankOf))];
  return ranks.length * board.files === squares.length ? ranks : null;
}

function wholeFiles(squares: SquareSet, board: Board): readonly number[] | null {
  const files = [...new Set(squares.map(fileOf))].sort((a, b) => a - b);
  return files.length * board.ranks === squares.length ? files : null;
}

/** `rank 4`, `ranks 7 to 9`, `files a and h`. */
function rangesInWords(
  noun: string,
  numbers: readonly number[],
  print: (number: number) => string,
): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return `${noun} ${print(first)}`;
  const isRun = numbers.length > 2 && last - first + 1 === numbers.length;
  return isRun
    ? `${noun}s ${print(first)} to ${print(last)}`
    : `${noun}s ${listInWords(numbers.map(print))}`;
}

/** Null: the set is no rectangle of three squares or more. */
function rectangleInWords(squares: SquareSet, board: Board): string | null {
  const first = squares[0];
  const last = squares.at(-1);
  if (first === undefined || last === undefined || squares.length < 3) return null;
  const filled = squaresWhere(
    board,
    (file, rank) =>
      file >= fileOf(first) &&
      file <= fileOf(last) &&
      rank >= rankOf(first) &&
      rank <= rankOf(last),
  );
  return equalSquareSets(filled, squares) ? `${printSquare(first)} to ${printSquare(last)}` : null;
}
