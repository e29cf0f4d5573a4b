import { attackersOf } from '../attack.js';
import type { Core, Hooks, Mechanic } from '../mechanic.js';
import { DROP, fromOf, kindOf, toOf } from '../move.js';
import { otherSide } from '../piece-code.js';
import type { Tables } from '../tables/tables.js';

/** A king in check may not run away: it may only take the one piece that checks. */
export const makpong = {
  name: 'makpong',
  claims: ['makpongRule'],
  appliesTo: ({ rules, king }) => rules.makpongRule && king !== null,
  compile: compileMakpong,
  witnesses: [],
} as const satisfies Mechanic;

function compileMakpong({ squares }: Tables, core: Core): Hooks {
  const checkers = new Int32Array(squares);
  return {
    permits: (position, move) => {
      const king = position.kingSquare[position.turn] ?? -1;
      if (kindOf(move) === DROP || fromOf(move) !== king || !core.inCheck(position)) return true;
      const count = attackersOf(position, king, otherSide(position.turn), checkers);
      return count === 1 && checkers[0] === toOf(move);
    },
  };
}
