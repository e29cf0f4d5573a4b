/** Colours and squares, on boards up to 16x16. */

export const COLORS = ['white', 'black'] as const;
/** White is the first player (sente in shogi), whatever colour the page uses. */
export type Color = (typeof COLORS)[number];

export interface ByColor<T> {
  readonly white: T;
  readonly black: T;
}

export function opposite(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

export function byColor<T>(make: (color: Color) => T): ByColor<T> {
  return { white: make('white'), black: make('black') };
}

/** Files and ranks of the largest board that the IR supports. */
export const MAX_BOARD_SIDE = 16;

/** A rectangular board; files run a, b, … from White's left, ranks 1, 2, … from White's side. */
export interface Board {
  readonly files: number;
  readonly ranks: number;
}

declare const squareBrand: unique symbol;
/** `16 * rank + file`, both from 0: the same number on every board size. */
export type Square = number & { readonly [squareBrand]: true };

/** The square on a file and rank (both from 0), or null outside 16x16. */
export function squareAt(file: number, rank: number): Square | null {
  if (file < 0 || rank < 0 || file >= MAX_BOARD_SIDE || rank >= MAX_BOARD_SIDE) return null;
  return (rank * MAX_BOARD_SIDE + file) as Square;
}

export function fileOf(square: Square): number {
  return square % MAX_BOARD_SIDE;
}

export function rankOf(square: Square): number {
  return (square - (square % MAX_BOARD_SIDE)) / MAX_BOARD_SIDE;
}

export function isOnBoard(board: Board, file: number, rank: number): boolean {
  return file >= 0 && rank >= 0 && file < board.files && rank < board.ranks;
}

/** Every square of a board, in the order a1, b1, … */
export function squaresOf(board: Board): readonly Square[] {
  const squares: Square[] = [];
  for (let rank = 0; rank < board.ranks; rank++) {
    for (let file = 0; file < board.files; file++) {
      const square = squareAt(file, rank);
      if (square !== null) squares.push(square);
    }
  }
  return squares;
}

/** `a1` … `p16`. */
export function printSquare(square: Square): string {
  return `${printFile(fileOf(square))}${rankOf(square) + 1}`;
}

/** The letter of a file (counted from 0). */
export function printFile(file: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + file);
}

/** The square that `e4` (in either case) names, or null if the text is not a square. It may lie outside a given board. */
export function parseSquare(text: string): Square | null {
  const match = /^([a-pA-P])([1-9][0-9]?)$/.exec(text);
  if (match === null) return null;
  const [, file, rank] = match;
  if (file === undefined || rank === undefined) return null;
  return squareAt(file.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0), Number(rank) - 1);
}

/** The square as the other player sees it: the board turned by 180 degrees. */
export function rotateSquare(board: Board, square: Square): Square | null {
  return squareAt(board.files - 1 - fileOf(square), board.ranks - 1 - rankOf(square));
}
