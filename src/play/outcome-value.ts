import type { Value } from '../ir/rules.js';
import type { Outcome } from './mechanic.js';
import { otherSide, type Side } from './piece-code.js';

/** The game is won by a side. */
export function winOf(side: Side): Outcome {
  return side === 0 ? 'white' : 'black';
}

/** What a value for a side means. Where the engine asks for a result and the value is `none`, it takes it for a win. */
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
