import { otherSide, sideOf, typeOf, type PieceCode } from './piece-code.js';
import { changeHand } from './changes.js';
import { PROMOTED, type Position } from './position.js';
import type { Tables } from './tables/tables.js';

/** Puts a piece that left the board in the hand of the other side, where the rules say so. */
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
  // Where no piece promotes by choice, nothing is left of one that has.
  if (type >= 0) changeHand(position, otherSide(side), type, 1);
}
