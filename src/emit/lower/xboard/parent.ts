import {
  shogiZoneRanks,
  XBOARD_PARENTS,
  type XboardParent,
} from '../../../catalog/xboard/parents.js';
import { COLORS } from '../../../ir/board.js';
import { equalSquareSets, farthestRanks } from '../../../ir/region.js';
import type { Variant } from '../../../ir/variant.js';
import type { XboardKind } from './kinds.js';
import { allocateSlots, type XboardSlots } from './slots.js';

/** A parent, with the slots that the kinds have under it. */
interface ChosenParent {
  readonly parent: XboardParent;
  readonly slots: XboardSlots;
}

/**
 * The parent with the nearest rules. Games with pawns or castling of chess use a parent that has them. Shogi-style games use `shogi` if it
 * forbids nothing that they allow, or else `chu`, which forbids hardly anything. Allowing illegal moves does little harm, but refusing a
 * legal move stops the game. Null: more kinds than slots.
 */
export function chooseParent(
  variant: Variant,
  kinds: readonly XboardKind[],
  kindsInHand: number,
): ChosenParent | null {
  const { shogi, chu } = XBOARD_PARENTS;
  const promotes = kinds.some(({ promoted }) => promoted !== null);
  const isChess = promotes ? needsChess(variant, kinds) : variant.family === 'chess';
  const shogiHolds =
    kindsInHand <= variant.board.value.ranks && (!promotes || hasShogiZone(variant));
  return (
    (isChess ? withSlots(variant, kinds, kindsInHand, chessParent(variant, kinds)) : null) ??
    (shogiHolds ? withSlots(variant, kinds, kindsInHand, shogi) : null) ??
    withSlots(variant, kinds, kindsInHand, chu)
  );
}

/** Whether the game needs what only the parents of chess have. */
function needsChess({ rules }: Variant, kinds: readonly XboardKind[]): boolean {
  return rules.castling || kinds.some(({ piece }) => piece.promotion.style === 'pawn');
}

function chessParent({ rules }: Variant, kinds: readonly XboardKind[]): XboardParent {
  const { fairy, giveaway, nocastle } = XBOARD_PARENTS;
  // Under giveaway there is no check.
  if (rules.mustCapture && kinds.every(({ piece }) => !piece.royal)) return giveaway;
  return rules.castling ? fairy : nocastle;
}

function withSlots(
  variant: Variant,
  kinds: readonly XboardKind[],
  kindsInHand: number,
  parent: XboardParent,
): ChosenParent | null {
  const slots = allocateSlots(variant, kinds, kindsInHand, parent);
  return slots === null ? null : { parent, slots };
}

/** Whether the variant's zone is the zone of parent `shogi` on a board of this height. */
function hasShogiZone(variant: Variant): boolean {
  const board = variant.board.value;
  return COLORS.every((color) =>
    equalSquareSets(
      variant.rules.promotionRegion[color],
      farthestRanks(board, shogiZoneRanks(board.ranks), color),
    ),
  );
}
