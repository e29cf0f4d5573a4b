import type { ByColor, Color, Square } from './board.js';
import type { PieceId } from './piece.js';
import type { SquareSet } from './region.js';

/** A piece on a square. */
export interface Placement {
  readonly square: Square;
  readonly color: Color;
  readonly piece: PieceId;
  /** The type that it was before it promoted, and becomes again when captured; null if it is unpromoted. */
  readonly promotedFrom: PieceId | null;
}

/** Pieces in hand and how many of each (at least 1). */
export type Hand = readonly { readonly piece: PieceId; readonly count: number }[];

/** A position: placements sorted by square. */
export interface Position {
  readonly placements: readonly Placement[];
  readonly hands: ByColor<Hand>;
  readonly turn: Color;
  /** `KQkq`, file letters, or `-`. */
  readonly castlingRights: string;
  /** Squares that are not part of the board: nothing stands on them, and nothing passes them unless it leaps. Absent: none. */
  readonly holes?: SquareSet;
  /** How many checks each player has still to give, where that is counted. Absent: no text says it. */
  readonly checks?: ByColor<number>;
  /** Half moves that count for the move rule before the game begins. Absent: none. */
  readonly clock?: number;
}
