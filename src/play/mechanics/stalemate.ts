import type { Hooks, Mechanic } from '../mechanic.js';
import { compileStalemate } from '../stalemate.js';

/** The result of having no legal move without being in check: a fixed value, by the number of pieces, or by material. */
export const stalemate = {
  name: 'stalemate',
  claims: ['stalemateValue', 'stalematePieceCount'],
  appliesTo: () => true,
  compile: (tables): Hooks => ({ stuckEnd: compileStalemate(tables) }),
  witnesses: [
    { game: 'parent = spartan', fen: 'k6k/8/8/8/8/8/8/RR1K2RR b - - 0 1', outcome: 'white' },
    { game: 'parent = spartan', fen: 'k6k/8/8/8/8/8/8/R2K2RR b - - 0 1', outcome: null },
    { game: 'parent = chess', fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', outcome: 'draw' },
    { game: 'parent = xiangqi', fen: '3k5/4P4/9/9/9/9/9/9/9/4K4 b - - 0 1', outcome: 'white' },
    {
      game: 'parent = chess\nstalemateValue = loss',
      fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\nstalemateValue = win',
      fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
      outcome: 'black',
    },
    {
      game: 'parent = chess\nstalemateValue = loss\nstalematePieceCount = true',
      fen: '7k/5Q2/p5K1/P7/8/8/8/8 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = antichess\nstalemateValue = loss\nstalematePieceCount = true',
      fen: '8/8/8/p7/P7/8/8/8 b - - 0 1',
      outcome: 'draw',
    },
    {
      game: 'parent = antichess\nstalemateValue = loss\nstalematePieceCount = true',
      fen: '8/8/p7/p7/P7/8/8/8 b - - 0 1',
      outcome: 'black',
    },
    {
      game: 'parent = chess\nking = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\ncastling = false',
      fen: '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1',
      outcome: 'white',
    },
    {
      game: 'parent = chess\nking = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\ncastling = false',
      fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
      outcome: 'draw',
    },
  ],
} as const satisfies Mechanic;
