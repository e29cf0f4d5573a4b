import { XBOARD_LIMITS } from '../../../catalog/xboard/limits.js';
import {
  LAST_SHOGI_SLOT,
  SHOGI_SLOT_RANKS,
  shogiPawnsPerFile,
  type XboardParent,
} from '../../../catalog/xboard/parents.js';
import {
  CASTLING_SLOT,
  DEFAULT_PROMOTION_SLOT,
  KING_SLOT,
  LAST_SLOT_WITH_PARTNER,
  PARTNER_DISTANCE,
  PAWN_SLOT,
  SECOND_PAWN_SLOT,
} from '../../../catalog/xboard/slots.js';
import type { PieceId } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import type { XboardKind } from './kinds.js';
import { looksLikeSlot } from './looks.js';
import { leavesShadows, shadowedPieces, shadowSlots } from './shadows.js';

/** The slot of each kind, by the id of the unpromoted piece. */
export interface XboardSlots {
  readonly own: ReadonlyMap<PieceId, number>;
  /** The slot of a piece's promoted form. */
  readonly promoted: ReadonlyMap<PieceId, number>;
  /** The slot of `~` for a piece: a promoted pawn moves as that piece, but is a pawn again when captured. */
  readonly shadows: ReadonlyMap<PieceId, number>;
  /** Kinds for which the hand has no room: when captured, they turn into the piece of slot 0. */
  readonly unplaced: readonly XboardKind[];
}

/** The state of an allocation under one parent. */
interface Allocation {
  readonly variant: Variant;
  readonly parent: XboardParent;
  /** The pieces that need a shadow. */
  readonly shadowed: ReadonlySet<PieceId>;
  readonly own: Map<PieceId, number>;
  readonly promoted: Map<PieceId, number>;
  readonly taken: Set<number>;
}

/** The slots after those that are paired by number. */
const UNPAIRED = slotsFrom(2 * PARTNER_DISTANCE);

/**
 * Allocates the slots: first to kinds whose rules are those of a slot (pawn, lance and knight of shogi; the pawns of chess and the first
 * piece to which they promote), then to kinds that move as the image of a slot suggests, then to the others. Kinds that promote come
 * before those that do not, because they also need a slot for the promoted form. Null: no room under this parent.
 */
export function allocateSlots(
  variant: Variant,
  kinds: readonly XboardKind[],
  kindsInHand: number,
  parent: XboardParent,
): XboardSlots | null {
  const royal = kinds.find(({ piece }) => piece.royal);
  const common = kinds.filter((kind) => kind !== royal);
  const unplaced = kindsWithoutRoom(variant, common, kindsInHand);
  const placed = common.filter((kind) => !unplaced.includes(kind));
  const allocation: Allocation = {
    variant,
    parent,
    shadowed: shadowedPieces(variant, parent, common),
    own: new Map(),
    promoted: new Map(),
    taken: new Set([...parent.reserved, KING_SLOT]),
  };
  placeByRules(allocation, placed, unplaced.length > 0);
  for (const group of [
    placed.filter(({ promoted }) => promoted !== null),
    placed.filter(({ piece }) => allocation.shadowed.has(piece.id)),
    placed,
  ]) {
    for (const kind of group)
      placeFirst(allocation, kind, (slot) => looksLikeSlot(kind.piece.movement.value, slot));
    for (const kind of group) placeFirst(allocation, kind, () => true);
  }
  const behind = Math.max(2 * PARTNER_DISTANCE, ...[...allocation.own.values()].map((s) => s + 1));
  for (const kind of unplaced) placeFirst(allocation, kind, (slot) => slot >= behind);
  for (const { piece, promoted } of common)
    if (promoted !== null && !allocation.promoted.has(piece.id))
      placeUnpaired(allocation, piece.id);
  if (royal !== undefined) allocation.own.set(royal.piece.id, KING_SLOT);
  const complete = kinds.every(
    ({ piece, promoted }) =>
      allocation.own.has(piece.id) &&
      (promoted === null || piece.royal || allocation.promoted.has(piece.id)),
  );
  if (!complete) return null;
  const { own, promoted } = allocation;
  return { own, promoted, unplaced, shadows: shadowSlots(allocation) };
}

/** The kinds that do not fit into the hand: those with the fewest pieces at the start, then the last of the document, but never a pawn. */
function kindsWithoutRoom(
  variant: Variant,
  kinds: readonly XboardKind[],
  kindsInHand: number,
): readonly XboardKind[] {
  const placements = variant.start?.value.placements ?? [];
  const copies = ({ piece }: XboardKind): number =>
    placements.filter((placement) => placement.piece === piece.id).length;
  return kinds
    .filter((kind) => !isPawnOfShogi(kind))
    .reverse()
    .sort((a, b) => copies(a) - copies(b))
    .slice(0, Math.max(0, kindsInHand - XBOARD_LIMITS.kindsInHand));
}

function isPawnOfShogi({ piece, stuckRanks }: XboardKind): boolean {
  return stuckRanks >= 1 && piece.drop.perFile !== null;
}

/** Allocates the slots with built-in rules to kinds that have these rules. */
function placeByRules(
  allocation: Allocation,
  kinds: readonly XboardKind[],
  handOverflows: boolean,
): void {
  const placeOne = (slot: number, fits: (kind: XboardKind) => boolean): void => {
    const kind = kinds.find((k) => !allocation.own.has(k.piece.id) && fits(k));
    if (kind !== undefined && isFree(allocation, kind, slot)) place(allocation, kind, slot);
  };
  switch (allocation.parent.promotion) {
    case 'shogi-zone':
      placeOne(PAWN_SLOT, (kind) => kind.promoted !== null && isPawnOfShogi(kind));
      placeOne(1, ({ promoted, stuckRanks }) => promoted !== null && stuckRanks >= 2);
      placeOne(4, ({ promoted, stuckRanks }) => promoted !== null && stuckRanks === 1);
      return;
    case 'any-partner':
      // Kinds for which the hand has no room turn into the piece of slot 0, so that should be a pawn.
      if (handOverflows) placeOne(PAWN_SLOT, isPawnOfShogi);
      return;
    case 'last-rank': {
      placeOne(PAWN_SLOT, isPawnOfChess);
      placeOne(SECOND_PAWN_SLOT, isPawnOfChess);
      const { castling, castlingRookPieces } = allocation.variant.rules;
      if (castling)
        placeOne(CASTLING_SLOT, ({ piece }) => castlingRookPieces.white.includes(piece.id));
      const first = kinds
        .flatMap(({ piece: { promotion } }) => (promotion.style === 'pawn' ? promotion.to : []))
        .find((id) => !allocation.own.has(id));
      placeOne(DEFAULT_PROMOTION_SLOT, ({ piece }) => piece.id === first);
    }
  }
}

function isPawnOfChess({ piece }: XboardKind): boolean {
  return piece.promotion.style === 'pawn';
}

/** Places a kind that has no slot yet in the first free slot that suits it and is wanted. */
function placeFirst(
  allocation: Allocation,
  kind: XboardKind,
  wanted: (slot: number) => boolean,
): void {
  if (allocation.own.has(kind.piece.id)) return;
  const slot = candidates(allocation.parent, kind).find(
    (candidate) => isFree(allocation, kind, candidate) && wanted(candidate),
  );
  if (slot !== undefined) place(allocation, kind, slot);
}

function place(allocation: Allocation, kind: XboardKind, slot: number): void {
  const { id } = kind.piece;
  allocation.own.set(id, slot);
  allocation.taken.add(slot);
  if (kind.promoted === null || slot > LAST_SLOT_WITH_PARTNER) return;
  allocation.promoted.set(id, slot + PARTNER_DISTANCE);
  allocation.taken.add(slot + PARTNER_DISTANCE);
}

function isFree(allocation: Allocation, kind: XboardKind, slot: number): boolean {
  const { variant, parent, shadowed, taken } = allocation;
  if (taken.has(slot) || !leavesShadows(shadowed, kind, slot)) return false;
  if (kind.promoted === null) return true;
  if (slot <= LAST_SLOT_WITH_PARTNER && taken.has(slot + PARTNER_DISTANCE)) return false;
  return parent.promotion !== 'shogi-zone' || forbidsNothingLegal(variant, kind, slot);
}

/**
 * Whether the rules of a slot under parent `shogi` forbid only moves that are illegal anyway. They forbid drops on the last ranks and too
 * many pawns on a file, and they force promotion on the last ranks.
 */
function forbidsNothingLegal(variant: Variant, kind: XboardKind, slot: number): boolean {
  const { rules, board } = variant;
  const ranks = SHOGI_SLOT_RANKS.get(slot) ?? 0;
  const stuck = kind.stuckRanks >= ranks;
  const mayDrop = rules.pieceDrops && kind.piece.drop.allowed;
  const { perFile } = kind.piece.drop;
  const pawns = shogiPawnsPerFile(board.value.ranks);
  const countFits = slot !== PAWN_SLOT || (perFile !== null && perFile <= pawns);
  return (stuck || rules.mandatoryPiecePromotion) && (!mayDrop || (stuck && countFits));
}

/** The slots that suit a kind under a parent, the best first. */
function candidates({ promotion }: XboardParent, kind: XboardKind): readonly number[] {
  const promotes = kind.promoted !== null;
  switch (promotion) {
    case 'shogi-zone':
      return promotes
        ? [6, 5, 2, 3, LAST_SHOGI_SLOT, 4, 1, PAWN_SLOT]
        : slotsFrom(LAST_SHOGI_SLOT + 1);
    case 'any-partner':
      return promotes ? [6, 5, 2, 3, 8, 7, 9, 4, 1, ...UNPAIRED] : slotsFrom(LAST_SHOGI_SLOT + 1);
    case 'last-rank':
      // The partner of slot 7 is the second pawn slot. XBoard accepts no promotion of slots without a partner by number.
      return promotes
        ? [6, 5, 2, 3, 8, 9, 10, 1, DEFAULT_PROMOTION_SLOT]
        : [...slotsFrom(5), 1, 2, 3, DEFAULT_PROMOTION_SLOT].filter(
            (slot) => slot !== SECOND_PAWN_SLOT,
          );
  }
}

function slotsFrom(first: number): readonly number[] {
  return Array.from({ length: KING_SLOT - first }, (_, index) => first + index);
}

/** Places a promoted form in a slot that the table must name (`^X`). */
function placeUnpaired(allocation: Allocation, id: PieceId): void {
  const slot = UNPAIRED.find((candidate) => !allocation.taken.has(candidate));
  if (slot === undefined) return;
  allocation.promoted.set(id, slot);
  allocation.taken.add(slot);
}
