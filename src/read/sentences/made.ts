import type { Condition, Movement } from '../../ir/movement.js';
import type { Choice, OpenKind } from './choices.js';
import type { Manner, MoveFact, PieceReference, Way } from './move-facts.js';

/** Looks up how a piece moves to which others refer. Null if it is not known. */
export type Resolve = (piece: PieceReference) => Movement | null;

/** One way of a piece, with the fact that states it. */
export interface Part {
  readonly fact: MoveFact;
  readonly way: Way;
  readonly manner: Manner;
  readonly condition: Condition;
}

/** Why facts result in no movement. */
export type Trouble =
  | { readonly kind: 'unknown-piece'; readonly name: string }
  /** "Like a rook: one square in any direction". `meanings`: those of the two descriptions, if both stand in one sentence. */
  | { readonly kind: 'contradicts-itself'; readonly meanings?: readonly [Movement, Movement] }
  /** No move leads where an example goes. */
  | { readonly kind: 'no-example' }
  /** A piece that moves like a piece that moves like it. */
  | { readonly kind: 'circle'; readonly name: string }
  /** A direction without a distance, or a jump of a piece that has none. */
  | { readonly kind: 'makes-no-sense' };

/** A result, or the reason why there is none. */
export type Made<T> = { readonly made: T } | { readonly trouble: Trouble };

export const NO_SENSE: { readonly trouble: Trouble } = { trouble: { kind: 'makes-no-sense' } };

/** The context in which facts become movements. */
export interface MoveContext {
  readonly resolve: Resolve;
  readonly choice: Choice;
  /** Receives every open kind for which a choice was needed. */
  readonly openKinds: Set<OpenKind>;
  /** Sentences are complete and literal: a way without "moves" or "captures" does both, and nothing jumps unless stated. */
  readonly isFormal?: boolean;
  /** The piece is a pawn by name, of which some things go without saying. */
  readonly isPawn?: boolean;
}
