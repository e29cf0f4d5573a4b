import type { Move, Movement } from './movement.js';

/** Movements are immutable, so results are cached. */
const known = new WeakMap<Movement, ReadonlyMap<string, Move>>();

/** The distinct moves of a movement, by their contents. */
export function movesByKey(movement: Movement): ReadonlyMap<string, Move> {
  const before = known.get(movement);
  if (before !== undefined) return before;
  const moves = new Map(movement.map((move) => [JSON.stringify(move), move]));
  known.set(movement, moves);
  return moves;
}

/** True if both consist of the same moves: a quick test that saves most comparisons. */
export function sameMoves(a: Movement, b: Movement): boolean {
  const [first, second] = [movesByKey(a), movesByKey(b)];
  return first.size === second.size && [...first.keys()].every((key) => second.has(key));
}

const distinct = new WeakMap<Movement, Movement>();

/** The movement with each move once; itself if it has none twice. */
export function distinctMoves(movement: Movement): Movement {
  const moves = movesByKey(movement);
  if (moves.size === movement.length) return movement;
  const own = distinct.get(movement) ?? [...moves.values()];
  distinct.set(movement, own);
  return own;
}
