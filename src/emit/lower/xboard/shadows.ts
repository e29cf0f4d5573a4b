import type { XboardParent } from '../../../catalog/xboard/parents.js';
import {
  LAST_SLOT_WITH_PARTNER,
  PARTNER_DISTANCE,
  SECOND_PAWN_SLOT,
  WILD_SLOTS,
} from '../../../catalog/xboard/slots.js';
import type { PieceId } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import type { XboardKind } from './kinds.js';

/** The first slot that can be a shadow is the partner of slot 1, because slot 0 is a pawn. The hand counts shadows, so all kinds come before it. */
const LAST_SLOT_BEFORE_SHADOWS = PARTNER_DISTANCE;

/** The slots whose partner can be a shadow. A shadow has no `piece` line: a wild slot would make every move, and a pawn slot would promote again. */
const SHADOWABLE = Array.from({ length: LAST_SLOT_WITH_PARTNER }, (_, index) => index + 1).filter(
  (slot) =>
    slot + PARTNER_DISTANCE !== SECOND_PAWN_SLOT && !WILD_SLOTS.includes(slot + PARTNER_DISTANCE),
);

/** The pieces to which pawns promote, if a captured promoted pawn is a pawn again. None, if there is no room for the shadows of all. */
export function shadowedPieces(
  { rules }: Variant,
  { promotion }: XboardParent,
  kinds: readonly XboardKind[],
): ReadonlySet<PieceId> {
  const pawns = kinds.filter(({ piece }) => piece.promotion.style === 'pawn');
  if (!rules.capturesToHand || rules.dropLoop || promotion !== 'last-rank') return new Set();
  const targets = new Set(
    pawns.flatMap(({ piece }) => (piece.promotion.style === 'pawn' ? piece.promotion.to : [])),
  );
  const isRoom =
    pawns.length === 1 &&
    kinds.length <= LAST_SLOT_BEFORE_SHADOWS + 1 &&
    targets.size <= SHADOWABLE.length &&
    kinds.every(({ piece, promoted }) => promoted === null || !targets.has(piece.id));
  return isRoom ? targets : new Set();
}

/** Whether a kind in this slot leaves all shadows possible. */
export function leavesShadows(
  shadowed: ReadonlySet<PieceId>,
  { piece }: XboardKind,
  slot: number,
): boolean {
  if (shadowed.size === 0) return true;
  return shadowed.has(piece.id) ? SHADOWABLE.includes(slot) : slot <= LAST_SLOT_BEFORE_SHADOWS;
}

/** The slots of the shadows, by the piece whose shadow it is. */
export function shadowSlots({
  own,
  shadowed,
}: {
  readonly own: ReadonlyMap<PieceId, number>;
  readonly shadowed: ReadonlySet<PieceId>;
}): ReadonlyMap<PieceId, number> {
  return new Map(
    [...shadowed].flatMap((id) => {
      const slot = own.get(id);
      return slot === undefined ? [] : [[id, slot + PARTNER_DISTANCE] as const];
    }),
  );
}
