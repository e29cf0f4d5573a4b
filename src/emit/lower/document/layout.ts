import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { RulesFamily, Variant } from '../../../ir/variant.js';
import { occursUnpromoted } from '../share-types.js';

/** The pieces of a document by table, as its reader returns them. */
export interface DocumentLayout {
  readonly family: RulesFamily;
  readonly initial: readonly PieceType[];
  readonly promoted: readonly PieceType[];
  /** All pieces as the variant has them. In the tables, a promotion that a document cannot express is left out. */
  readonly wanted: readonly PieceType[];
}

/**
 * Divides the pieces into initial pieces, which occur unpromoted, and promoted forms. In the chess family, a piece can promote in the shogi
 * way only to a promoted form. In the shogi family, no piece promotes as in chess.
 */
export function layOutDocument(variant: Variant): DocumentLayout {
  const { pieces } = variant;
  const isInitial = (piece: PieceType): boolean => occursUnpromoted(variant, piece);
  const initialIds = new Set(pieces.filter(isInitial).map(({ id }) => id));
  const family = familyOf(variant, initialIds);
  const isExpressible = ({ promotion }: PieceType): boolean =>
    family === 'shogi' || promotion.style !== 'shogi' || !initialIds.has(promotion.to);
  const asRead = (piece: PieceType): PieceType =>
    isExpressible(piece) ? piece : { ...piece, promotion: { style: 'none' } };
  const initial = pieces.filter(isInitial);
  const promoted = pieces.filter((piece) => !isInitial(piece));
  return {
    family,
    initial: initial.map(asRead),
    promoted: promoted.map(asRead),
    wanted: [...initial, ...promoted],
  };
}

function familyOf({ pieces, family }: Variant, initialIds: ReadonlySet<PieceId>): RulesFamily {
  if (pieces.some(({ promotion }) => promotion.style === 'pawn')) return 'chess';
  const toInitial = pieces.some(
    ({ promotion }) => promotion.style === 'shogi' && initialIds.has(promotion.to),
  );
  return toInitial ? 'shogi' : family;
}
