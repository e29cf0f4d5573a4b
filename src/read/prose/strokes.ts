import type { Hop as SpokenHop, Leap as SpokenLeap } from '../../../grammar/prose/syntax.js';
import type { Hop, LameLeap, Leap, Move, Path, Ride } from '../../ir/movement.js';
import { leapVectors, spotVector, stepsOf } from './directions.js';

type Bare<M extends Move> = Omit<M, 'modality' | 'condition' | 'enPassant'>;
/** A move without what it does on its target, and without conditions. */
export type Stroke = Bare<Leap> | Bare<LameLeap> | Bare<Ride> | Bare<Hop> | Bare<Path>;

/** Leaps, on conditions if it has any. */
export function strokesOfLeap({ size, spots }: SpokenLeap): readonly Stroke[] {
  return leapVectors(size).map((vector) => {
    if (spots.length === 0) return { kind: 'leap', vector };
    const where = (what: 'empty' | 'occupied') =>
      spots.filter(({ is }) => is === what).map(({ place }) => spotVector(place, vector));
    return { kind: 'lame-leap', vector, empty: where('empty'), occupied: where('occupied') };
  });
}

/** Null: hops of at least so many squares are no moves of ours. */
export function strokesOfHop({ beyond, hurdle, run }: SpokenHop): readonly Stroke[] | null {
  const { count, step } = run;
  if (count === null || (count.least > 1 && count.most !== null)) return null;
  const steps = step.kind === 'leap' ? leapVectors(step) : stepsOf(step.heading);
  return steps.map((one) => ({
    kind: 'hop',
    step: one,
    reach: count.most ?? 'edge',
    hurdle: hurdle ?? 'edge',
    beyond: beyond ?? 'edge',
  }));
}
