import type { ByColor, Color, Square } from './board.js';
import type { PieceId } from './piece.js';
import type { SquareSet } from './region.js';

export interface Placement {
  readonly square: Square;
  readonly color: Color;
  readonly piece: PieceId;
  /** The type before promotion, to which it reverts when captured; null if unpromoted. */
  readonly promotedFrom: PieceId | null;
}

/** The pieces in hand, with the number of each (at least 1). */
export type Hand = readonly { readonly piece: PieceId; readonly count: number }[];

/** A position. The placements are sorted by square. */
export interface Position {
  readonly placements: readonly Placement[];
  readonly hands: ByColor<Hand>;
  readonly turn: Color;
  /** `KQkq`, file letters, or `-`. */
  readonly castlingRights: string;
  /** Holes in the board: no piece can enter them, and only leaps cross them. Absent if there are none. */
  readonly holes?: SquareSet;
  /** The number of checks that each player still has to give, if checks are counted. Absent if not stated. */
  readonly checks?: ByColor<number>;
  /** The number of half-moves that already count for the move rule at the start. Absent if there are none. */
  readonly clock?: number;
}
