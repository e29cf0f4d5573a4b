import type { Color } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';

/** The letters of the variant's pieces, for messages: `P, N, B`. */
export function letterList({ pieces }: EngineRules): string {
  return pieces.length === 0
    ? 'none: without a parent a variant has only the pieces that it names'
    : pieces.map(({ letter }) => letter.toUpperCase()).join(', ');
}

/** The name of a player in messages. */
export const PLAYER = { white: 'White', black: 'Black' } as const satisfies Record<Color, string>;
