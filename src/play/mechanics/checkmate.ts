import type { MoveApi, Hooks, Mechanic } from '../mechanic.js';
import { outcomeOfValue } from '../outcome-value.js';
import type { Tables } from '../tables/tables.js';

/** The result of having no legal move while the king is in check. */
export const checkmate = {
  name: 'checkmate',
  claims: ['checkmateValue'],
  appliesTo: () => true,
  compile: compileCheckmate,
  witnesses: [
    {
      game: 'parent = chess',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
      outcome: 'black',
    },
    {
      game: 'parent = chess\ncheckmateValue = win',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
      outcome: 'white',
    },
    {
      game: 'parent = chess\ncheckmateValue = draw',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
      outcome: 'draw',
    },
  ],
} as const satisfies Mechanic;

function compileCheckmate({ game }: Tables, core: MoveApi): Hooks {
  const { checkmateValue } = game.rules;
  return {
    stuckEnd: (position) =>
      core.inCheck(position) ? outcomeOfValue(checkmateValue, position.turn) : null,
  };
}
