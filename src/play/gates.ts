import { castlingRankStart } from './castling.js';
import type { Side } from './piece-code.js';
import { GATES, stateAt, type Position } from './position.js';

/** Whether a square is an open gate of a side. */
export function isGate(position: Position, side: Side, square: number): boolean {
  const { tables, state } = position;
  const file = square - castlingRankStart(tables, side);
  if (file < 0 || file >= tables.files) return false;
  return ((state[stateAt(position) + GATES + side] ?? 0) & (1 << file)) !== 0;
}

/** Closes a gate for good. */
export function closeGate(position: Position, side: Side, square: number): void {
  const at = stateAt(position) + GATES + side;
  const file = square - castlingRankStart(position.tables, side);
  if (file < 0 || file >= position.tables.files) return;
  position.state[at] = (position.state[at] ?? 0) & ~(1 << file);
}
