import type { PieceId, PieceType } from '../../../ir/piece.js';
import type { RulesFamily, Variant } from '../../../ir/variant.js';
import { occursUnpromoted } from '../share-types.js';

/** The pieces of a document as its reader gives them back, table by table. */
export interface DocumentLayout {
  readonly family: RulesFamily;
  readonly initial: readonly PieceType[];
  readonly promoted: readonly PieceType[];
  /** All of them as they are: the cell of one that promotes differently from it can say is blank. */
  readonly wanted: readonly PieceType[];
}

/**
 * Pieces that can be there without a promotion come first. In the chess family a piece promotes as in shogi only to one that
 * cannot, in the shogi family nothing promotes as in chess.
 */
export function layOutDocument(variant: Variant): DocumentLayout {
  const { pieces } = variant;
  const isInitial = (piece: PieceType): boolean => occursUnpromoted(variant, piece);
  const initialIds = new Set(pieces.filter(isInitial).map(({ id }) => id));
  const family = familyOf(variant, initialIds);
  const isSaid = ({ promotion }: PieceType): boolean =>
    family === 'shogi' || promotion.style !== 'shogi' || !initialIds.has(promotion.to);
  const asRead = (piece: PieceType): PieceType =>
    isSaid(piece) ? piece : { ...piece, promotion: { style: 'none' } };
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
