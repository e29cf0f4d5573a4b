import type { PieceSymbol } from './piece-symbols.js';

/** One square of a board in a text, and its place in the text. */
export interface BoardCell {
  /** Null if the square is empty or could not be read. */
  readonly symbol: PieceSymbol | null;
  /** Whether the square is missing from the board. */
  readonly isHole: boolean;
  readonly start: number;
  readonly end: number;
}

/** A rank of a board in a text: its place, and its squares from White's left. */
export interface CellRow {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly BoardCell[];
}

/** The number of squares in each row; null if there are fewer than two rows, or if their lengths differ. */
export function commonWidth(rows: readonly CellRow[]): number | null {
  const [first, ...others] = rows;
  const width = first?.cells.length ?? 0;
  return others.length > 0 && others.every(({ cells }) => cells.length === width) ? width : null;
}
