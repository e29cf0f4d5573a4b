import { SHOGI_SLOT_RANKS } from '../../../catalog/xboard/parents.js';
import { KING_SLOT, PAWN_SLOT } from '../../../catalog/xboard/slots.js';
import { printSquare, rankOf } from '../../../ir/board.js';
import { equalSquareSets, farthestRanks, type SquareSet } from '../../../ir/region.js';
import type { Variant } from '../../../ir/variant.js';
import { pieceWords } from '../piece-words.js';
import { immobileSquares } from '../reach.js';
import type { Shortfall } from '../shortfall.js';
import type { XboardKind } from './kinds.js';
import type { XboardLayout } from './table.js';

/** Pieces that may not go where they could never move again, where XBoard allows it. */
export function stuckShortfalls(variant: Variant, layout: XboardLayout): readonly Shortfall[] {
  if (!variant.rules.immobilityIllegal) return [];
  return layout.kinds.flatMap((kind): Shortfall[] => {
    const { piece, promoted } = kind;
    const squares = piece.royal ? [] : stuckSquares(variant, layout, kind);
    if (squares.length === 0) return [];
    const moves = promoted === null ? 'moves' : 'moves without promotion';
    const drops = variant.rules.pieceDrops && piece.drop.allowed ? 'drops and ' : '';
    return [
      {
        kind: 'display',
        code: 'xboard/lenient-immobility',
        span: piece.span,
        message: `XBoard accepts ${drops}${moves} of ${pieceWords(piece)} after which it could never move again (${where(variant, kind, squares)}).`,
      },
    ];
  });
}

/** White's squares where the piece would be stuck, but XBoard lets it go. Pawns of chess promote there. */
function stuckSquares(
  variant: Variant,
  { parent, slots }: XboardLayout,
  { piece }: XboardKind,
): SquareSet {
  const slot = slots.own.get(piece.id) ?? KING_SLOT;
  const own = parent.promotion === 'shogi-zone' ? (SHOGI_SLOT_RANKS.get(slot) ?? 0) : 0;
  const refused = parent.promotion === 'last-rank' && slot === PAWN_SLOT ? 1 : own;
  const last = variant.board.value.ranks - refused;
  return immobileSquares(variant, piece.movement.value).filter((square) => rankOf(square) < last);
}

function where({ board }: Variant, { stuckRanks }: XboardKind, squares: SquareSet): string {
  const last = stuckRanks === 1 ? 'the last rank' : `the last ${stuckRanks} ranks`;
  return equalSquareSets(squares, farthestRanks(board.value, stuckRanks, 'white'))
    ? last
    : squares.map(printSquare).join(' ');
}
