import {
  fileOf,
  isOnBoard,
  rankOf,
  rotateSquare,
  squareAt,
  squaresOf,
  type Board,
  type ByColor,
  type Color,
  type Square,
} from './board.js';

/** A sorted set of squares without duplicates. */
export type SquareSet = readonly Square[];

export const NO_SQUARES: SquareSet = [];

export function squareSet(squares: Iterable<Square>): SquareSet {
  return [...new Set(squares)].sort((a, b) => a - b);
}

export function equalSquareSets(a: SquareSet, b: SquareSet): boolean {
  return a.length === b.length && a.every((square, index) => square === b[index]);
}

/** The squares of a board that meet a condition on their file and rank (both from 0). */
export function squaresWhere(
  board: Board,
  holds: (file: number, rank: number) => boolean,
): SquareSet {
  return squaresOf(board).filter((square) => holds(fileOf(square), rankOf(square)));
}

/** The `count` ranks farthest from a player, as in a promotion zone. */
export function farthestRanks(board: Board, count: number, color: Color): SquareSet {
  return squaresWhere(board, (_file, rank) =>
    color === 'white' ? rank >= board.ranks - count : rank < count,
  );
}

/** The set of squares as the other player sees it. */
export function rotateSquares(board: Board, squares: SquareSet): SquareSet {
  return squareSet(squares.flatMap((square) => rotateSquare(board, square) ?? []));
}

/** A region for White, and the same region rotated for Black. */
export function bothSides(board: Board, white: SquareSet): ByColor<SquareSet> {
  return { white, black: rotateSquares(board, white) };
}

/** A named set of squares for each player, for moves and rules to refer to. */
export interface Region {
  readonly name: string;
  readonly squares: ByColor<SquareSet>;
}

const DIAGONALS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** Whether every diagonal step from these squares stays within them or leaves the board. */
export function isClosedUnderDiagonals(squares: SquareSet, board: Board): boolean {
  return squares.every((square) =>
    DIAGONALS.every(([dx, dy]) => {
      const [file, rank] = [fileOf(square) + dx, rankOf(square) + dy];
      const neighbour = squareAt(file, rank);
      return !isOnBoard(board, file, rank) || neighbour === null || squares.includes(neighbour);
    }),
  );
}
