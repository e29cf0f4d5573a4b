import type { Hooks, Mechanic } from '../mechanic.js';
import { outcomeOfValue } from '../outcome-value.js';
import { otherSide, type Side } from '../piece-code.js';
import type { Position } from '../position.js';
import type { Tables } from '../tables/tables.js';
import { countWithHand, oneOrAnyNumber } from '../type-counts.js';

/**
 * A side that has lost all but a few pieces of one type (or of all types) has won or lost, if the opponent still has enough of them. With a
 * claim, the opponent of the side to move needs one more, because that side can still capture one. If the pieces are pseudo-royal, they can be
 * lost only by an explosion.
 */
export const extinction = {
  name: 'extinction',
  claims: [
    'extinctionValue',
    'extinctionClaim',
    'extinctionPieceTypes',
    'extinctionPieceCount',
    'extinctionOpponentPieceCount',
  ],
  appliesTo: ({ rules }) =>
    rules.extinctionValue !== 'none' && (!rules.extinctionPseudoRoyal || rules.blastOnCapture),
  compile: compileExtinction,
  witnesses: [
    { game: 'parent = antichess', fen: '8/8/8/8/8/8/8/7k w - - 0 1', outcome: 'white' },
    { game: 'parent = horde', fen: '4k3/8/8/8/8/8/8/8 w - - 0 1', outcome: 'black' },
    {
      game: 'parent = atomic',
      fen: 'rnb1kbnr/pppppppp/8/6N1/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1',
      moves: ['g5f7'],
      outcome: 'white',
    },
    {
      game: 'parent = chess\nextinctionValue = loss\nextinctionPieceTypes = n\nextinctionOpponentPieceCount = 2\nextinctionClaim = true',
      fen: '4k3/8/8/8/8/8/PPP5/NN2K3 w - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\nextinctionValue = loss\nextinctionPieceTypes = n\nextinctionOpponentPieceCount = 2\nextinctionClaim = true',
      fen: '4k3/8/8/8/8/8/PPP5/NN2K3 b - - 0 1',
      outcome: null,
    },
    {
      game: 'parent = chess\nextinctionValue = loss\nextinctionPieceTypes = n\nextinctionPieceCount = 1',
      fen: '4k1nn/8/8/8/8/8/PPP5/N3K3 b - - 0 1',
      outcome: 'black',
    },
  ],
} as const satisfies Mechanic;

function compileExtinction({ game }: Tables): Hooks {
  const { rules } = game;
  const types = rules.extinctionPieceTypes.map((one) => oneOrAnyNumber(game, one));
  const few = rules.extinctionPieceCount;
  const enough = rules.extinctionOpponentPieceCount;
  return {
    immediateEnd: (position) => {
      const us = position.turn;
      const them = otherSide(us);
      if (isExtinct(position, them, enough)) return outcomeOfValue(rules.extinctionValue, them);
      if (isExtinct(position, us, rules.extinctionClaim ? enough + 1 : enough))
        return outcomeOfValue(rules.extinctionValue, us);
      return null;
    },
  };

  function isExtinct(position: Position, side: Side, opponents: number): boolean {
    for (const type of types)
      if (
        countWithHand(position, side, type) <= few &&
        countWithHand(position, otherSide(side), type) >= opponents
      )
        return true;
    return false;
  }
}
