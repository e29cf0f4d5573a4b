import type { CompiledGame } from '../compiled-game.js';
import { COUNTING_LIMIT, COUNTING_PLY, stateAt, type Position } from '../position.js';

/** What a FEN shows of a count under way: its limit in plies, and the plies counted; null without a count. */
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
