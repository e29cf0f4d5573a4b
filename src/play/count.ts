import { countKing, countPieces } from './count-pieces.js';
import type { Guard } from './king-marks.js';
import { generateKing } from './generate.js';
import { guardKing, hasKingInHand, keepUnchecked, writeLegalMoves } from './legal.js';
import { permitsIn, type CompiledGame } from './compiled-game.js';
import type { Position } from './position.js';

/**
 * The number of moves that `legalMoves` would write. Most moves are counted without being written: those of pieces that may make every move
 * they have.
 */
export function countLegalMoves(compiled: CompiledGame, position: Position): number {
  for (const ends of compiled.immediateEnds) if (ends(position, null) !== null) return 0;
  const start = position.top;
  const king = position.kingSquare[position.turn] ?? -1;
  const guard = guardKing(compiled, position, king);
  let unwritten = 0;
  if (isFree(compiled, position, guard)) unwritten = countFree(compiled, position, king, guard);
  else writeLegalMoves(compiled, position, king, guard);
  const count = unwritten + position.top - start;
  position.top = start;
  return count;
}

/** Whether pieces that shield no king may make every move they have. */
function isFree(compiled: CompiledGame, position: Position, guard: Guard | null): boolean {
  const { countable, marks } = compiled;
  if (!countable || permitsIn(compiled, position).length > 0 || hasKingInHand(position))
    return false;
  return guard === null || (guard === 'unchecked' && !marks.entering);
}

/** Counts the moves that need no test, and writes the other legal moves. */
function countFree(
  compiled: CompiledGame,
  position: Position,
  king: number,
  guard: Guard | null,
): number {
  const start = position.top;
  let count = countPieces(compiled, position);
  const others = position.top;
  for (const generate of compiled.generators) generate(position);
  const ofKing = guard === null ? 0 : countKing(compiled, position, king);
  if (ofKing >= 0) count += ofKing;
  else generateKing(position, king);
  // If nothing is marked, no piece shields the king.
  if (guard !== null && position.top > start)
    keepUnchecked(compiled, position, compiled.marks.any ? start : others, king);
  return count;
}
