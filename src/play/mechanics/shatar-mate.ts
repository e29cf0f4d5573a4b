import type { Core, Hooks, Mechanic } from '../mechanic.js';
import { outcomeOfValue, winOf } from '../outcome-value.js';
import { kindNumber, type Tables } from '../tables/tables.js';

/** Shatar: a knight may not mate; mate wins only with a check by rook, knight or bers in the unbroken series of checks, else it is a draw. */
export const shatarMate: Mechanic = {
  name: 'shatar-mate',
  claims: ['shatarMateRule'],
  appliesTo: ({ rules, king }) => rules.shatarMateRule && king !== null,
  compile: compileShatarMate,
  witnesses: [],
};

function compileShatarMate({ game }: Tables, core: Core): Hooks {
  const knight = kindNumber(game, 'knight');
  const shaks = ['knight', 'rook', 'bers'].map((kind) => kindNumber(game, kind));
  return {
    stuckEnd: (position, { checkers }) => {
      if (!core.inCheck(position)) return null;
      const last = checkers[position.ply] ?? [];
      if (last.every((type) => type === knight)) return winOf(position.turn);
      for (let ply = position.ply; ply >= 0; ply -= 2) {
        const types = checkers[ply] ?? [];
        if (types.length === 0) break;
        if (types.some((type) => shaks.includes(type)))
          return outcomeOfValue(game.rules.checkmateValue, position.turn);
      }
      return 'draw';
    },
  };
}
