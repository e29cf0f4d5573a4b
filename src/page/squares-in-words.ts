import { fileOf, isOnBoard, rankOf, squaresOf, type Board, type Square } from '../ir/board.js';
import { equalSquareSets, squareSet, type SquareSet } from '../ir/region.js';
import { fileLabel, rankLabel, squareLabel, type Coordinates } from './coordinates.js';

/** The squares of a set that a board has. */
export function onBoard(squares: SquareSet, board: Board): SquareSet {
  return squares.filter((square) => isOnBoard(board, fileOf(square), rankOf(square)));
}

/** A set of squares as a person would say it: `ranks 7 to 9`, `d1 to f3`, `the dark squares`, or one by one. */
export function squaresInWords(squares: SquareSet, board: Board, coordinates: Coordinates): string {
  if (squares.length === 0) return 'no square';
  const all = squaresOf(board);
  if (squares.length === all.length) return 'every square';
  const isDark = (square: Square): boolean => (fileOf(square) + rankOf(square)) % 2 === 0;
  if (equalSquareSets(squares, squareSet(all.filter(isDark)))) return 'the dark squares';
  if (equalSquareSets(squares, squareSet(all.filter((square) => !isDark(square)))))
    return 'the light squares';
  const rectangles = rectanglesOf(squares).map((rectangle) =>
    printRectangle(rectangle, board, coordinates),
  );
  const said =
    rectangles.length > 4 && rectangles.length * 2 > squares.length
      ? squares.map((square) => squareLabel(square, board, coordinates))
      : rectangles;
  return listInWords(said);
}

/** `a, b and c`. */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Cuts a set into rectangles: runs along ranks, joined where the same run stands on the next rank. */
function rectanglesOf(squares: SquareSet): readonly Rectangle[] {
  const open = new Map<string, Rectangle>();
  const done: Rectangle[] = [];
  for (const run of runsOf(squares)) {
    const key = `${run.left}-${run.right}`;
    const below = open.get(key);
    if (below !== undefined && below.top === run.bottom - 1) {
      open.set(key, { ...below, top: run.top });
      continue;
    }
    if (below !== undefined) done.push(below);
    open.set(key, run);
  }
  return [...done, ...open.values()].sort((a, b) => a.bottom - b.bottom || a.left - b.left);
}

/** The squares rank by rank, neighbours joined. */
function runsOf(squares: SquareSet): readonly Rectangle[] {
  const runs: Rectangle[] = [];
  for (const square of squares) {
    const file = fileOf(square);
    const rank = rankOf(square);
    const last = runs.at(-1);
    if (last !== undefined && last.top === rank && last.right === file - 1)
      runs[runs.length - 1] = { ...last, right: file };
    else runs.push({ left: file, right: file, bottom: rank, top: rank });
  }
  return runs;
}

function printRectangle(
  { bottom, left, right, top }: Rectangle,
  board: Board,
  coordinates: Coordinates,
): string {
  const rank = (number: number): string => rankLabel(number, board, coordinates);
  const file = (number: number): string => fileLabel(number, board, coordinates);
  if (left === 0 && right === board.files - 1)
    return bottom === top ? `rank ${rank(bottom)}` : `ranks ${rank(bottom)} to ${rank(top)}`;
  if (bottom === 0 && top === board.ranks - 1)
    return left === right ? `file ${file(left)}` : `files ${file(left)} to ${file(right)}`;
  const corner = (x: number, y: number): string => file(x) + rank(y);
  const from = corner(left, bottom);
  return left === right && bottom === top ? from : `${from} to ${corner(right, top)}`;
}
