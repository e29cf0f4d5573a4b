import { inUse } from '../acting.js';
import { isCapture } from '../capture.js';
import type { Hooks, Mechanic } from '../mechanic.js';
import { EN_PASSANT, fromOf, kindOf, toOf } from '../move.js';
import { typeOf } from '../piece-code.js';
import { typeTable, type Tables } from '../tables/tables.js';

/** Some types cannot capture their own type. */
export const mutualImmunity = {
  name: 'mutual-immunity',
  claims: ['mutuallyImmuneTypes'],
  appliesTo: inUse('mutuallyImmuneTypes'),
  compile: compileMutualImmunity,
  witnesses: [
    {
      game: 'parent = chess\nmutuallyImmuneTypes = n',
      fen: '4k3/8/8/2pn4/8/4N3/8/4K3 w - - 0 1',
      legal: ['e3c4'],
      illegal: ['e3d5'],
    },
    {
      game: 'parent = chess\nmutuallyImmuneTypes = n',
      fen: '4k3/8/8/3r4/8/4N3/8/4K3 w - - 0 1',
      legal: ['e3d5'],
    },
  ],
} as const satisfies Mechanic;

function compileMutualImmunity({ game }: Tables): Hooks {
  const immune = typeTable(game, game.rules.mutuallyImmuneTypes);
  return {
    permits: (position, move) => {
      if (kindOf(move) === EN_PASSANT || !isCapture(position, move)) return true;
      const type = typeOf(position.board[fromOf(move)] ?? 0);
      return immune[type] !== 1 || type !== typeOf(position.board[toOf(move)] ?? 0);
    },
  };
}
