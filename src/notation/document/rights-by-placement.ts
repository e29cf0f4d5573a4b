import { fileOf, rankOf, type Color } from '../../ir/board.js';
import type { PieceId } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import type { RuleFields } from '../../ir/rules.js';

/**
 * The castling rights that follow from the squares of kings and rooks: `KQkq`, `-`. The king must be on its back rank, on the file
 * from which the engine castles. A rook to its right gives K, one to its left Q.
 */
export function rightsByPlacement(
  position: Position,
  ranks: number,
  rules: RuleFields<PieceId>,
): string {
  const rights = (['white', 'black'] as const).map((color) => {
    const letters = sidesToCastle(position, color === 'white' ? 0 : ranks - 1, color, rules);
    return color === 'white' ? letters : letters.toLowerCase();
  });
  return rights.join('') || '-';
}

function sidesToCastle(
  { placements }: Position,
  backRank: number,
  color: Color,
  rules: RuleFields<PieceId>,
): string {
  const own = placements.filter(
    (placement) => placement.color === color && rankOf(placement.square) === backRank,
  );
  const king = own.find(({ piece }) => piece === rules.castlingKingPiece[color]);
  if (king === undefined || fileOf(king.square) !== rules.castlingKingFile) return '';
  const rooks = own.filter(({ piece }) => rules.castlingRookPieces[color].includes(piece));
  const right = rooks.some(({ square }) => square > king.square);
  const left = rooks.some(({ square }) => square < king.square);
  return (right ? 'K' : '') + (left ? 'Q' : '');
}
