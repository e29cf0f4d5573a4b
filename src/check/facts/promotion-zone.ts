import { rankOf } from '../../ir/board.js';
import type { SquareSet } from '../../ir/region.js';
import type { LintedSection } from '../linted-file.js';
import { movedRegion, newHeight, type NewHeight } from './board-height.js';
import type { ColoredPiece } from './fen-board.js';
import { inheritedPosition, startPosition } from './start-position.js';

/** White's promotion zone, left where it was when the board became higher or lower. */
interface OldZone {
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
  if (!promotes(section)) return null;
  const moved = movedRegion(rules.promotionRegion.white, height, 0);
  if (moved === null) return null;
  const onBoard = rules.promotionRegion.white.filter((square) => rankOf(square) < height.ranks);
  return { height, onBoard, moved };
}

/** Is there a white piece that can promote, on the board or in hand, or can one come by a capture? */
function promotes(section: LintedSection): boolean {
  const { promotedPieceType, promotionPawnTypes, promotionPieceTypes } = section.rules;
  const position = startPosition(section);
  // A position for another board says little about this one: what the parent starts with is likely to stay.
  const { hands, pieces } = position.boardFits ? position : inheritedPosition(section);
  const isOne = ({ color, type }: ColoredPiece): boolean =>
    (color === 'white' || section.rules.capturesToHand) &&
    (promotedPieceType.has(type) ||
      (promotionPieceTypes.white.length > 0 && promotionPawnTypes.white.includes(type))) &&
    section.rules.pieces.some((piece) => piece.type === type);
  return pieces.some(isOne) || (hands?.pieces ?? []).some(isOne);
}
