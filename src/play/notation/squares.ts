import type { Tables } from '../tables/tables.js';

/** The name (`a1`) of a square number. */
export function printSquareNumber({ files }: Pick<Tables, 'files'>, square: number): string {
  const file = square % files;
  return `${String.fromCharCode(97 + file)}${(square - file) / files + 1}`;
}

/** The number of a square such as `a1`, or null if the board has no such square. */
export function parseSquareNumber(
  { files, ranks }: Pick<Tables, 'files' | 'ranks'>,
  text: string,
): number | null {
  const file = text.charCodeAt(0) - 97;
  const rank = /^[1-9][0-9]?$/.test(text.slice(1)) ? Number(text.slice(1)) - 1 : -1;
  return file >= 0 && file < files && rank >= 0 && rank < ranks ? rank * files + file : null;
}
