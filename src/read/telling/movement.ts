import { equalMovements } from '../../ir/compare.js';
import {
  ALWAYS,
  times,
  vectorOf,
  type Condition,
  type Modality,
  type Move,
  type Movement,
  type Vector,
} from '../../ir/movement.js';
import { union, type Directions } from './directions.js';
import type { Manner, MoveFact, PieceReference, Stroke, Way } from './move-facts.js';

/** How a piece moves that others refer to; null: nobody knows it. */
export type Resolve = (piece: PieceReference) => Movement | null;

/** Why facts make no movement. */
export type Trouble =
  | { readonly kind: 'unknown-piece'; readonly name: string }
  /** No sentence says whether it jumps. */
  | { readonly kind: 'jump-unsaid' }
  /** "Like a rook: one square in any direction". */
  | { readonly kind: 'contradicts-itself' }
  /** A direction without a distance, or a jump of a piece that has none to make. */
  | { readonly kind: 'makes-no-sense' };

/** Something made, or why it could not be. */
export type Made<T> = { readonly made: T } | { readonly trouble: Trouble };

const NO_SENSE: { readonly trouble: Trouble } = { trouble: { kind: 'makes-no-sense' } };

interface Part {
  readonly way: Way;
  readonly manner: Manner;
  readonly isFirstMove: boolean;
}

/** What all facts on a piece make together. */
export function movementOf(facts: readonly MoveFact[], resolve: Resolve): Made<Movement> {
  let parts: Part[] = [];
  let isNoCapture = false;
  let isAlike = false;
  const excluded: { steps: Directions; manner: Manner }[] = [];
  for (const fact of facts) {
    switch (fact.kind) {
      case 'ways':
        for (const way of fact.ways)
          parts.push({ way, manner: fact.manner, isFirstMove: fact.isFirstMove });
        break;
      case 'explains': {
        const [told, again] = [
          movementOf(
            [
              {
                kind: 'ways',
                ways: parts.map(({ way }) => way),
                manner: 'both',
                isFirstMove: false,
              },
            ],
            resolve,
          ),
          movementOf(
            [{ kind: 'ways', ways: fact.ways, manner: 'both', isFirstMove: false }],
            resolve,
          ),
        ];
        if (parts.length === 0) {
          for (const way of fact.ways) parts.push({ way, manner: 'move', isFirstMove: false });
          break;
        }
        // Another piece may be one that nobody here knows: then these words are the definition.
        if ('trouble' in told && 'made' in again && told.trouble.kind === 'unknown-piece') {
          parts = fact.ways.map((way) => ({ way, manner: 'move', isFirstMove: false }));
          break;
        }
        if ('trouble' in again && again.trouble.kind === 'unknown-piece' && 'made' in told) break;
        if ('trouble' in again && again.trouble.kind === 'jump-unsaid' && 'made' in told) break;
        if ('trouble' in told || 'trouble' in again || !equalMovements(told.made, again.made))
          return { trouble: { kind: 'contradicts-itself' } };
        break;
      }
      case 'jumps': {
        const isOpen = ({ way }: Part): boolean =>
          way.kind === 'line' && way.most !== 'edge' && way.most > 1 && way.jumps === null;
        if (
          fact.jumps &&
          !parts.some(isOpen) &&
          !parts.some((part) => jumpsAnyway(part.way, resolve))
        )
          return NO_SENSE;
        if (
          !fact.jumps &&
          parts.some(({ way }) => way.kind === 'like' && leapsOnly(resolve(way.piece)))
        )
          return NO_SENSE;
        parts = parts.map((part) =>
          isOpen(part) && part.way.kind === 'line'
            ? { ...part, way: { ...part.way, jumps: fact.jumps } }
            : part,
        );
        break;
      }
      case 'hurdle': {
        const plain = parts.filter(({ way }) => way.kind !== 'hop');
        if (plain.length === 0) return NO_SENSE;
        const hops = plain.map((part) => ({
          ...part,
          way: { kind: 'hop', of: part.way } as const,
        }));
        parts =
          fact.for === 'everything'
            ? hops
            : [
                ...plain
                  .filter(({ manner }) => manner !== 'capture')
                  .map((part) => ({ ...part, manner: 'quiet' as const })),
                ...hops.map((part) => ({ ...part, manner: 'capture' as const })),
              ];
        break;
      }
      case 'not':
        excluded.push(fact);
        break;
      case 'no-capture': {
        const last = parts.at(-1);
        if (last === undefined) return NO_SENSE;
        isNoCapture = true;
        break;
      }
      case 'alike':
        isAlike = true;
        break;
      case 'stay':
        if (parts.length > 0) return NO_SENSE;
        return { made: [] };
      case 'limit':
        if (parts.length === 0) return NO_SENSE;
        parts = parts.map((part, index) =>
          index === parts.length - 1
            ? { ...part, way: limited(part.way, fact.most, fact.steps) }
            : part,
        );
        break;
    }
  }
  if (parts.length === 0) return NO_SENSE;
  const captures = parts.some(({ manner }) => manner === 'capture');
  // How it goes to empty squares another sentence says, or none.
  if (parts.every(({ manner }) => manner === 'capture')) return NO_SENSE;
  const moves: Move[] = [];
  let distance: { least: number; most: number | 'edge' } | null = null;
  for (const { isFirstMove, manner, way } of parts) {
    let own = way;
    if (own.kind === 'line') {
      if (own.least === null) {
        if (distance === null) return NO_SENSE;
        own = { ...own, ...distance };
      } else distance = { least: own.least, most: own.most };
    }
    const made = movesOf(own, resolve);
    if ('trouble' in made) return made;
    const quiet = manner !== 'capture';
    const capture =
      isAlike || (manner !== 'quiet' && !(manner === 'move' && (captures || isNoCapture)));
    const modalities: readonly Modality[] = [
      ...(quiet ? (['quiet'] as const) : []),
      ...(capture ? (['capture'] as const) : []),
    ];
    const kept = made.made.filter((move) => modalities.includes(move.modality));
    moves.push(
      ...kept.map((move) =>
        isFirstMove ? { ...move, condition: { ...move.condition, initial: true } } : move,
      ),
    );
  }
  const left = moves.filter(
    (move) =>
      !excluded.some(
        ({ manner, steps }) =>
          (manner !== 'capture' || move.modality === 'capture') && isAlong(move, steps),
      ),
  );
  return left.length === 0 ? NO_SENSE : { made: left };
}

function limited(way: Way, most: number | null, steps: Directions | null): Way {
  switch (way.kind) {
    case 'line':
      return { ...way, most: most ?? way.most, steps: steps === null ? way.steps : union([steps]) };
    case 'like':
      return { ...way, most: most ?? way.most, steps: steps ?? way.steps };
    case 'strokes':
    case 'hop':
      return way;
  }
}

/** It passes over pieces whatever a sentence says: a knight, or something over hurdles. */
function jumpsAnyway(way: Way, resolve: Resolve): boolean {
  switch (way.kind) {
    case 'line':
      return way.jumps === true;
    case 'strokes':
      return way.strokes.some(({ kind }) => kind === 'leap');
    case 'hop':
      return true;
    case 'like':
      return (resolve(way.piece) ?? []).some((move) => move.kind === 'hop' || isFar(move));
  }
}

function isFar(move: Move): boolean {
  return move.kind === 'leap' && Math.max(Math.abs(move.vector.dx), Math.abs(move.vector.dy)) > 1;
}

function leapsOnly(movement: Movement | null): boolean {
  return movement !== null && movement.length > 0 && movement.every(isFar);
}

function movesOf(way: Way, resolve: Resolve): Made<Movement> {
  if (way.kind === 'like') {
    const movement = resolve(way.piece);
    if (movement === null) return { trouble: { kind: 'unknown-piece', name: way.piece.name } };
    const limitedMoves = movement.flatMap((move) => limitedMove(move, way.most, way.steps));
    return limitedMoves.length === 0 && movement.length > 0 ? NO_SENSE : { made: limitedMoves };
  }
  const strokes = strokesOf(way, resolve);
  if ('trouble' in strokes) return strokes;
  return {
    made: strokes.made.flatMap((stroke) =>
      (['quiet', 'capture'] as const).map((modality): Move => withManner(stroke, modality)),
    ),
  };
}

function withManner(stroke: Stroke, modality: Modality, condition: Condition = ALWAYS): Move {
  return { ...stroke, modality, enPassant: false, condition };
}

function strokesOf(way: Exclude<Way, { kind: 'like' }>, resolve: Resolve): Made<readonly Stroke[]> {
  switch (way.kind) {
    case 'strokes':
      return { made: way.strokes };
    case 'line':
      return strokesOfLine(way);
    case 'hop': {
      if (way.of.kind === 'like') {
        const movement = resolve(way.of.piece);
        if (movement === null)
          return { trouble: { kind: 'unknown-piece', name: way.of.piece.name } };
        const rides = movement.flatMap((move) =>
          move.kind === 'ride' && move.modality === 'quiet' ? [move] : [],
        );
        if (rides.length * 2 !== movement.length) return NO_SENSE;
        return { made: rides.map(({ reach, step }) => hop(step, reach)) };
      }
      if (way.of.kind !== 'line' || way.of.least !== 1 || way.of.most === 1) return NO_SENSE;
      const { most } = way.of;
      return { made: way.of.steps.map((step) => hop(step, most)) };
    }
  }
}

function hop(step: Vector, reach: number | 'edge'): Stroke {
  return { kind: 'hop', step, reach, hurdle: 'edge', beyond: 'edge' };
}

function strokesOfLine({
  jumps,
  least,
  most,
  steps,
}: Extract<Way, { kind: 'line' }>): Made<readonly Stroke[]> {
  if (least === null) return NO_SENSE;
  if (most === 1) return { made: steps.map((vector) => ({ kind: 'leap', vector })) };
  if (jumps === true) {
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
  if (jumps === null) return { trouble: { kind: 'jump-unsaid' } };
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

/** A move of another piece, as far as the sentence lets it go. */
function limitedMove(move: Move, most: number | null, steps: Directions | null): readonly Move[] {
  if (steps !== null && !isAlong(move, steps)) return [];
  if (most === null) return [move];
  switch (move.kind) {
    case 'ride':
      return most === 1
        ? [
            {
              kind: 'leap',
              vector: move.step,
              modality: move.modality,
              enPassant: false,
              condition: move.condition,
            },
          ]
        : [{ ...move, reach: most }];
    case 'hop':
      return [{ ...move, reach: most }];
    case 'leap':
    case 'lame-leap':
    case 'path':
      return [move];
  }
}

function isAlong(move: Move, steps: Directions): boolean {
  const vector = vectorOf(move);
  if (vector === null) return false;
  const { dx, dy } = vector;
  if (dx * dy !== 0 && Math.abs(dx) !== Math.abs(dy))
    // A knight's leap leads forward, if it does not lead back.
    return steps.some((step) => step.dx * step.dy === 0 && step.dx * dx + step.dy * dy > 0);
  return steps.some((step) => step.dx === Math.sign(dx) && step.dy === Math.sign(dy));
}
