import { otherSide, sideOf, typeOf, type PieceCode } from './piece-code.js';
import { changeHand } from './changes.js';
import { PROMOTED, type Position } from './position.js';
import type { Tables } from './tables/tables.js';

/** Adds a captured piece to the other side's hand if the rules say so. */
export function takeInHand(
  tables: Tables,
  position: Position,
  code: PieceCode,
  was: number,
  ofPromoted = tables.mainPromotionPawn[sideOf(code)],
): void {
  const { capturesToHand, dropLoop, freeDrops } = tables.game.rules;
  if (!capturesToHand || freeDrops) return;
  const side = sideOf(code);
  const type = was === 0 || dropLoop ? typeOf(code) : was === PROMOTED ? ofPromoted : typeOf(was);
  // Without a main promotion pawn, a piece that promoted by choice leaves nothing for the hand.
  if (type >= 0) changeHand(position, otherSide(side), type, 1);
}
