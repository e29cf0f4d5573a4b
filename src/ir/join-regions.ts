import { byColor, squaresOf, type Board, type ByColor } from './board.js';
import type { Move, Movement } from './movement.js';
import { equalSquareSets, squareSet, type Region, type SquareSet } from './region.js';

/** The same movement, with equal moves from several regions merged into one: from everywhere, or from a region that is their union. */
export function joinRegions(
  movement: Movement,
  regions: readonly Region[],
  board: Board,
): Movement {
  const squaresIn = new Map(regions.map(({ name, squares }) => [name, squares]));
  const everywhere = byColor(() => squareSet(squaresOf(board)));
  const alike = new Map<string, [Move, ...Move[]]>();
  for (const move of movement) {
    const text = JSON.stringify(startingAt(move, null));
    const moves = alike.get(text);
    if (moves === undefined) alike.set(text, [move]);
    else moves.push(move);
  }
  return [...alike.values()].flatMap((moves) => {
    const [first] = moves;
    if (moves.some(({ condition }) => condition.from === null)) return [startingAt(first, null)];
    const parts = moves.map(({ condition }) => squaresIn.get(condition.from ?? ''));
    const together = byColor((color) => squareSet(parts.flatMap((part) => part?.[color] ?? [])));
    if (isEqual(together, everywhere)) return [startingAt(first, null)];
    const named = regions.find(({ squares }) => isEqual(squares, together));
    return named === undefined ? moves : [startingAt(first, named.name)];
  });
}

function startingAt(move: Move, from: string | null): Move {
  return { ...move, condition: { ...move.condition, from } };
}

function isEqual(a: ByColor<SquareSet>, b: ByColor<SquareSet>): boolean {
  return equalSquareSets(a.white, b.white) && equalSquareSets(a.black, b.black);
}
