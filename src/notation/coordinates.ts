import { fileOf, printFile, printSquare, rankOf, type Board, type Square } from '../ir/board.js';

export const COORDINATES = ['chess', 'shogi'] as const;
/** The naming of squares: `a1` at the bottom left as in chess, or `1a` at the top right as in shogi. */
export type Coordinates = (typeof COORDINATES)[number];

/** The label of a file, counted from 0 from White's left. */
export function fileLabel(file: number, board: Board, coordinates: Coordinates): string {
  return coordinates === 'chess' ? printFile(file) : String(board.files - file);
}

/** The label of a rank, counted from 0 from White's side. */
export function rankLabel(rank: number, board: Board, coordinates: Coordinates): string {
  return coordinates === 'chess' ? String(rank + 1) : printFile(board.ranks - 1 - rank);
}

/** `c3`, or `7g` on a shogi board of nine files. */
export function squareLabel(square: Square, board: Board, coordinates: Coordinates): string {
  if (coordinates === 'chess') return printSquare(square);
  return (
    fileLabel(fileOf(square), board, coordinates) + rankLabel(rankOf(square), board, coordinates)
  );
}
