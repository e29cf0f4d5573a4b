import type { Board } from './board.js';
import { effectsOf, EFFECTS, offsetKey } from './compare-elements.js';
import { times, type Move, type Movement, type Reach, type Vector } from './movement.js';

/** Effects on targets, as numbers: what a movement has on every board that is as large, and what it may have. */
interface Aims {
  readonly certain: ReadonlySet<number>;
  /** Null: paths lead anywhere. */
  readonly possible: ReadonlySet<number> | null;
}

/** A quick no, which saves most comparisons: true if one movement surely has an effect on a target that the other has not. */
export function differInAims(a: Movement, b: Movement, board: Board): boolean {
  const [first, second] = [aimsOf(a, board), aimsOf(b, board)];
  return isBeyond(first, second) || isBeyond(second, first);
}

function isBeyond({ certain }: Aims, { possible }: Aims): boolean {
  if (possible === null) return false;
  for (const aim of certain) if (!possible.has(aim)) return true;
  return false;
}

/** Movements are never changed; nearly all are compared on boards of one size. */
const known = new WeakMap<Movement, { readonly board: Board; readonly aims: Aims }>();

function aimsOf(movement: Movement, board: Board): Aims {
  const before = known.get(movement);
  if (before?.board.files === board.files && before.board.ranks === board.ranks) return before.aims;
  const certain = new Set<number>();
  const possible = new Set<number>();
  for (const move of movement) {
    const effects = effectsOf(move).map((effect) => EFFECTS.indexOf(effect));
    for (const target of targetsOf(move, board)) {
      for (const effect of effects) {
        const aim = effect * MOST_OFFSETS + offsetKey(target);
        possible.add(aim);
        if (isCertain(move)) certain.add(aim);
      }
    }
  }
  const hasPaths = movement.some(({ kind }) => kind === 'path');
  const aims: Aims = { certain, possible: hasPaths ? null : possible };
  known.set(movement, { board, aims });
  return aims;
}

/** More than any `offsetKey`. */
const MOST_OFFSETS = 4096;

/** Each of its targets can be reached with some pieces on the board: no two demands are on one square. */
function isCertain(move: Move): boolean {
  switch (move.kind) {
    case 'leap':
      return true;
    case 'lame-leap': {
      // The piece itself stands on the first of these, and the target may have to hold an enemy.
      const taken = [offsetKey({ dx: 0, dy: 0 }), offsetKey(move.vector)];
      return (
        move.occupied.length === 0 &&
        !move.empty.some((square) => taken.includes(offsetKey(square)))
      );
    }
    case 'ride':
      return move.lame.length === 0;
    case 'hop':
      // The hurdle is just before the target.
      return move.hurdle === 'edge' && (move.beyond === 'edge' || move.beyond >= 1);
    case 'path':
      return false;
  }
}

/** Where a move leads at most, on a board of this size; none for paths. */
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

/** Never the square where the piece stands. */
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
