import { compileDrops } from '../generate-drops.js';
import type { Mechanic } from '../mechanic.js';

/** Drops on empty squares: the squares allowed, and limits per file. */
export const drops = {
  name: 'drops',
  claims: [
    'pieceDrops',
    'capturesToHand',
    'dropLoop',
    'freeDrops',
    'dropRegion',
    'dropPromoted',
    'firstRankPawnDrops',
    'promotionZonePawnDrops',
    'sittuyinRookDrop',
    'dropNoDoubled',
    'dropNoDoubledCount',
    'mainPromotionPawnType',
    'twoBoards',
  ],
  // Enclosing drops have separate squares.
  appliesTo: ({ rules }) => rules.pieceDrops && rules.enclosingDrop === 'none',
  compile: compileDrops,
  witnesses: [
    {
      game: 'parent = crazyhouse',
      fen: '4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1',
      legal: ['P@a2', 'P@h7'],
      illegal: ['P@a1', 'P@a8', 'N@a3', 'P@e1'],
    },
    {
      game: 'parent = crazyhouse',
      fen: '4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1',
      moves: ['e4d5', 'e8e7', 'P@h2'],
      becomes: '8/4k3/8/3P4/8/8/7P/4K3[] b - - 0 2',
    },
    {
      game: 'parent = shogi',
      fen: '4k4/9/9/9/9/9/P8/9/4K4[P] w - - 0 1',
      legal: ['P@b5'],
      illegal: ['P@a5', 'P@b9'],
    },
    {
      game: 'parent = sittuyin',
      fen: '8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KFRRSSNNkfrrssnn] w - - 0 1',
      legal: ['R@a1', 'K@a2'],
      illegal: ['R@a2', 'K@a5', 'K@a3'],
    },
    {
      game: 'parent = shogi\ndropPromoted = true',
      fen: '4k4/9/9/9/9/9/P8/9/4K4[P] w - - 0 1',
      legal: ['P@b8', '+P@b8', '+P@b9'],
      illegal: ['P@b9', '+P@a8'],
    },
    { game: 'parent = kyotoshogi', fen: '4k/5/5/5/4K[P] w - - 0 1', legal: ['P@a2', '+P@a2'] },
    {
      game: 'parent = ataxx\nenclosingDrop = none',
      fen: '7/7/7/7/7/7/P5p w - - 0 1',
      legal: ['P@d4', 'P@b1'],
      illegal: ['P@a1'],
    },
    {
      game: 'parent = crazyhouse\nfirstRankPawnDrops = true\npromotionZonePawnDrops = true',
      fen: '4k3/8/8/8/8/8/8/4K3[P] w - - 0 1',
      legal: ['P@a1', 'P@a8'],
    },
    // A second king: the first may be left in check over a hurdle, but not on an open line.
    {
      game: 'parent = crazyhouse\ncannon = c',
      fen: '4k3/8/4c3/8/4p3/8/4K3/8[K] w - - 0 1',
      legal: ['K@a1', 'K@a8'],
      illegal: ['K@d3'],
    },
    {
      game: 'parent = crazyhouse\ncannon = c',
      fen: '4k3/8/4r3/8/8/8/4K3/8[K] w - - 0 1',
      illegal: ['K@a1', 'K@e4'],
    },
    {
      game: 'parent = crazyhouse\ncannon = c',
      fen: '4k3/8/4c3/8/8/8/4K3/8[K] w - - 0 1',
      legal: ['K@e3', 'K@e5', 'K@a1'],
    },
    {
      game: 'parent = crazyhouse\ndropRegionWhite = *4',
      fen: '4k3/8/8/8/8/8/8/4K3[N] w - - 0 1',
      legal: ['N@a4'],
      illegal: ['N@a5'],
    },
    {
      game: 'parent = crazyhouse\ndropLoop = true',
      fen: '4k3/8/8/8/8/8/8/R3q~2K[] w - - 0 1',
      moves: ['a1e1'],
      becomes: '4k3/8/8/8/8/8/8/4R2K[Q] b - - 0 1',
    },
    {
      game: 'parent = crazyhouse\ndropRegionBlack = *5',
      fen: '4k3/8/8/8/8/8/8/4K3[n] b - - 0 1',
      legal: ['N@a5'],
      illegal: ['N@a4'],
    },
    {
      game: 'parent = shogi\ndropNoDoubledCount = 2',
      fen: '4k4/9/9/P8/9/9/9/9/4K4[P] w - - 0 1',
      legal: ['P@a5'],
    },
  ],
} as const satisfies Mechanic;
