import { XBOARD_LIMITS, ZERO_BASED_HEIGHT } from '../../../catalog/xboard/limits.js';
import type { XboardParent } from '../../../catalog/xboard/parents.js';
import {
  KING_SLOT,
  LAST_SLOT_WITH_PARTNER,
  PARTNER_DISTANCE,
} from '../../../catalog/xboard/slots.js';
import { COLORS, type Color } from '../../../ir/board.js';
import type { PieceId } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { xboardKinds, type XboardKind } from './kinds.js';
import { withKingsOnBoard } from './kings.js';
import { chooseParent } from './parent.js';
import type { XboardSlots } from './slots.js';

/** The layout of XBoard's table for a variant: parent, slots and hand, without letters. */
export interface XboardLayout {
  readonly parent: XboardParent;
  readonly kinds: readonly XboardKind[];
  readonly slots: XboardSlots;
  /** The number S of `WxH+S`: rows of the hand; 0 without drops. */
  readonly handRows: number;
}

/** The layout of a variant; null if it has more piece types than XBoard has slots. */
export function layOutForXboard(original: Variant): XboardLayout | null {
  const variant = withKingsOnBoard(original);
  const kinds = xboardKinds(variant);
  if (kinds.length > XBOARD_LIMITS.types) return null;
  const kindsInHand = usesHands(variant) ? kinds.filter(({ piece }) => !piece.royal).length : 0;
  const chosen = chooseParent(variant, kinds, kindsInHand);
  if (chosen === null) return null;
  return { ...chosen, kinds, handRows: handRows(variant, kindsInHand) };
}

function usesHands({ rules, start }: Variant): boolean {
  const hands = start?.value.hands;
  const filled = hands !== undefined && COLORS.some((color) => hands[color].length > 0);
  return rules.pieceDrops || rules.capturesToHand || filled;
}

/** The rows of the hand. Ten rows on a lower board would make XBoard number the ranks from 0, so there is one more. */
function handRows(variant: Variant, kindsInHand: number): number {
  const rows = Math.min(kindsInHand, XBOARD_LIMITS.kindsInHand);
  return rows === ZERO_BASED_HEIGHT && variant.board.value.ranks < ZERO_BASED_HEIGHT
    ? rows + 1
    : rows;
}

/**
 * The pieceToCharTable: White's half, then Black's, with one entry for each slot, the king last. `ids` has an upper-case ID for each kind
 * (`P`; only XBoard also has `P'` and `P!`). Promoted forms are `+` where slots pair by number, and `^P` elsewhere. Null: a kind has no ID.
 */
export function printTable(
  variant: Variant,
  layout: XboardLayout,
  ids: ReadonlyMap<PieceId, string>,
): string | null {
  if (layout.kinds.some(({ piece }) => !ids.has(piece.id))) return null;
  return COLORS.map((color) => printHalf(variant, layout, ids, color)).join('');
}

function printHalf(
  variant: Variant,
  { slots }: XboardLayout,
  ids: ReadonlyMap<PieceId, string>,
  color: Color,
): string {
  const entries = new Map<number, string>();
  for (const [piece, slot] of slots.own)
    if (slot !== KING_SLOT || hasPieceAtStart(variant, piece, color))
      entries.set(slot, ids.get(piece) ?? '.');
  for (const [piece, slot] of slots.promoted)
    entries.set(slot, arePaired(slots.own.get(piece), slot) ? '+' : `^${ids.get(piece) ?? ''}`);
  for (const slot of slots.shadows.values()) entries.set(slot, '~');
  const shortest = XBOARD_LIMITS.leastTableEntries / 2 - 1;
  const length = Math.max(
    shortest,
    ...[...entries.keys()].map((s) => (s === KING_SLOT ? 0 : s + 1)),
  );
  const common = Array.from({ length }, (_, slot) => entries.get(slot) ?? '.');
  const half = [...common, entries.get(KING_SLOT) ?? '.'].join('');
  return color === 'white' ? half : half.toLowerCase();
}

/** Whether the colour has the piece at the start. A letter in the king's slot of a colour without a king would make all its moves illegal. */
export function hasPieceAtStart({ start }: Variant, piece: PieceId, color: Color): boolean {
  return (
    start === null ||
    start.value.placements.some(
      (placement) => placement.piece === piece && placement.color === color,
    )
  );
}

function arePaired(own: number | undefined, promoted: number): boolean {
  return own !== undefined && own <= LAST_SLOT_WITH_PARTNER && promoted === own + PARTNER_DISTANCE;
}
