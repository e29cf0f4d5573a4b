import { numberWord } from '../catalog/number-words.js';
import {
  COLORS,
  fileOf,
  isOnBoard,
  rankOf,
  squaresOf,
  type Board,
  type ByColor,
  type Color,
} from '../ir/board.js';
import { equalSquareSets, rotateSquares, squaresWhere, type SquareSet } from '../ir/region.js';
import { fileLabel, rankLabel, squareLabel, type Coordinates } from '../notation/coordinates.js';
import { listInWords } from '../text/words.js';
import { ordinal } from './words.js';

/** The squares of a set that are on a board. */
export function onBoard(squares: SquareSet, board: Board): SquareSet {
  return squares.filter((square) => isOnBoard(board, fileOf(square), rankOf(square)));
}

/** Whether a region leaves out a square of the board for at least one player. */
export function isLimited(region: ByColor<SquareSet>, board: Board): boolean {
  return COLORS.some((color) => isLimitedFor(region, board, color));
}

/** Whether a region leaves out a square of the board for a player. */
export function isLimitedFor(region: ByColor<SquareSet>, board: Board, color: Color): boolean {
  return onBoard(region[color], board).length < board.files * board.ranks;
}

/** The words for an empty set. */
export const NO_SQUARE = 'no square';

/** A set of squares in words: `rank 4`, `ranks 7 to 9`, `d1 to f3`, `the dark squares`, or one by one. */
export function squaresInWords(
  squares: SquareSet,
  board: Board,
  coordinates: Coordinates = 'chess',
  joint: 'and' | 'or' = 'and',
): string {
  const set = onBoard(squares, board);
  if (set.length === 0) return NO_SQUARE;
  if (set.length === squaresOf(board).length) return everySquare(joint);
  const dark = squaresWhere(board, (file, rank) => (file + rank) % 2 === 0);
  if (equalSquareSets(set, dark)) return 'the dark squares';
  if (
    set.length + dark.length === squaresOf(board).length &&
    !set.some((one) => dark.includes(one))
  )
    return 'the light squares';
  const ranks = wholeRanks(set, board);
  if (ranks !== null) return linesInWords('rank', ranks, board, joint, coordinates);
  const files = wholeFiles(set, board);
  if (files !== null) return linesInWords('file', files, board, joint, coordinates);
  const rectangles = rectanglesOf(set);
  return listInWords(
    set.length > MOST_LISTED && 2 * rectangles.length < set.length
      ? rectangles.map((rectangle) => rectangleInWords(rectangle, board, coordinates))
      : set.map((square) => squareLabel(square, board, coordinates)),
    joint,
  );
}

/** Up to this many squares are always listed one by one. */
const MOST_LISTED = 4;

/**
 * The squares of both players: from each player's own view if possible (`the last rank`, `the first two ranks`), otherwise once
 * if they are the same, or for each player (`d1 to f3 (Black: d8 to f10)`).
 */
export function regionInWords(
  { white, black }: ByColor<SquareSet>,
  board: Board,
  joint: 'and' | 'or' = 'and',
): string {
  const [whites, blacks] = [onBoard(white, board), onBoard(black, board)];
  const ranks = wholeRanks(whites, board);
  if (ranks !== null && equalSquareSets(blacks, rotateSquares(board, whites)))
    return ownRanksInWords(ranks, board, joint);
  const say = (squares: SquareSet): string =>
    squares.length === board.files * board.ranks
      ? everySquare('or')
      : squaresInWords(squares, board, 'chess', joint);
  if (equalSquareSets(whites, blacks)) return squaresInWords(whites, board, 'chess', joint);
  if (blacks.length === 0) return `${say(whites)} (White only)`;
  if (whites.length === 0) return `${say(blacks)} (Black only)`;
  return `${say(whites)} (Black: ${say(blacks)})`;
}

function everySquare(joint: 'and' | 'or'): string {
  return joint === 'or' ? 'any square' : 'every square';
}

/** The squares of one player: from his own view if that is the same for both. */
export function ownSquaresInWords(
  region: ByColor<SquareSet>,
  color: Color,
  board: Board,
  joint: 'and' | 'or',
): string {
  const [whites, blacks] = [onBoard(region.white, board), onBoard(region.black, board)];
  return equalSquareSets(blacks, rotateSquares(board, whites)) && wholeRanks(whites, board) !== null
    ? regionInWords(region, board, joint)
    : squaresInWords(region[color], board, 'chess', joint);
}

/** Ranks counted from the player's own side. */
function ownRanksInWords(ranks: readonly number[], board: Board, joint: 'and' | 'or'): string {
  const [first = 0] = ranks;
  const last = ranks.at(-1) ?? 0;
  const isRun = last - first + 1 === ranks.length;
  if (isRun && ranks.length < board.ranks && ranks.length > 1) {
    if (last === board.ranks - 1) return `the last ${numberWord(ranks.length)} ranks`;
    if (first === 0) return `the first ${numberWord(ranks.length)} ranks`;
  }
  if (ranks.length === board.ranks) return everySquare(joint);
  const names = ranks.map((rank) => (rank === board.ranks - 1 ? 'last' : ordinal(rank + 1)));
  return `the ${listInWords(names)} ${ranks.length === 1 ? 'rank' : 'ranks'}`;
}

/** The ranks that make up a set; null if it is empty or not made of whole ranks. */
function wholeRanks(squares: SquareSet, board: Board): readonly number[] | null {
  if (squares.length === 0) return null;
  const ranks = [...new Set(squares.map(rankOf))];
  return ranks.length * board.files === squares.length ? ranks : null;
}

function wholeFiles(squares: SquareSet, board: Board): readonly number[] | null {
  const files = [...new Set(squares.map(fileOf))].sort((a, b) => a - b);
  return files.length * board.ranks === squares.length ? files : null;
}

/** `rank 4`, `ranks 7 to 9`, `files a and h`. Shogi counts from the opposite corner. */
function linesInWords(
  noun: 'rank' | 'file',
  lines: readonly number[],
  board: Board,
  joint: 'and' | 'or',
  coordinates: Coordinates,
): string {
  const label = noun === 'rank' ? rankLabel : fileLabel;
  const labels = lines.map((line) => label(line, board, coordinates));
  if (coordinates === 'shogi') labels.reverse();
  const first = labels[0] ?? '';
  const last = labels.at(-1) ?? '';
  if (labels.length === 1) return `${noun} ${first}`;
  const isRun = lines.length > 2 && (lines.at(-1) ?? 0) - (lines[0] ?? 0) + 1 === lines.length;
  return isRun ? `${noun}s ${first} to ${last}` : `${noun}s ${listInWords(labels, joint)}`;
}

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Cuts a set into rectangles: runs along ranks, joined with the same run on the next rank. */
function rectanglesOf(squares: SquareSet): readonly Rectangle[] {
  const open = new Map<string, Rectangle>();
  const done: Rectangle[] = [];
  for (const run of runsOf(squares)) {
    const key = `${run.left}-${run.right}`;
    const below = open.get(key);
    if (below?.top === run.bottom - 1) {
      open.set(key, { ...below, top: run.top });
      continue;
    }
    if (below !== undefined) done.push(below);
    open.set(key, run);
  }
  return [...done, ...open.values()].sort((a, b) => a.bottom - b.bottom || a.left - b.left);
}

/** The runs of adjacent squares, rank by rank. */
function runsOf(squares: SquareSet): readonly Rectangle[] {
  const runs: Rectangle[] = [];
  for (const square of squares) {
    const [file, rank] = [fileOf(square), rankOf(square)];
    const last = runs.at(-1);
    if (last?.top === rank && last.right === file - 1)
      runs[runs.length - 1] = { ...last, right: file };
    else runs.push({ left: file, right: file, bottom: rank, top: rank });
  }
  return runs;
}

/** `d1 to f3`; a whole rank by its name. */
function rectangleInWords(
  { bottom, left, right, top }: Rectangle,
  board: Board,
  coordinates: Coordinates,
): string {
  if (bottom === top && right - left === board.files - 1)
    return linesInWords('rank', [bottom], board, 'and', coordinates);
  const corner = (file: number, rank: number): string =>
    fileLabel(file, board, coordinates) + rankLabel(rank, board, coordinates);
  const [from, to] = [corner(left, bottom), corner(right, top)];
  if (from === to) return from;
  return coordinates === 'shogi' ? `${to} to ${from}` : `${from} to ${to}`;
}
