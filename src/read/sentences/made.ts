import type { Movement } from '../../ir/movement.js';
import type { Choice, OpenKind } from './choices.js';
import type { PieceReference } from './move-facts.js';

/** How a piece moves that others refer to; null: nobody knows it. */
export type Resolve = (piece: PieceReference) => Movement | null;

/** Why facts make no movement. */
export type Trouble =
  | { readonly kind: 'unknown-piece'; readonly name: string }
  /** "Like a rook: one square in any direction". */
  | { readonly kind: 'contradicts-itself' }
  /** No move leads where an example goes. */
  | { readonly kind: 'no-example' }
  /** Like a piece that moves like it. */
  | { readonly kind: 'circle'; readonly name: string }
  /** A direction without a distance, or a jump of a piece that has none to make. */
  | { readonly kind: 'makes-no-sense' };

/** Something made, or why it could not be. */
export type Made<T> = { readonly made: T } | { readonly trouble: Trouble };

export const NO_SENSE: { readonly trouble: Trouble } = { trouble: { kind: 'makes-no-sense' } };

/** What facts are read with. */
export interface MoveContext {
  readonly resolve: Resolve;
  readonly choice: Choice;
  /** What had to be chosen is added. */
  readonly asked: Set<OpenKind>;
  /** Each sentence says all that it means: a way without a manner captures, too, and nothing jumps that is not said to. */
  readonly isFormal?: boolean;
}
