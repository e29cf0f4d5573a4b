import { attackersOf } from '../attack.js';
import { isBikjang } from '../facing.js';
import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { DROP, fromOf, isPass, kindOf, toOf } from '../move.js';
import { otherSide } from '../piece-code.js';
import type { Tables } from '../tables/tables.js';

/** A king in check may not run away. It may only capture the checking piece, if there is only one. */
export const makpong = {
  name: 'makpong',
  claims: ['makpongRule'],
  appliesTo: ({ rules, king }) => rules.makpongRule && king !== null,
  compile: compileMakpong,
  witnesses: [
    {
      game: 'parent = makpong',
      fen: '4k3/8/8/8/8/8/8/r3K2R w - - 0 1',
      illegal: ['e1e2', 'e1d2'],
      outcome: 'black',
    },
    {
      game: 'parent = makpong',
      fen: '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1',
      legal: ['e1e2'],
      illegal: ['e1d1'],
    },
    {
      game: 'parent = makpong',
      fen: '4k3/8/8/8/8/2R5/8/r3K3 w - - 0 1',
      legal: ['c3c1'],
      illegal: ['e1e2'],
    },
    {
      game: 'parent = janggi\nmakpongRule = true',
      fen: '3c5/3k5/9/9/9/9/9/3K5/9/9 w - - 0 1',
      legal: ['d3d3'],
    },
  ],
} as const satisfies Mechanic;

function compileMakpong({ game, squares }: Tables, core: MoveApi): Hooks {
  const checkers = new Int32Array(squares);
  return {
    permits: (position, move) => {
      const king = position.kingSquare[position.turn] ?? -1;
      if (kindOf(move) === DROP || fromOf(move) !== king || !core.inCheck(position)) return true;
      // A pass between facing kings is always allowed.
      if (game.rules.bikjangRule && isPass(move) && isBikjang(position)) return true;
      const count = attackersOf(position, king, otherSide(position.turn), checkers);
      return count === 1 && checkers[0] === toOf(move);
    },
  };
}
