import type { PieceSymbol } from './piece-symbols.js';

/** What a text shows on one square, and the place of that in the text. */
export interface BoardCell {
  /** Null: nothing, or what could not be read. */
  readonly symbol: PieceSymbol | null;
  /** The square is not part of the board. */
  readonly isHole: boolean;
  readonly start: number;
  readonly end: number;
}

/** A rank as a text shows it, from White's left; all of it and its squares. */
export interface CellRow {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly BoardCell[];
}

/** How many squares each of several rows has; null: not all have as many. */
export function commonWidth(rows: readonly CellRow[]): number | null {
  const [first, ...others] = rows;
  const width = first?.cells.length ?? 0;
  return others.length > 0 && others.every(({ cells }) => cells.length === width) ? width : null;
}
