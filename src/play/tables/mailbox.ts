import type { Modality, Move, Movement, Vector } from '../../ir/movement.js';
import type { GameMoves, PieceMoves } from '../game.js';
import { SIDES, type Side } from '../piece-code.js';
import { addAll } from '../../text/add-all.js';
import {
  LEAPER,
  MARGIN_WIDTH,
  MIXED,
  PLAN_COUNT,
  PLAN_COUNT_SHIFT,
  PLAN_EXPANDS,
  PLAN_PLACE,
  PLAN_PROGRAM,
  PLAN_SHAPE_SHIFT,
  RIDER,
  STEPPER,
} from './plan.js';
import { squareTable } from './programs.js';

/**
 * A second numbering of the squares, with a margin around the board that counts as a piece of both colours. A step is an addition, and the edge
 * stops it like a piece. A piece that only leaps and rides needs no program: it has a list of steps, which is the same on most squares.
 */
export interface Mailbox {
  readonly size: number;
  /** The distance from one rank to the next. */
  readonly stride: number;
  /** The mailbox index of each square. */
  readonly padded: Int16Array;
  /** The lists of steps, one after another; their shapes are in `plan.ts`. */
  readonly steps: Int32Array;
  /** The index of the steps for a type, side and square, at `((side * types) + type) * squares + square`; -1 if there is a program instead. */
  readonly start: Int32Array;
}

export function compileMailbox(game: GameMoves): Mailbox {
  const { files, ranks } = game.board;
  const stride = files + 2 * MARGIN_WIDTH;
  const size = stride * (ranks + 2 * MARGIN_WIDTH);
  const padded = new Int16Array(files * ranks);
  for (let square = 0; square < files * ranks; square++) {
    const file = square % files;
    padded[square] = (Math.floor(square / files) + MARGIN_WIDTH) * stride + file + MARGIN_WIDTH;
  }
  const steps: number[] = [];
  const known = new Map<string, number>();
  const squares = files * ranks;
  const start = new Int32Array(2 * game.pieces.length * squares);
  for (const side of SIDES) {
    const regions = new Map(
      [...game.regions].map(([name, region]) => [name, squareTable(game.board, region, side)]),
    );
    for (const [type, piece] of game.pieces.entries()) {
      // Most squares have the same moves.
      const places = new Map<string, number>();
      for (let square = 0; square < squares; square++) {
        const index = (side * game.pieces.length + type) * squares + square;
        const holds = ({ condition: { from } }: Move): boolean =>
          from === null || regions.get(from)?.[square] === 1;
        let here = '';
        for (const move of piece.movement)
          here += holds(move) && !leaves(move, side, square) ? '1' : '0';
        const place = places.get(here) ?? placeHere(piece, here, side);
        places.set(here, place);
        start[index] = place;
      }
    }
  }
  return { size, stride, padded, steps: Int32Array.from(steps), start };

  /** Whether the first step leaves the board. */
  function leaves(move: Move, side: Side, square: number): boolean {
    const { dx, dy } = vectorOf(move);
    const sign = side === 0 ? 1 : -1;
    const file = (square % files) + sign * dx;
    const rank = Math.floor(square / files) + sign * dy;
    return file < 0 || rank < 0 || file >= files || rank >= ranks;
  }

  /** The index of the steps for the moves that a piece has on a square, given as a `1` for each; -1 if it needs a program. */
  function placeHere({ mobility, movement }: PieceMoves, here: string, side: Side): number {
    const moves = movement.filter((_, index) => here[index] === '1');
    const list =
      mobility === null && moves.every(isPlain) ? stepsOf(moves, side, { stride, files }) : null;
    return list === null ? -1 : placeOf(list);
  }

  function placeOf(list: readonly number[]): number {
    const key = list.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const place = steps.length;
    addAll(steps, list);
    known.set(key, place);
    return place;
  }
}

/** Everything that the generator must know about a piece before it reads the board, in one number for each side, type and square. */
export function planPieces({ start, steps }: Mailbox, expands: Uint8Array): Int32Array {
  return Int32Array.from(start, (place, index) => {
    const expanding = expands[index] === 1 ? PLAN_EXPANDS : 0;
    const shape = steps[place] ?? 0;
    const count = steps[place + 1] ?? 0;
    return place < 0 || count > PLAN_COUNT || place + 2 > PLAN_PLACE
      ? PLAN_PROGRAM | expanding
      : (place + 2) | (count << PLAN_COUNT_SHIFT) | (shape << PLAN_SHAPE_SHIFT) | expanding;
  });
}

/** The number of squares in a rank with and without the margin. */
interface Widths {
  readonly stride: number;
  readonly files: number;
}

/** The amount that one square adds to the target of a move. */
const TARGET = 1 << 8;

/** The steps of a movement, or null if two of its moves may lead to the same square. */
function stepsOf(movement: Movement, side: Side, widths: Widths): readonly number[] | null {
  if (movement.some((one) => movement.some((other) => one !== other && meet(one, other))))
    return null;
  const { stride, files } = widths;
  const step = ({ dx, dy }: Vector): readonly [number, number] => {
    const sign = side === 0 ? 1 : -1;
    return [sign * (dy * stride + dx), sign * (dy * files + dx) * TARGET];
  };
  const joined = new Map<string, { readonly move: Move; readonly modalities: Set<Modality> }>();
  for (const move of movement) {
    const key = [move.kind, ...step(vectorOf(move)), reachOf(move)].join();
    const known = joined.get(key) ?? { move, modalities: new Set() };
    known.modalities.add(move.modality);
    joined.set(key, known);
  }
  const all = [...joined.values()];
  const of = (ride: boolean, ...modalities: readonly Modality[]): Move[] =>
    all
      .filter(({ move }) => (move.kind === 'ride') === ride)
      .filter(
        ({ modalities: has }) =>
          has.size === modalities.length && modalities.every((modality) => has.has(modality)),
      )
      .map(({ move }) => move);
  const counted = (list: readonly Move[]): number[] => [
    list.length,
    ...list.flatMap((move) => step(vectorOf(move))),
  ];
  const ranged = (list: readonly Move[]): number[] => [
    list.length,
    ...list.flatMap((move) => [...step(vectorOf(move)), reachOf(move)]),
  ];
  const leaps = of(false, 'quiet', 'capture');
  const rays = of(true, 'quiet', 'capture');
  if (rays.some((move) => reachOf(move) < FAR)) return null;
  if (leaps.length === all.length) return [LEAPER, ...counted(leaps)];
  if (rays.length === all.length) return [RIDER, ...counted(rays)];
  const quiet = [...of(false, 'quiet'), ...of(true, 'quiet')];
  const captures = of(false, 'capture');
  if (quiet.length + captures.length === all.length)
    return [STEPPER, ...counted(captures), ...ranged(quiet)];
  return [
    MIXED,
    ...counted(leaps),
    ...counted(rays),
    ...counted(of(false, 'quiet')),
    ...counted(of(false, 'capture')),
    ...ranged(of(true, 'quiet')),
    ...ranged(of(true, 'capture')),
  ];
}

/** Further than any board. */
const FAR = 255;

function reachOf(move: Move): number {
  if (move.kind !== 'ride') return 1;
  return move.reach === 'edge' ? FAR : move.reach;
}

/** Whether two moves may lead to the same square in the same way: rides along one line, or a leap and a ride. */
function meet(one: Move, other: Move): boolean {
  if (one.modality !== other.modality || other.kind !== 'ride') return false;
  const { dx, dy } = vectorOf(one);
  const { dx: x, dy: y } = vectorOf(other);
  return dx * y === dy * x && dx * x + dy * y > 0;
}

/** The vector of a plain move. For other moves it does not matter. */
function vectorOf(move: Move): Vector {
  if (move.kind === 'leap') return move.vector;
  return move.kind === 'ride' ? move.step : { dx: 0, dy: 0 };
}

function isPlain(move: Move): boolean {
  const { initial, to } = move.condition;
  const { dx, dy } = vectorOf(move);
  return (
    (move.kind === 'leap' || (move.kind === 'ride' && move.lame.length === 0 && move.skip === 0)) &&
    !initial &&
    to === null &&
    move.modality !== 'own-capture' &&
    Math.max(Math.abs(dx), Math.abs(dy)) <= MARGIN_WIDTH
  );
}
