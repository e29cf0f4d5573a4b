import { isRoyalIn } from '../play/game.js';
import type { PieceId } from '../ir/piece.js';
import { pieceCode, SIDES } from '../play/piece-code.js';
import { promotesAsPawn } from '../play/promotes-as-pawn.js';
import { piecesOf, type DescribedGame } from './described-game.js';

/** Whether the game has a royal piece, which can be mated. */
export function hasRoyal({ game: { king, royals, rules } }: DescribedGame): boolean {
  return king !== null || royals !== undefined || rules.extinctionPseudoRoyal;
}

/** Whether a piece is royal throughout the game. */
export function isRoyal(described: DescribedGame, id: PieceId): boolean {
  return isRoyalIn(described.game, id) || isLastingRoyal(described, id);
}

/** Whether a piece may not be lost, and a player never has more of them than count as royal. */
export function isLastingRoyal(described: DescribedGame, id: PieceId): boolean {
  const { game, start } = described;
  const { rules } = game;
  if (!rules.extinctionPseudoRoyal || start === null) return false;
  if (!rules.extinctionPieceTypes.includes(id)) return false;
  const type = game.pieces.findIndex((piece) => piece.id === id);
  const { position } = start;
  const isFew = SIDES.every((side) => {
    const count = position.count[pieceCode(type, side)] ?? 0;
    return count > 0 && count <= rules.extinctionPieceCount + 1;
  });
  return isFew && !canGain(described, id) && !rules.pieceDrops;
}

/** Whether any piece can promote to this one. */
function canGain(described: DescribedGame, id: PieceId): boolean {
  const { pieces, rules } = described.game;
  return (
    pieces.some(
      ({ choices, promotesTo }) => promotesTo === id || (choices?.includes(id) ?? false),
    ) ||
    (['white', 'black'] as const).some(
      (color) =>
        pieces.some((piece) => promotesAsPawn(described.game, piece, color)) &&
        piecesOf(described, rules.promotionPieceTypes[color]).some((piece) => piece.id === id),
    )
  );
}
