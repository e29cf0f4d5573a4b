import { piecesOf, type DescribedGame } from '../explain/described-game.js';
import type { PieceId } from '../ir/piece.js';
import type { GamePiece } from '../play/game.js';
import { promotesAsPawn } from '../play/promotes-as-pawn.js';

/** The ids of a piece and the pieces it can promote to. */
interface Promotions {
  readonly from: PieceId;
  readonly to: readonly PieceId[];
}

/** The promotions in the order of the pieces; White's if the players differ. */
export function promotionsOf(described: DescribedGame): readonly Promotions[] {
  return described.game.pieces.flatMap((piece) => {
    const to = formsOf(described, piece);
    return to.length === 0 ? [] : [{ from: piece.id, to }];
  });
}

function formsOf(described: DescribedGame, piece: GamePiece): readonly PieceId[] {
  const { choices, promotesTo } = piece;
  const { promotionPieceTypes } = described.game.rules;
  const asPawn = promotesAsPawn(described.game, piece, 'white')
    ? (choices ?? promotionPieceTypes.white)
    : (choices ?? []);
  const forms = piecesOf(described, asPawn).map(({ id }) => id);
  return [...new Set([...(promotesTo === null ? [] : [promotesTo]), ...forms])];
}
