import { piecesOf, type DescribedGame } from '../explain/described-game.js';
import type { PieceId } from '../ir/piece.js';
import type { GamePiece } from '../play/game.js';

/** A piece and what it may become, by their ids. */
interface Promotions {
  readonly from: PieceId;
  readonly to: readonly PieceId[];
}

/** Who promotes to what, in the order of the pieces: White's, where the players differ. */
export function promotionsOf(told: DescribedGame): readonly Promotions[] {
  return told.game.pieces.flatMap((piece) => {
    const to = formsOf(told, piece);
    return to.length === 0 ? [] : [{ from: piece.id, to }];
  });
}

function formsOf(told: DescribedGame, { choices, id, promotesTo }: GamePiece): readonly PieceId[] {
  const { promotionPawnTypes, promotionPieceTypes } = told.game.rules;
  const isPawn = piecesOf(told, promotionPawnTypes.white).some((piece) => piece.id === id);
  const asPawn = isPawn ? (choices ?? promotionPieceTypes.white) : (choices ?? []);
  const forms = piecesOf(told, asPawn).map((piece) => piece.id);
  return [...new Set([...(promotesTo === null ? [] : [promotesTo]), ...forms])];
}
