import { inUse } from '../acting.js';
import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { kindOf, PROMOTION } from '../move.js';
import { pieceCode } from '../piece-code.js';
import { kindNumber, type Tables } from '../tables/tables.js';

/** Sittuyin: a king with one pawn may claim a draw if the only legal moves are promotions, because promotion is never obligatory. */
export const promotionStalemate = {
  name: 'promotion-stalemate',
  claims: ['sittuyinPromotion'],
  appliesTo: inUse('sittuyinPromotion'),
  compile: compilePromotionStalemate,
  witnesses: [
    {
      game: 'parent = sittuyin',
      fen: '1r5k/8/4p3/4P3/8/8/7r/K7[] w - - 0 1',
      legal: ['e5e5f'],
      outcome: 'draw',
    },
    { game: 'parent = sittuyin', fen: '1r5k/8/4p3/4P3/8/8/8/K7[] w - - 0 1', outcome: null },
  ],
} as const satisfies Mechanic;

function compilePromotionStalemate({ game }: Tables, core: MoveApi): Hooks {
  const pawn = kindNumber(game, 'pawn');
  return {
    optionalEnd: (position) => {
      const { turn, total, count, top } = position;
      if (pawn < 0 || total[turn] !== 2 || count[pieceCode(pawn, turn)] !== 1) return null;
      if (core.inCheck(position)) return null;
      core.legalMoves(position);
      const isStuck = position.moves
        .subarray(top, position.top)
        .every((move) => kindOf(move) === PROMOTION);
      position.top = top;
      return isStuck ? 'draw' : null;
    },
  };
}
