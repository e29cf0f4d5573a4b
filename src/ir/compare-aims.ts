import type { Board } from './board.js';
import { movesByKey } from './distinct-moves.js';
import { effectsOf, EFFECTS, MOST_OFFSETS, offsetKey } from './elementary-move.js';
import { times, type Move, type Movement, type Reach, type Vector } from './movement.js';

/** Effects on targets, encoded as numbers: those that a movement certainly has on a board of this size or larger, and those that it may have. */
interface Aims {
  readonly certain: ReadonlySet<number>;
  /** Null if there are paths, which may lead anywhere. */
  readonly possible: ReadonlySet<number> | null;
}

/** True if one movement certainly has an effect on a target that the other lacks. This quick test saves most full comparisons. */
export function differInAims(a: Movement, b: Movement, board: Board): boolean {
  const [first, second] = [aimsOf(a, board), aimsOf(b, board)];
  return isBeyond(first, second) || isBeyond(second, first);
}

function isBeyond({ certain }: Aims, { possible }: Aims): boolean {
  if (possible === null) return false;
  for (const aim of certain) if (!possible.has(aim)) return true;
  return false;
}

/**
 * The two movements without the moves that both contain and that share no aim with any other move. Such moves make no difference, and most
 * moves are of this type.
 */
export function withoutShared(
  a: Movement,
  b: Movement,
  board: Board,
): readonly [Movement, Movement] {
  const [first, second] = [movesByKey(a), movesByKey(b)];
  const own = [
    ...[...first].flatMap(([key, move]) => (second.has(key) ? [] : [move])),
    ...[...second].flatMap(([key, move]) => (first.has(key) ? [] : [move])),
  ];
  if (own.length === 0) return [[], []];
  // A path may lead anywhere.
  if (own.some(({ kind }) => kind === 'path')) return [a, b];
  const aims = new Set(own.flatMap((move) => aimsOfMove(move, board)));
  const matters = (move: Move): boolean => {
    // Paths and passes have no aims.
    const reached = aimsOfMove(move, board);
    return reached.length === 0 || reached.some((aim) => aims.has(aim));
  };
  const keep = (moves: Movement): Movement =>
    moves.every(matters) ? moves : moves.filter(matters);
  return [keep(a), keep(b)];
}

/** Movements are immutable, and nearly all comparisons use one board size. */
const known = new WeakMap<Movement, { readonly board: Board; readonly aims: Aims }>();

function aimsOf(movement: Movement, board: Board): Aims {
  const before = known.get(movement);
  if (before?.board.files === board.files && before.board.ranks === board.ranks) return before.aims;
  const certain = new Set<number>();
  const possible = new Set<number>();
  for (const move of movement) {
    for (const aim of aimsOfMove(move, board)) {
      possible.add(aim);
      if (isCertain(move)) certain.add(aim);
    }
  }
  const hasPaths = movement.some(({ kind }) => kind === 'path');
  const aims: Aims = { certain, possible: hasPaths ? null : possible };
  known.set(movement, { board, aims });
  return aims;
}

/** Every effect that a move may have on a target; empty for paths. */
function aimsOfMove(move: Move, board: Board): readonly number[] {
  const targets = targetsOf(move, board).map(offsetKey);
  return effectsOf(move).flatMap((effect) => {
    const first = EFFECTS.indexOf(effect) * MOST_OFFSETS;
    return targets.map((target) => first + target);
  });
}

/** Whether each target can be reached in some position. It cannot if two demands on one square may conflict. */
function isCertain(move: Move): boolean {
  switch (move.kind) {
    case 'leap':
      return true;
    case 'lame-leap': {
      // The piece itself stands on the first of these squares, and the second, the target, may have to contain an enemy.
      const taken = [offsetKey({ dx: 0, dy: 0 }), offsetKey(move.vector)];
      return (
        move.occupied.length === 0 &&
        !move.empty.some((square) => taken.includes(offsetKey(square)))
      );
    }
    case 'ride':
      return move.lame.length === 0;
    case 'hop':
      // The hurdle may be just before the target.
      return move.hurdle === 'edge' && (move.beyond === 'edge' || move.beyond >= 1);
    case 'path':
      return false;
  }
}

/** All possible destinations of a move on a board of this size; empty for paths. */
function targetsOf(move: Move, board: Board): readonly Vector[] {
  switch (move.kind) {
    case 'leap':
    case 'lame-leap':
      return along(move.vector, 1, 1, board);
    case 'ride':
      return along(move.step, move.skip + 1, move.reach, board);
    case 'hop':
      return along(move.step, 2, move.reach, board);
    case 'path':
      return [];
  }
}

/** Multiples of a step that fit on the board; never the square of the piece itself. */
function along(step: Vector, least: number, most: Reach, { files, ranks }: Board): Vector[] {
  const targets: Vector[] = [];
  if (step.dx === 0 && step.dy === 0) return targets;
  for (let count = least; most === 'edge' || count <= most; count++) {
    const target = times(step, count);
    if (Math.abs(target.dx) >= files || Math.abs(target.dy) >= ranks) break;
    targets.push(target);
  }
  return targets;
}
