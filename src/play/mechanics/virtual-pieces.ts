import type { Core, Hooks, Mechanic } from '../mechanic.js';
import { winOf } from '../outcome-value.js';
import { otherSide } from '../piece-code.js';
import type { Tables } from '../tables/tables.js';

/** With two boards, whoever drops a piece that his partner has yet to take must give check with it, or loses. */
export const virtualPieces: Mechanic = {
  name: 'virtual-pieces',
  claims: [],
  appliesTo: ({ rules }) => rules.twoBoards,
  compile: compileVirtualPieces,
  witnesses: [],
};

function compileVirtualPieces({ types }: Tables, core: Core): Hooks {
  return {
    immediateEnd: (position) => {
      const first = otherSide(position.turn) * types;
      for (let type = 0; type < types; type++)
        if ((position.hand[first + type] ?? 0) < 0)
          return core.inCheck(position) ? null : winOf(position.turn);
      return null;
    },
  };
}
