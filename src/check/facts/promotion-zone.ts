import { rankOf } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { SquareSet } from '../../ir/region.js';
import type { LintedSection } from '../linted-file.js';
import { movedRegion, newHeight, type NewHeight } from './board-height.js';

/** White's promotion zone, left where it was when the board became higher or lower. */
export interface OldZone {
  readonly height: NewHeight;
  /** What of it lies on the board. */
  readonly onBoard: SquareSet;
  /** Where it would lie on the new board. */
  readonly moved: SquareSet;
}

/** Null: the zone fits the board, was given anew, or nothing promotes. */
export function oldPromotionZone(section: LintedSection): OldZone | null {
  const { pairs, rules } = section;
  const height = newHeight(section);
  if (height === null || pairs.has('promotionRegionWhite') || pairs.has('promotionRank'))
    return null;
  if (!promotes(rules)) return null;
  const moved = movedRegion(rules.promotionRegion.white, height, 0);
  if (moved === null) return null;
  const onBoard = rules.promotionRegion.white.filter((square) => rankOf(square) < height.ranks);
  return { height, onBoard, moved };
}

/** Can a white piece of the game promote? */
function promotes({
  pieces,
  promotedPieceType,
  promotionPawnTypes,
  promotionPieceTypes,
}: EngineRules): boolean {
  return pieces.some(
    ({ type }) =>
      promotedPieceType.has(type) ||
      (promotionPieceTypes.white.length > 0 && promotionPawnTypes.white.includes(type)),
  );
}
