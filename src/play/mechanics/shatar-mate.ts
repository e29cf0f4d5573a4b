import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { outcomeOfValue, winOf } from '../outcome-value.js';
import { kindNumbers, type Tables } from '../tables/tables.js';

/**
 * Shatar: a knight may not mate, and mate wins only if the unbroken series of checks includes one by a rook, knight or bers; otherwise it is a
 * draw.
 */
export const shatarMate = {
  name: 'shatar-mate',
  claims: ['shatarMateRule'],
  appliesTo: ({ rules, king }) => rules.shatarMateRule && king !== null,
  compile: compileShatarMate,
  witnesses: [
    {
      game: 'parent = shatar',
      fen: '7k/8/6K1/8/8/8/p7/1R6 w - - 0 1',
      moves: ['b1b8'],
      outcome: 'white',
    },
    {
      game: 'parent = shatar',
      fen: '6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 1',
      moves: ['e5f7'],
      outcome: 'black',
    },
    {
      game: 'parent = shatar',
      fen: '7k/5K1p/8/8/8/8/8/2B5 w - - 0 1',
      moves: ['c1b2'],
      outcome: 'draw',
    },
    {
      game: 'parent = shatar\ncheckmateValue = draw',
      fen: '7k/8/6K1/8/8/8/p7/1R6 w - - 0 1',
      moves: ['b1b8'],
      outcome: 'draw',
    },
  ],
} as const satisfies Mechanic;

function compileShatarMate({ game }: Tables, core: MoveApi): Hooks {
  const knights = kindNumbers(game, 'knight');
  const shaks = ['knight', 'rook', 'bers'].flatMap((kind) => kindNumbers(game, kind));
  return {
    stuckEnd: (position, { checkers }) => {
      if (!core.inCheck(position)) return null;
      const last = checkers[position.ply] ?? [];
      if (last.every((type) => knights.includes(type))) return winOf(position.turn);
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
