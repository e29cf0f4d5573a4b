import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { countRoyals, isRoyalAttacked } from '../royals.js';
import type { Tables } from '../tables/tables.js';

/** If a side has several royal pieces, none of them may be left in check or be lost in any other way. */
export const severalRoyals = {
  name: 'several-royals',
  claims: [],
  appliesTo: ({ royals }) => royals !== undefined,
  compile: compileSeveralRoyals,
  witnesses: [],
} as const satisfies Mechanic;

function compileSeveralRoyals(_tables: Tables, core: MoveApi): Hooks {
  return {
    permits: (position, move) => {
      const { turn } = position;
      const royals = countRoyals(position, turn);
      core.make(position, move);
      const safe = !isRoyalAttacked(position, turn) && countRoyals(position, turn) >= royals;
      core.unmake(position);
      return safe;
    },
  };
}
