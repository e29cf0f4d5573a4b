import type { Movement } from '../../../ir/movement.js';
import type { PieceType } from '../../../ir/piece.js';
import { findPiece, type Variant } from '../../../ir/variant.js';
import { occursUnpromoted } from '../share-types.js';

/** A piece type with an ID in the table, and its promoted form. */
export interface XboardKind {
  readonly piece: PieceType;
  /** The form to which it promotes in the shogi way; null if it does not. */
  readonly promoted: PieceType | null;
  /** The number of last ranks on which the variant forbids it to stay or to be dropped, because it could never move again. */
  readonly stuckRanks: number;
}

/** The kinds of a variant, in the order of the document: all pieces that can be on the board without having promoted. */
export function xboardKinds(variant: Variant): readonly XboardKind[] {
  return variant.pieces
    .filter((piece) => occursUnpromoted(variant, piece))
    .map((piece) => ({
      piece,
      promoted: piece.promotion.style === 'shogi' ? findPiece(variant, piece.promotion.to) : null,
      stuckRanks: variant.rules.immobilityIllegal ? stuckRanks(piece.movement.value) : 0,
    }));
}

/** The number of ranks that the shortest move goes forward; 0 if some move does not go forward. */
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
