import type { Movement } from '../../../ir/movement.js';
import type { PieceType } from '../../../ir/piece.js';
import { findPiece, type Variant } from '../../../ir/variant.js';
import { occursUnpromoted } from '../share-types.js';

/** A type that a table gives an ID of its own, with the form that is only its promoted side. */
export interface XboardKind {
  readonly piece: PieceType;
  /** What it becomes by promotion in the shogi way; null if it does not. */
  readonly promoted: PieceType | null;
  /** On so many last ranks the variant forbids it to stay or to be dropped, because it could never move again. */
  readonly stuckRanks: number;
}

/** The kinds of a variant, in the order of the document: all that are ever on the board without having promoted. */
export function xboardKinds(variant: Variant): readonly XboardKind[] {
  return variant.pieces
    .filter((piece) => occursUnpromoted(variant, piece))
    .map((piece) => ({
      piece,
      promoted: piece.promotion.style === 'shogi' ? findPiece(variant, piece.promotion.to) : null,
      stuckRanks: variant.rules.immobilityIllegal ? stuckRanks(piece.movement.value) : 0,
    }));
}

/** How many ranks forward the shortest move goes, if every move goes forward; else 0. */
function stuckRanks(movement: Movement): number {
  if (movement.length === 0) return 0;
  return Math.max(0, Math.min(...movement.map(ranksForward)));
}

function ranksForward(move: Movement[number]): number {
  switch (move.kind) {
    case 'leap':
    case 'lame-leap':
      return move.vector.dy;
    case 'ride':
      return move.step.dy * (move.skip + 1);
    case 'hop':
      return move.step.dy * 2;
    case 'path':
      return [...move.legs, move.last].reduce((sum, leg) => sum + leg.step.dy * leg.least, 0);
  }
}
