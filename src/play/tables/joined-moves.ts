import { rotateVector, type Move } from '../../ir/movement.js';
import type { Side } from '../piece-code.js';
import { CAPTURE, OWN_CAPTURE, QUIET } from './instructions.js';

/** A move with all of its modalities in a movement. */
export interface JoinedMove {
  readonly move: Move;
  readonly modality: number;
}

/** The bit of each modality. */
export const MODALITY_BITS = {
  quiet: QUIET,
  capture: CAPTURE,
  'own-capture': OWN_CAPTURE,
} as const;

export function joinModalities(movement: readonly Move[], side: Side): readonly JoinedMove[] {
  const joined = new Map<string, JoinedMove>();
  for (const move of movement) {
    const turned = side === 0 ? move : turnMove(move);
    const key = JSON.stringify({ ...turned, modality: '', enPassant: false });
    const modality = (joined.get(key)?.modality ?? 0) | MODALITY_BITS[move.modality];
    joined.set(key, { move: turned, modality });
  }
  return [...joined.values()];
}

/** The move for Black. */
function turnMove(move: Move): Move {
  switch (move.kind) {
    case 'leap':
      return { ...move, vector: rotateVector(move.vector) };
    case 'lame-leap':
      return {
        ...move,
        vector: rotateVector(move.vector),
        empty: move.empty.map(rotateVector),
        occupied: move.occupied.map(rotateVector),
      };
    case 'ride':
      return { ...move, step: rotateVector(move.step), lame: move.lame.map(rotateVector) };
    case 'hop':
      return { ...move, step: rotateVector(move.step) };
    case 'path':
      return {
        ...move,
        legs: move.legs.map((leg) => ({ ...leg, step: rotateVector(leg.step) })),
        last: { ...move.last, step: rotateVector(move.last.step) },
      };
  }
}
