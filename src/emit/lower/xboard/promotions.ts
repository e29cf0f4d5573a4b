import { LAST_SHOGI_SLOT_BY_MOUSE } from '../../../catalog/xboard/parents.js';
import { PAWN_SLOT, SECOND_PAWN_SLOT } from '../../../catalog/xboard/slots.js';
import { COLORS } from '../../../ir/board.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import { equalSquareSets, farthestRanks } from '../../../ir/region.js';
import type { Variant } from '../../../ir/variant.js';
import { pieceWords } from '../piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from '../shortfall.js';
import { listInWords } from '../../../text/words.js';
import type { XboardKind } from './kinds.js';
import type { XboardLayout } from './table.js';

/** Differences in how pieces promote in XBoard. */
export function promotionShortfalls(variant: Variant, layout: XboardLayout): readonly Shortfall[] {
  return [
    ...zoneShortfalls(variant, layout),
    ...layout.kinds.flatMap((kind) => [
      ...keyboardOnly(layout, kind),
      ...royalPromotion(kind),
      ...pawnShortfalls(variant, layout, kind.piece),
    ]),
    ...stayShortfalls(variant, layout),
  ];
}

function zoneShortfalls(variant: Variant, layout: XboardLayout): readonly Shortfall[] {
  if (layout.kinds.every(({ promoted }) => promoted === null)) return [];
  const { beyond, title, origins, rules } = variant;
  const display = (span: Shortfall['span'], message: string): Shortfall => ({
    kind: 'display',
    code: 'xboard/lenient-promotion',
    span,
    message,
  });
  const zone = display(
    origins.promotionRegion?.span ?? variant.span,
    `${title}: ${cannotExpress('XBoard', `the promotion zone under parent ${layout.parent.name}`, `it accepts promotions on every square; ${mouseWords(variant, layout)}`)}`,
  );
  const compulsion = display(
    origins.mandatoryPiecePromotion?.span ?? variant.span,
    `${title}: ${cannotExpress('XBoard', 'compulsory promotion', 'a player may decline it')}`,
  );
  const inside = display(
    origins.promotionRegion?.span ?? variant.span,
    `${title}: ${cannotExpress('XBoard', 'that a piece in the promotion zone promotes only by a capture', 'every move from there may promote')}`,
  );
  return [
    ...(layout.parent.promotion === 'shogi-zone' ? [] : [zone]),
    ...(rules.mandatoryPiecePromotion ? [compulsion] : []),
    ...(beyond.promotesInsideByCapture ? [inside] : []),
  ];
}

/**
 * Where the mouse offers promotion: in a third of the displayed height. Unused ranks above a board that has more kinds in hand than ranks
 * count for White. Under the parents of chess it offers only those of pawns.
 */
function mouseWords(variant: Variant, { handRows, parent }: XboardLayout): string {
  if (parent.promotion === 'last-rank')
    return 'its mouse does not offer them, so the move must be typed, with +';
  const { ranks } = variant.board.value;
  const height = Math.max(ranks, handRows);
  const third = Math.floor(height / 3);
  const white = Math.max(0, third - (height - ranks));
  const whom =
    white === third
      ? `pieces in the farthest ${third} ranks`
      : `White in the farthest ${white}, to Black in the farthest ${third} ranks`;
  return `its mouse offers them to ${whom}`;
}

function keyboardOnly(
  { parent, slots }: XboardLayout,
  { piece, promoted }: XboardKind,
): readonly Shortfall[] {
  const slot = slots.own.get(piece.id) ?? 0;
  const offered = parent.promotion !== 'shogi-zone' || slot <= LAST_SHOGI_SLOT_BY_MOUSE;
  if (promoted === null || piece.royal || offered) return [];
  return [
    {
      kind: 'display',
      code: 'xboard/promotion-by-keyboard',
      span: piece.span,
      message: `XBoard's mouse does not offer the promotion of ${pieceWords(piece)}; the move must be typed, with +.`,
    },
  ];
}

/** XBoard turns a captured promoted piece of shogi back. */
function stayShortfalls(
  { origins, rules, span }: Variant,
  { kinds }: XboardLayout,
): readonly Shortfall[] {
  if (!rules.dropLoop || kinds.every(({ promoted }) => promoted === null)) return [];
  const message = cannotExpress('XBoard', 'that captured pieces stay promoted');
  return [notExpressible('conversion', origins.dropLoop?.span ?? span, message)];
}

/** The king's slot has no partner. */
function royalPromotion({ piece, promoted }: XboardKind): readonly Shortfall[] {
  if (promoted === null || !piece.royal) return [];
  return [conversionShortfall(piece, `the promotion of ${pieceWords(piece)}, a royal piece`)];
}

/** In XBoard, pieces in the pawn slots promote as in chess: always, on the last rank, to any piece but king and pawn. */
function pawnShortfalls(
  variant: Variant,
  { kinds, parent, slots }: XboardLayout,
  piece: PieceType,
): readonly Shortfall[] {
  if (piece.promotion.style !== 'pawn') return [];
  const { to } = piece.promotion;
  const words = pieceWords(piece);
  const slot = slots.own.get(piece.id);
  if (parent.promotion !== 'last-rank' || (slot !== PAWN_SLOT && slot !== SECOND_PAWN_SLOT))
    return [conversionShortfall(piece, `the promotion of ${words} to one of several pieces`)];
  const { rules, board } = variant;
  const [royal] = kinds.filter((kind) => kind.piece.royal);
  const onLastRank = COLORS.every((color) =>
    equalSquareSets(rules.promotionRegion[color], farthestRanks(board.value, 1, color)),
  );
  return [
    ...choiceShortfalls({ kinds, slots }, piece, to),
    ...(onLastRank ? [] : [conversionShortfall(piece, `the promotion zone of ${words}`)]),
    ...(rules.mandatoryPawnPromotion
      ? []
      : [conversionShortfall(piece, `that ${words} may stay unpromoted`)]),
    ...(royal !== undefined && to.includes(royal.piece.id)
      ? [conversionShortfall(piece, `the promotion of ${words} to ${pieceWords(royal.piece)}`)]
      : []),
    ...(rules.capturesToHand && !rules.dropLoop && slots.shadows.size === 0
      ? [
          conversionShortfall(
            piece,
            `that a captured promoted ${words} goes to the hand unpromoted`,
          ),
        ]
      : []),
  ];
}

/** Restrictions on what a pawn becomes. XBoard has none, except that it offers neither king nor pawn. */
function choiceShortfalls(
  { kinds, slots }: Pick<XboardLayout, 'kinds' | 'slots'>,
  piece: PieceType,
  to: readonly PieceId[],
): readonly Shortfall[] {
  const offered = kinds
    .map((kind) => kind.piece)
    .filter(({ id, royal }) => !royal && slots.own.get(id) !== PAWN_SLOT);
  const named = (pieces: readonly PieceType[]): string => listInWords(pieces.map(pieceWords));
  const others = offered.filter(({ id }) => id !== piece.id && !to.includes(id));
  const limited = offered.filter(
    ({ id, promotionLimit }) => to.includes(id) && promotionLimit !== undefined,
  );
  const lenient = (words: string): Shortfall => ({
    kind: 'display',
    code: 'xboard/lenient-promotion',
    span: piece.span,
    message: `XBoard lets ${pieceWords(piece)} also promote ${words}.`,
  });
  return [
    ...(others.length === 0 ? [] : [lenient(`to ${named(others)}`)]),
    ...(limited.length === 0 ? [] : [lenient(`to ${named(limited)} beyond the limit`)]),
  ];
}

function conversionShortfall({ span }: PieceType, what: string): Shortfall {
  return notExpressible('conversion', span, cannotExpress('XBoard', what));
}
