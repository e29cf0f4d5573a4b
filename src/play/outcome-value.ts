import type { Value } from '../ir/rules.js';
import type { Outcome } from './mechanic.js';
import { otherSide, type Side } from './piece-code.js';

/** A win for a side. */
export function winOf(side: Side): Outcome {
  return side === 0 ? 'white' : 'black';
}

/** The outcome of a value for a side. If the engine needs a result and the value is `none`, it counts as a win. */
export function outcomeOfValue(value: Value, side: Side): Outcome {
  switch (value) {
    case 'draw':
      return 'draw';
    case 'loss':
      return winOf(otherSide(side));
    case 'win':
    case 'none':
      return winOf(side);
  }
}
