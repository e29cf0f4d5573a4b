import type { Move, Movement } from './movement.js';

/** Movements are immutable, so the results are cached. */
const known = new WeakMap<Movement, ReadonlyMap<string, Move>>();

/** The distinct moves of a movement, keyed by their contents. */
export function movesByKey(movement: Movement): ReadonlyMap<string, Move> {
  const before = known.get(movement);
  if (before !== undefined) return before;
  const moves = new Map(movement.map((move) => [JSON.stringify(move), move]));
  known.set(movement, moves);
  return moves;
}

/** True if both consist of the same moves. This quick test saves most full comparisons. */
export function sameMoves(a: Movement, b: Movement): boolean {
  const [first, second] = [movesByKey(a), movesByKey(b)];
  return first.size === second.size && [...first.keys()].every((key) => second.has(key));
}

const distinct = new WeakMap<Movement, Movement>();

/** The movement without duplicate moves; the same object if it has none. */
export function distinctMoves(movement: Movement): Movement {
  const moves = movesByKey(movement);
  if (moves.size === movement.length) return movement;
  const own = distinct.get(movement) ?? [...moves.values()];
  distinct.set(movement, own);
  return own;
}
