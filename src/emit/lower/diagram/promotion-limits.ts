import { COLORS } from '../../../ir/board.js';
import type { PieceId } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';

/** The option that limits how many pieces of a type promotion may give. */
export const PROMOTION_LIMIT = 'promotionLimit';

/**
 * The pieces to which a pawn may promote only if one of them has been lost (`*` in promoChoice), because there may be no more of them than
 * at the start. Empty without limits. Null if a limit is not the number at the start, or if the option names an unknown letter.
 */
export function limitedToLostPieces(variant: Variant): ReadonlySet<PieceId> | null {
  const option = variant.options.find(({ key }) => key === PROMOTION_LIMIT);
  const limited = new Set<PieceId>();
  for (const { id, promotionLimit } of variant.pieces) {
    if (promotionLimit === undefined) continue;
    if (!hasAtStart(variant, id, promotionLimit)) return null;
    limited.add(id);
  }
  for (const word of option?.value.split(/\s+/) ?? []) {
    const [letter = '', limit = ''] = word.split(':');
    const piece = variant.pieces.find(
      ({ abbreviation }) => abbreviation?.toLowerCase() === letter.toLowerCase(),
    );
    if (piece === undefined || !hasAtStart(variant, piece.id, Number(limit))) return null;
    limited.add(piece.id);
  }
  return limited;
}

/** Whether promotion to some piece is limited. */
export function hasPromotionLimits({ options, pieces }: Variant): boolean {
  return (
    options.some(({ key }) => key === PROMOTION_LIMIT) ||
    pieces.some(({ promotionLimit }) => promotionLimit !== undefined)
  );
}

function hasAtStart({ start }: Variant, id: PieceId, count: number): boolean {
  const placements = start?.value.placements ?? [];
  return COLORS.every(
    (color) =>
      placements.filter((placed) => placed.piece === id && placed.color === color).length === count,
  );
}
