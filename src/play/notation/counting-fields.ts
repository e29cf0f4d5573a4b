import type { CompiledGame } from '../compiled-game.js';
import { COUNTING_LIMIT, COUNTING_PLY, stateAt, type Position } from '../position.js';

/** The count in progress as a FEN shows it: its limit and the plies counted; null if there is none. */
export function countingFields(
  { tables }: CompiledGame,
  position: Position,
): { readonly limit: number; readonly ply: number } | null {
  const at = stateAt(position);
  const limit = position.state[at + COUNTING_LIMIT] ?? 0;
  if (limit === 0) return null;
  const counted = position.state[at + COUNTING_PLY] ?? 0;
  const honourIsShorter =
    tables.game.rules.countingRule === 'cambodian' && 126 - counted < limit - counted;
  return { limit: honourIsShorter ? 126 : limit, ply: counted };
}
