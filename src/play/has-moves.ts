import type { MoveApi } from './mechanic.js';
import type { Position } from './position.js';

/** Whether the side to move has a legal move. */
export function hasMoves(core: MoveApi, position: Position): boolean {
  const { top } = position;
  core.legalMoves(position);
  const any = position.top > top;
  position.top = top;
  return any;
}
