import type { Tables } from './tables/tables.js';

/** Calls back for each of the eight neighbours of a square that are on the board. */
export function forNeighbours(
  { files, ranks }: Tables,
  square: number,
  visit: (neighbour: number) => void,
): void {
  const file = square % files;
  const rank = Math.floor(square / files);
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const x = file + dx;
      const y = rank + dy;
      if ((dx !== 0 || dy !== 0) && x >= 0 && y >= 0 && x < files && y < ranks)
        visit(y * files + x);
    }
}

/** The square one step away, or -1 beside the board. */
export function stepFrom({ files, ranks }: Tables, square: number, dx: number, dy: number): number {
  const file = (square % files) + dx;
  const rank = Math.floor(square / files) + dy;
  return file >= 0 && rank >= 0 && file < files && rank < ranks ? rank * files + file : -1;
}
