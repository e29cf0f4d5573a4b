import {
  ALWAYS,
  plus,
  times,
  vectorOf,
  type Modality,
  type Move,
  type Reach,
  type Vector,
} from '../../ir/movement.js';
import {
  both,
  DIAGONAL,
  EVERY,
  exactly,
  ORTHOGONAL,
  union,
  type Directions,
  type Exclusion,
} from './directions.js';
import { NO_SENSE, type Made, type MoveContext, type Trouble } from './made.js';
import type { Manner, PieceReference, Stroke, Way } from './move-facts.js';

/** The moves of a way, by the manner in which it is told. */
export function movesOf(way: Way, manner: Manner, context: MoveContext): Made<readonly Move[]> {
  if (way.kind === 'like') {
    const movement = context.resolve(way.piece);
    if (movement === null) return unknown(way.piece);
    const { again, except, most, steps } = way;
    if (steps !== null && leavesDiagonalsOpen(movement, steps)) return NO_SENSE;
    const meant = steps === null ? movement : movement.filter(leadsAlong(movement, steps));
    const { isOpen, isOut } = exclusionFrom(movement, except ?? exactly([]));
    if (meant.some(isOpen)) return NO_SENSE;
    const kept = meant.filter((move) => !isOut(move));
    if (kept.length === 0 && movement.length > 0) return NO_SENSE;
    if (again !== undefined) return repeatedLeaps(kept, again);
    return { made: most === null ? kept : kept.map((move) => limitedMove(move, most)) };
  }
  const strokes = strokesOf(way, context);
  if ('trouble' in strokes) return strokes;
  const modality: Modality | null =
    manner === 'own-capture' ? 'own-capture' : manner === 'capture-in-passing' ? 'capture' : null;
  const modalities: readonly Modality[] = modality === null ? ['quiet', 'capture'] : [modality];
  return {
    made: strokes.made.flatMap((stroke) =>
      modalities.map((one): Move => ({
        ...stroke,
        modality: one,
        enPassant: manner === 'capture-in-passing',
        condition: ALWAYS,
      })),
    ),
  };
}

function unknown({ name }: PieceReference): { readonly trouble: Trouble } {
  return { trouble: { kind: 'unknown-piece', name } };
}

function strokesOf(
  way: Exclude<Way, { kind: 'like' }>,
  context: MoveContext,
): Made<readonly Stroke[]> {
  switch (way.kind) {
    case 'strokes':
      return { made: way.strokes };
    case 'line':
      return strokesOfLine(way, context);
    case 'bent':
      return { made: strokesOfBend(way, context) };
    case 'hop': {
      if (way.of.kind === 'like') {
        // Of a rook that goes only forward, the hops do as well.
        const meant = movesOf(way.of, 'move', context);
        if ('trouble' in meant) return meant;
        const rides = meant.made.flatMap((move) =>
          move.kind === 'ride' && move.modality === 'quiet' ? [move] : [],
        );
        if (rides.length * 2 !== meant.made.length) return NO_SENSE;
        return { made: rides.map(({ reach, step }) => hop(step, reach, way.beyond)) };
      }
      if (way.of.kind !== 'line' || way.of.least !== 1 || way.of.most === 1) return NO_SENSE;
      const { most } = way.of;
      return { made: way.of.steps.map((step) => hop(step, most, way.beyond)) };
    }
  }
}

function hop(step: Vector, reach: Reach, beyond: Reach): Stroke {
  return { kind: 'hop', step, reach, hurdle: 'edge', beyond };
}

/** Scalar product: negative for a turn that leads back. */
const along = (one: Vector, other: Vector): number => one.dx * other.dx + one.dy * other.dy;

function strokesOfBend(
  { first, open, second }: Extract<Way, { kind: 'bent' }>,
  { openKinds, choice }: MoveContext,
): readonly Stroke[] {
  openKinds.add(open);
  const isOneStep = first.most === 1 && second.most === 1;
  const isLeap = open === 'bend' && choice.bend === 'leap' && isOneStep;
  const isKept = (turn: number): boolean => {
    if (open === 'turn') return choice.turn === 'any-turn' || turn >= 0;
    return choice.bend === 'any-way' || turn > 0;
  };
  return first.steps.flatMap((step) =>
    second.steps
      .filter((next) => isKept(along(step, next)))
      .map((next): Stroke =>
        isLeap
          ? { kind: 'leap', vector: plus(step, next) }
          : {
              kind: 'path',
              legs: [{ step, least: first.least, most: first.most, end: 'quiet' }],
              last: { step: next, least: second.least, most: second.most },
            },
      ),
  );
}

function strokesOfLine(
  { jumps: said, least, most, steps }: Extract<Way, { kind: 'line' }>,
  { openKinds, choice, isFormal = false }: MoveContext,
): Made<readonly Stroke[]> {
  if (least === null) return NO_SENSE;
  if (most === 1) return { made: steps.map((vector) => ({ kind: 'leap', vector })) };
  const isOpen = said === null && least > 1 && !isFormal;
  if (isOpen) openKinds.add('jump');
  if (said ?? (isOpen && choice.jump === 'leap')) {
    if (most === 'edge') return NO_SENSE;
    return {
      made: steps.flatMap((step) =>
        Array.from({ length: most - least + 1 }, (_, index): Stroke => ({
          kind: 'leap',
          vector: times(step, least + index),
        })),
      ),
    };
  }
  if (least === 1)
    return { made: steps.map((step) => ({ kind: 'ride', step, reach: most, lame: [], skip: 0 })) };
  if (most === least && least === 2)
    return {
      made: steps.map((step) => ({
        kind: 'lame-leap',
        vector: times(step, 2),
        empty: [step],
        occupied: [],
      })),
    };
  return { made: steps.map((step) => ({ kind: 'path', legs: [], last: { step, least, most } })) };
}

/** Leaps as rides. Other moves are not made "any number of times in the same direction". */
function repeatedLeaps(moves: readonly Move[], reach: Reach): Made<readonly Move[]> {
  const rides = moves.flatMap((move): readonly Move[] => {
    if (move.kind !== 'leap') return [];
    const { vector: step, ...rest } = move;
    return [{ ...rest, kind: 'ride', step, reach, lame: [], skip: 0 }];
  });
  return rides.length < moves.length ? NO_SENSE : { made: rides };
}

/** A move of another piece, as far as the sentence lets it go. */
function limitedMove(move: Move, most: number): Move {
  switch (move.kind) {
    case 'ride':
      return most === 1
        ? {
            kind: 'leap',
            vector: move.step,
            modality: move.modality,
            enPassant: false,
            condition: move.condition,
          }
        : { ...move, reach: most };
    case 'hop':
      return { ...move, reach: most };
    case 'leap':
    case 'lame-leap':
    case 'path':
      return move;
  }
}

/** "Like a king, but only forward" does not say whether diagonally forward is meant, too. */
function leavesDiagonalsOpen(all: readonly Move[], steps: Directions): boolean {
  const diagonal = all.filter((move) => isAlong(move, DIAGONAL)).length;
  return diagonal > 0 && diagonal < all.length && steps.every(({ dx }) => dx === 0);
}

/** Tells which moves lead in these directions. If all moves are diagonal, "backward" means those that lead back. */
function leadsAlong(all: readonly Move[], steps: Directions): (move: Move) => boolean {
  // "It may not move orthogonally" is no news of it.
  const isDiagonal =
    all.every((move) => isAlong(move, DIAGONAL)) &&
    both(steps, ORTHOGONAL).length < ORTHOGONAL.length;
  const meant = isDiagonal ? union([steps, halfOf(steps)]) : steps;
  return (move) => isAlong(move, meant);
}

/** Tells which moves of all are excluded, and of which that is open. */
export function exclusionFrom(
  all: readonly Move[],
  { least, most }: Exclusion,
): Readonly<Record<'isOut' | 'isOpen', (move: Move) => boolean>> {
  const [isOut, isPerhapsOut] = [leadsAlong(all, least), leadsAlong(all, most)];
  return { isOut, isOpen: (move) => isOut(move) !== isPerhapsOut(move) };
}

/** All directions that lead the way of a straight step: backward, and diagonally backward. */
export function halfOf(steps: Directions): Directions {
  return EVERY.filter((one) =>
    steps.some((step) => step.dx * step.dy === 0 && along(step, one) > 0),
  );
}

export function isAlong(move: Move, steps: Directions): boolean {
  const vector = vectorOf(move);
  if (vector === null) return false;
  const { dx, dy } = vector;
  if (dx * dy !== 0 && Math.abs(dx) !== Math.abs(dy)) {
    const isStep = (x: number, y: number): boolean =>
      steps.some((one) => one.dx === x && one.dy === y);
    // A knight's leap leads forward, if it does not lead back. Sideways and vertically it leads by its long side.
    return steps.some((step) => {
      const [along, across] = step.dx === 0 ? [step.dy * dy, dx] : [step.dx * dx, dy];
      const isAxis = isStep(-step.dx, -step.dy);
      return step.dx * step.dy === 0 && along > (isAxis ? Math.abs(across) : 0);
    });
  }
  return steps.some((step) => step.dx === Math.sign(dx) && step.dy === Math.sign(dy));
}
