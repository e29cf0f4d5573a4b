import type { Color } from '../ir/board.js';
import type { Game, GamePiece } from './game.js';

/** Whether a piece promotes as a pawn does. The engine's pawn always does, whatever the rules list. */
export function promotesAsPawn({ rules }: Game, { id, kind }: GamePiece, color: Color): boolean {
  const types = rules.promotionPawnTypes[color];
  return kind === 'pawn' || types.includes('*') || types.includes(id);
}
