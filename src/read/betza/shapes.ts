import { MAX_BOARD_SIDE } from '../../ir/board.js';
import { vectorKey } from './fairy-stockfish-directions.js';
import type { Condition, Modality, Move, Movement, Reach, Vector } from '../../ir/movement.js';

/** A move without modality and conditions, only its squares. */
export type Shape = Move extends infer M
  ? M extends Move
    ? Omit<M, 'modality' | 'condition' | 'enPassant'>
    : never
  : never;

export function leapBy(vector: Vector): Shape {
  return { kind: 'leap', vector };
}

/** A lame leap, or a plain leap if nothing can block it. */
export function lameLeapBy(
  vector: Vector,
  empty: readonly Vector[],
  occupied: readonly Vector[] = [],
): Shape & { readonly kind: 'leap' | 'lame-leap' } {
  if (empty.length + occupied.length === 0) return { kind: 'leap', vector };
  return { kind: 'lame-leap', vector, empty, occupied };
}

/** A ride, or a leap if it has a single step. */
export function rideBy(step: Vector, reach: Reach): Shape {
  return reach === 1 ? leapBy(step) : { kind: 'ride', step, reach, lame: [], skip: 0 };
}

/** The shapes as moves of one modality under one condition. */
export function movesBy(
  shapes: readonly Shape[],
  modality: Modality,
  condition: Condition,
  enPassant = false,
): Movement {
  return shapes.map((shape) => moveBy(shape, { modality, condition, enPassant }));
}

/** The usual shapes are written out, because spreading a shape and adding fields takes several times as long. */
function moveBy(
  shape: Shape,
  { condition, enPassant, modality }: Pick<Move, 'condition' | 'enPassant' | 'modality'>,
): Move {
  switch (shape.kind) {
    case 'leap': {
      const { kind, vector } = shape;
      return { kind, vector, modality, condition, enPassant };
    }
    case 'ride': {
      const { kind, lame, reach, skip, step } = shape;
      return { kind, step, reach, lame, skip, modality, condition, enPassant };
    }
    case 'lame-leap':
    case 'hop':
    case 'path':
      return { ...shape, modality, condition, enPassant };
  }
}

/** The vectors of all targets of a shape, as keys. */
export function shapeTargets(shape: Shape): readonly number[] {
  switch (shape.kind) {
    case 'leap':
    case 'lame-leap':
      return [vectorKey(shape.vector)];
    case 'ride':
      return lineKeys(shape.step, shape.skip + 1, shape.reach);
    case 'hop':
      return lineKeys(shape.step, 2, shape.reach);
    case 'path':
      return [];
  }
}

function lineKeys({ dx, dy }: Vector, first: number, reach: Reach): readonly number[] {
  const last = reach === 'edge' ? MAX_BOARD_SIDE - 1 : reach;
  const keys: number[] = [];
  for (let k = first; k <= last; k++) keys.push(vectorKey({ dx: k * dx, dy: k * dy }));
  return keys;
}
