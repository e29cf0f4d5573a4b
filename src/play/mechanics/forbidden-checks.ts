import { compileGivesCheck } from '../gives-check.js';
import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { DROP, fromOf, kindOf, PROMOTION } from '../move.js';
import { otherSide } from '../piece-code.js';
import type { Tables } from '../tables/tables.js';

/** Moves that may not give check: all moves, drops, or promotions in Sittuyin. */
export const forbiddenChecks = {
  name: 'forbidden-checks',
  claims: ['checking', 'dropChecks'],
  appliesTo: ({ rules, king }) =>
    king !== null && (!rules.checking || !rules.dropChecks || rules.sittuyinPromotion),
  compile: compileForbiddenChecks,
  witnesses: [
    {
      game: 'parent = racingkings',
      fen: '8/8/8/8/8/k7/8/1R5K w - - 0 1',
      legal: ['b1c1'],
      illegal: ['b1a1'],
    },
    // It gives check before it explodes.
    {
      game: 'parent = racingkings\nblastOnCapture = true',
      fen: '8/8/8/8/8/8/k3N2K/2b5 w - - 0 1',
      illegal: ['e2c1'],
    },
    // A king that passes gives check by its own moves.
    {
      game: 'parent = chess\nking = k:WfF\nchecking = false\npassBlack = true\nmobilityRegionWhiteKing = *8',
      fen: '6K1/5k2/8/8/8/8/8/8 b - - 0 1',
      legal: ['f7f7', 'f7e6'],
    },
    {
      game: 'parent = crazyhouse\ndropChecks = false',
      fen: '4k3/8/8/8/8/8/8/4K3[N] w - - 0 1',
      legal: ['N@a1'],
      illegal: ['N@d6'],
    },
    {
      game: 'parent = sittuyin',
      fen: '8/8/4k3/8/4P3/8/8/4R2K[] w - - 0 1',
      legal: ['e4e4f'],
      illegal: ['e4d3f', 'e4d5f'],
    },
  ],
} as const satisfies Mechanic;

function compileForbiddenChecks(tables: Tables, core: MoveApi): Hooks {
  const { checking, dropChecks, sittuyinPromotion } = tables.game.rules;
  const givesCheck = compileGivesCheck(tables);
  return {
    permits: (position, move) => {
      const kind = kindOf(move);
      const concerned =
        !checking || (kind === DROP && !dropChecks) || (kind === PROMOTION && sittuyinPromotion);
      if (!concerned) return true;
      const side = position.turn;
      const moved = kind === DROP ? 0 : (position.board[fromOf(move)] ?? 0);
      core.makePlain(position, move);
      position.turn = side;
      const gives = givesCheck(position, move, moved);
      position.turn = otherSide(side);
      core.unmake(position);
      return !gives;
    },
  };
}
