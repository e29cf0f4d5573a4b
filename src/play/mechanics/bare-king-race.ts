import type { Hooks, Mechanic } from '../mechanic.js';
import { winOf } from '../outcome-value.js';
import { otherSide, SIDES } from '../piece-code.js';
import { relativeRank, type Tables } from '../tables/tables.js';

/**
 * When only the kings are left, the one nearer to its last rank has won; if both are equally near, the player to move has. In Paragi,
 * chessvariants.org, created 2022-08-08: "Bare kings".
 */
export const bareKingRace = {
  name: 'bare-king-race',
  claims: [],
  appliesTo: ({ beyond, king }) => beyond.bareKings !== null && king !== null,
  compile: compileBareKingRace,
  witnesses: [],
} as const satisfies Mechanic;

function compileBareKingRace({ files, ranks }: Tables): Hooks {
  return {
    immediateEnd: ({ total, handTotal, kingSquare, turn }) => {
      for (const side of SIDES)
        if (total[side] !== 1 || handTotal[side] !== 0 || (kingSquare[side] ?? -1) < 0) return null;
      const toGo = (side: typeof turn): number =>
        ranks - 1 - relativeRank(ranks, Math.floor((kingSquare[side] ?? 0) / files), side);
      const them = otherSide(turn);
      return winOf(toGo(them) < toGo(turn) ? them : turn);
    },
  };
}
