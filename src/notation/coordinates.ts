import { fileOf, printFile, printSquare, rankOf, type Board, type Square } from '../ir/board.js';

export const COORDINATES = ['chess', 'shogi'] as const;
/** How squares are called: `a1` at the bottom left, or as in shogi, `1a` at the top right. */
export type Coordinates = (typeof COORDINATES)[number];

/** The label of a file (from 0, White's left first). */
export function fileLabel(file: number, board: Board, coordinates: Coordinates): string {
  return coordinates === 'chess' ? printFile(file) : String(board.files - file);
}

/** The label of a rank (from 0, White's first rank first). */
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
