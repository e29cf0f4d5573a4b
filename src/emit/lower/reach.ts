import { squaresOf, type Board, type Square } from '../../ir/board.js';
import type { Movement } from '../../ir/movement.js';
import type { SquareSet } from '../../ir/region.js';
import { targets, type Setting, type Targets } from '../../ir/targets.js';
import type { Variant } from '../../ir/variant.js';

/** What one movement can do on a board and another cannot, counted over all squares, as White. */
interface ReachDifference {
  /** `moves`: on the empty board; `captures`: of a lone enemy, counted only if the moves are the same. */
  readonly of: 'moves' | 'captures';
  readonly wanted: number;
  readonly lacks: number;
  readonly adds: number;
}

/** How the moves of `said` differ in number from those of `wanted` on the variant's board. */
export function reachDifference(
  variant: Variant,
  wanted: Movement,
  said: Movement,
): ReachDifference {
  const moves = countDifference(quietMoves(variant, wanted), quietMoves(variant, said));
  if (moves.lacks > 0 || moves.adds > 0) return { of: 'moves', ...moves };
  return {
    of: 'captures',
    ...countDifference(loneCaptures(variant, wanted), loneCaptures(variant, said)),
  };
}

/** The squares from which a movement has no move on the empty board, as White: where the engine calls a type immobile. */
export function immobileSquares(variant: Variant, movement: Movement): SquareSet {
  return squaresOf(variant.board.value).filter(
    (origin) => onBoard(variant, movement, origin, null).quiet.length === 0,
  );
}

function countDifference(
  wanted: ReadonlySet<string>,
  said: ReadonlySet<string>,
): { readonly wanted: number; readonly lacks: number; readonly adds: number } {
  return {
    wanted: wanted.size,
    lacks: [...wanted].filter((move) => !said.has(move)).length,
    adds: [...said].filter((move) => !wanted.has(move)).length,
  };
}

function quietMoves(variant: Variant, movement: Movement): ReadonlySet<string> {
  return new Set(
    squaresOf(variant.board.value).flatMap((origin) =>
      onBoard(variant, movement, origin, null).quiet.map((target) => `${origin} ${target}`),
    ),
  );
}

function loneCaptures(variant: Variant, movement: Movement): ReadonlySet<string> {
  const squares = squaresOf(variant.board.value);
  return new Set(
    squares.flatMap((origin) =>
      squares
        .filter((enemy) => onBoard(variant, movement, origin, enemy).capture.includes(enemy))
        .map((enemy) => `${origin} ${enemy}`),
    ),
  );
}

function onBoard(
  variant: Variant,
  movement: Movement,
  origin: Square,
  enemy: Square | null,
): Targets {
  return targets(movement, settingOf(variant, variant.board.value, origin, enemy));
}

function settingOf(variant: Variant, board: Board, origin: Square, enemy: Square | null): Setting {
  return {
    board,
    origin,
    color: 'white',
    initial: false,
    occupant: (square) => (square === enemy ? 'enemy' : null),
    regionHolds: (name, square) =>
      variant.regions.some(
        (region) => region.name === name && region.squares.white.includes(square),
      ),
  };
}
