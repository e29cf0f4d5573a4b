import {
  CASTLING,
  CASTLING_GATING,
  DROP,
  EN_PASSANT,
  fromOf,
  kindOf,
  LOCUST,
  toOf,
  type MoveCode,
} from './move.js';
import { isPiece } from './piece-code.js';
import type { Position } from './position.js';

/** Whether a move captures something. Must be called before the move is made. */
export function isCapture({ board }: Position, move: MoveCode): boolean {
  const kind = kindOf(move);
  if (kind === EN_PASSANT || kind >= LOCUST) return true;
  if (kind === CASTLING || kind === CASTLING_GATING || kind === DROP) return false;
  return fromOf(move) !== toOf(move) && isPiece(board[toOf(move)] ?? 0);
}
