import { isAttacked } from '../attack.js';
import { compileBareChecks } from '../bare-checks.js';
import type { Core, Hooks, Mechanic } from '../mechanic.js';
import { DROP, kindOf, PROMOTION } from '../move.js';
import { otherSide } from '../piece-code.js';
import type { Position } from '../position.js';
import type { Tables } from '../tables/tables.js';

/** Moves that may not give check: all of them, drops, or promotions in Sittuyin. */
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

function compileForbiddenChecks(tables: Tables, core: Core): Hooks {
  const { checking, dropChecks, sittuyinPromotion } = tables.game.rules;
  const isBareCheck = compileBareChecks(tables);
  return {
    permits: (position, move) => {
      const kind = kindOf(move);
      const concerned =
        !checking || (kind === DROP && !dropChecks) || (kind === PROMOTION && sittuyinPromotion);
      return !concerned || !givesCheck(core, position, move, isBareCheck);
    },
  };
}

function givesCheck(
  core: Core,
  position: Position,
  move: number,
  isBareCheck: ReturnType<typeof compileBareChecks>,
): boolean {
  const side = position.turn;
  core.make(position, move);
  const king = position.kingSquare[otherSide(side)] ?? -1;
  position.turn = side;
  const check =
    king >= 0 && (isAttacked(position, king, side) || isBareCheck?.(position, move) === true);
  position.turn = otherSide(side);
  core.unmake(position);
  return check;
}
