import type { Dialect } from '../../catalog/betza/dialects.js';
import type { Board } from '../../ir/board.js';
import type { Movement } from '../../ir/movement.js';

/** A text that means exactly the movement, or the reason why the dialect has none. */
export type PrintedBetza =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: string };

export function printBetza(_movement: Movement, _dialect: Dialect, _board?: Board): PrintedBetza {
  return { kind: 'refused', why: 'not written yet' };
}
