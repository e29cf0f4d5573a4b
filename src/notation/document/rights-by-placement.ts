import { fileOf, rankOf, type Color } from '../../ir/board.js';
import type { PieceId } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import type { RuleFields } from '../../ir/rules.js';

/**
 * The castling rights that follow from the squares of kings and rooks: `KQkq`, `-`. The king must be on the rank and the file
 * from which it castles; in Chess960 it may be on any file. A rook to its right gives K, one to its left Q.
 */
export function rightsByPlacement(
  position: Position,
  ranks: number,
  rules: RuleFields<PieceId>,
): string {
  const rights = (['white', 'black'] as const).map((color) => {
    const { castlingRank } = rules;
    const rank = color === 'white' ? castlingRank : ranks - 1 - castlingRank;
    const letters = sidesToCastle(position, rank, color, rules);
    return color === 'white' ? letters : letters.toLowerCase();
  });
  return rights.join('') || '-';
}

function sidesToCastle(
  { placements }: Position,
  castlingRank: number,
  color: Color,
  rules: RuleFields<PieceId>,
): string {
  const own = placements.filter(
    (placement) => placement.color === color && rankOf(placement.square) === castlingRank,
  );
  const king = own.find(
    ({ piece, square }) =>
      piece === rules.castlingKingPiece[color] &&
      (rules.chess960 || fileOf(square) === rules.castlingKingFile),
  );
  if (king === undefined) return '';
  const rooks = own.filter(({ piece }) => rules.castlingRookPieces[color].includes(piece));
  const right = rooks.some(({ square }) => square > king.square);
  const left = rooks.some(({ square }) => square < king.square);
  return (right ? 'K' : '') + (left ? 'Q' : '');
}
