import { rankOf } from '../../ir/board.js';
import type { SquareSet } from '../../ir/region.js';
import type { LintedSection } from '../linted-file.js';
import { movedRegion, newHeight, type NewHeight } from './board-height.js';
import type { ColoredPiece } from './fen-board.js';
import { inheritedPosition, startPosition } from './start-position.js';

/** White's promotion zone that was not adapted to a new board height. */
interface OldZone {
  readonly height: NewHeight;
  /** The part that is on the board. */
  readonly onBoard: SquareSet;
  /** Its correct place on the new board. */
  readonly moved: SquareSet;
}

/** Null if the zone fits the board, the section sets it, or nothing promotes. */
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

/** Whether White has, or can get by a capture, a piece that can promote. */
function promotes(section: LintedSection): boolean {
  const { promotedPieceType, promotionPawnTypes, promotionPieceTypes } = section.rules;
  const position = startPosition(section);
  // A position for another board size says little; assume that the pieces of the parent remain.
  const { hands, pieces } = position.boardFits ? position : inheritedPosition(section);
  const isOne = ({ color, type }: ColoredPiece): boolean =>
    (color === 'white' || section.rules.capturesToHand) &&
    (promotedPieceType.has(type) ||
      (promotionPieceTypes.white.length > 0 && promotionPawnTypes.white.includes(type))) &&
    section.rules.pieces.some((piece) => piece.type === type);
  return pieces.some(isOne) || (hands?.pieces ?? []).some(isOne);
}
