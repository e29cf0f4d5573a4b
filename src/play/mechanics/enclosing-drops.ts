import { compileDrops } from '../generate-drops.js';
import type { Mechanic } from '../mechanic.js';

/** Drops that must enclose enemies (Othello), touch friends (Ataxx), avoid enemies (Snort), or slide in from a side (Connect 4). */
export const enclosingDrops = {
  name: 'enclosing-drops',
  claims: ['enclosingDrop', 'enclosingDropStart'],
  appliesTo: ({ rules }) => rules.pieceDrops && rules.enclosingDrop !== 'none',
  compile: compileDrops,
  witnesses: [
    {
      game: 'maxRank = 4\nmaxFile = 4\nimmobile = p\npieceDrops = true\nstartFen = 4/4/4/4[PPPPpppp] w - - 0 1\nenclosingDrop = reversi',
      fen: '4/1pP1/1Pp1/4[PPPPpppp] w - - 0 1',
      legal: ['P@c1', 'P@b4'],
      illegal: ['P@b1', 'P@a1'],
    },
    {
      game: 'maxRank = 6\nmaxFile = 7\nimmobile = p\nstartFen = 7/7/7/7/7/7[PPPppp] w - - 0 1\npieceDrops = true\nstalemateValue = draw\nenclosingDrop = top',
      fen: '7/7/7/7/7/P6[PPppp] b - - 0 1',
      legal: ['P@a2', 'P@b1'],
      illegal: ['P@a1', 'P@b2'],
    },
    {
      game: 'maxRank = 6\nmaxFile = 7\nimmobile = p\nstartFen = 7/7/7/7/7/7[PPPppp] w - - 0 1\npieceDrops = true\nstalemateValue = draw\nenclosingDrop = anyside',
      fen: '7/7/7/7/7/1P5[PPppp] b - - 0 1',
      legal: ['P@a6', 'P@c6', 'P@b2', 'P@a3'],
      illegal: ['P@b6', 'P@c3'],
    },
    // On the first squares the other rules of drops apply.
    {
      game: 'parent = crazyhouse\nenclosingDrop = anyside\nenclosingDropStart = a2 c8 g1',
      fen: '5k2/8/8/8/8/8/8/5K2[p] b - - 0 1',
      legal: ['P@a2'],
      illegal: ['P@c8', 'P@g1'],
    },
    {
      game: 'maxRank = 4\nmaxFile = 4\nimmobile = p\npieceDrops = true\nstartFen = 4/4/4/4[PPPPpppp] w - - 0 1\nenclosingDrop = ataxx',
      fen: '4/4/4/P2p[PPPPpppp] w - - 0 1',
      legal: ['P@b2'],
      illegal: ['P@c2', 'P@c1'],
    },
    {
      game: 'maxRank = 4\nmaxFile = 4\nimmobile = p\npieceDrops = true\nstartFen = 4/4/4/4[PPPPpppp] w - - 0 1\nenclosingDrop = snort',
      fen: '4/4/4/P2p[PPPPpppp] w - - 0 1',
      legal: ['P@b2', 'P@a4', 'P@c2'],
      illegal: ['P@c1', 'P@d2'],
    },
    {
      game: 'maxRank = 4\nmaxFile = 4\nimmobile = p\npieceDrops = true\nstartFen = 4/4/4/4[PPPPpppp] w - - 0 1\nenclosingDrop = reversi\nenclosingDropStart = b2 c2 b3 c3',
      fen: '4/4/4/4[PPPPpppp] w - - 0 1',
      legal: ['P@b2', 'P@c3'],
      illegal: ['P@a1'],
    },
  ],
} as const satisfies Mechanic;
