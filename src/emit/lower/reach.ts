import {
  fileOf,
  isOnBoard,
  rankOf,
  squareAt,
  squaresOf,
  type Board,
  type Square,
} from '../../ir/board.js';
import type { Leg, Move, Movement, Vector } from '../../ir/movement.js';
import type { SquareSet } from '../../ir/region.js';
import { targets, type Setting, type Targets } from '../../ir/targets.js';
import type { Variant } from '../../ir/variant.js';

/** The number of moves by which two movements differ on a board, counted over all squares, as White. */
interface ReachDifference {
  /** `moves`: on the empty board; `captures`: of a lone enemy, counted only if the quiet moves are the same. */
  readonly of: 'moves' | 'captures';
  readonly wanted: number;
  readonly lacks: number;
  readonly adds: number;
}

/** Counts the moves that `nearest` lacks and adds, compared with `wanted`, on the variant's board. */
export function reachDifference(
  variant: Variant,
  wanted: Movement,
  nearest: Movement,
): ReachDifference {
  const moves = countDifference(quietMoves(variant, wanted), quietMoves(variant, nearest));
  if (moves.lacks > 0 || moves.adds > 0) return { of: 'moves', ...moves };
  return {
    of: 'captures',
    ...countDifference(loneCaptures(variant, wanted), loneCaptures(variant, nearest)),
  };
}

/** The squares from which a movement has no move on the empty board, as White. The engine treats a piece there as immobile. */
export function immobileSquares(variant: Variant, movement: Movement): SquareSet {
  const possible = movement.filter(isForEmptyBoard);
  return squaresOf(variant.board.value).filter(
    (origin) => !possible.some((move) => onBoard(variant, [move], origin, null).quiet.length > 0),
  );
}

function countDifference(
  wanted: ReadonlySet<string>,
  nearest: ReadonlySet<string>,
): { readonly wanted: number; readonly lacks: number; readonly adds: number } {
  return {
    wanted: wanted.size,
    lacks: [...wanted].filter((move) => !nearest.has(move)).length,
    adds: [...nearest].filter((move) => !wanted.has(move)).length,
  };
}

/** Whether the move is possible on an empty board: it neither captures nor hops. */
function isForEmptyBoard(move: Move): boolean {
  if (move.modality !== 'quiet') return false;
  if (move.kind === 'hop') return false;
  return move.kind !== 'path' || move.legs.every(({ end }) => end === 'quiet');
}

/** Whether the move is possible against a lone enemy: it captures neither several pieces nor its own. */
function isAgainstOne(move: Move): boolean {
  if (move.modality !== 'capture') return false;
  return (
    move.kind !== 'path' || !move.legs.some(({ end }) => end === 'capture' || end === 'own-capture')
  );
}

function quietMoves(variant: Variant, movement: Movement): ReadonlySet<string> {
  const possible = movement.filter(isForEmptyBoard);
  return new Set(
    squaresOf(variant.board.value).flatMap((origin) =>
      onBoard(variant, possible, origin, null).quiet.map((target) => `${origin} ${target}`),
    ),
  );
}

function loneCaptures(variant: Variant, movement: Movement): ReadonlySet<string> {
  const board = variant.board.value;
  const aimed = capturesByAim(movement, board);
  return new Set(
    squaresOf(board).flatMap((origin) =>
      aimed.flatMap(({ dx, dy, moves }) => {
        const [file, rank] = [fileOf(origin) + dx, rankOf(origin) + dy];
        const enemy = isOnBoard(board, file, rank) ? squareAt(file, rank) : null;
        if (enemy === null) return [];
        return onBoard(variant, moves, origin, enemy).capture.includes(enemy)
          ? [`${origin} ${enemy}`]
          : [];
      }),
    ),
  );
}

/** The moves that may capture at one distance. A piece with many paths has only a few for each distance, so grouping saves time. */
interface Aim extends Vector {
  readonly moves: Move[];
}

function capturesByAim(movement: Movement, board: Board): readonly Aim[] {
  const aims = new Map<string, Aim>();
  for (const move of movement) {
    if (!isAgainstOne(move)) continue;
    for (const { dx, dy } of aimsOf(move, board)) {
      const key = `${dx} ${dy}`;
      const known = aims.get(key);
      if (known === undefined) aims.set(key, { dx, dy, moves: [move] });
      else known.moves.push(move);
    }
  }
  return [...aims.values()];
}

/** The offsets from its origin where a move may end, ignoring pieces in its way. */
function aimsOf(move: Move, board: Board): readonly Vector[] {
  switch (move.kind) {
    case 'leap':
    case 'lame-leap':
      return [move.vector];
    case 'ride':
    case 'hop':
      return behindLeg([START], { step: move.step, least: 1, most: move.reach }, board);
    case 'path':
      return [...move.legs, move.last].reduce(
        (ends: readonly Vector[], leg) => behindLeg(ends, leg, board),
        [START],
      );
  }
}

const START: Vector = { dx: 0, dy: 0 };

/** The distinct offsets where a leg can end that begins at one of `starts`, on a board of this size. */
function behindLeg(
  starts: readonly Vector[],
  { least, most, step }: Pick<Leg, 'step' | 'least' | 'most'>,
  { files, ranks }: Board,
): readonly Vector[] {
  const ends = new Map<string, Vector>();
  const furthest = Math.max(files, ranks) - 1;
  for (const start of starts)
    for (
      let steps = least;
      steps <= (most === 'edge' ? furthest : Math.min(most, furthest));
      steps++
    ) {
      const end = { dx: start.dx + steps * step.dx, dy: start.dy + steps * step.dy };
      if (Math.abs(end.dx) >= files || Math.abs(end.dy) >= ranks) break;
      ends.set(`${end.dx} ${end.dy}`, end);
    }
  return [...ends.values()];
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
