import type { Mechanic } from '../mechanic.js';

/**
 * Board, pieces and their moves, with additions from the rules: more steps of pawns from some squares, diagonals of a palace, squares that a
 * type may not enter. Lowering has put all of these into the game's movements, so nothing is left to do during play.
 */
export const movement = {
  name: 'movement',
  claims: [
    'pieces',
    'kingType',
    'maxRank',
    'maxFile',
    'startFen',
    'mobilityRegion',
    'doubleStep',
    'doubleStepRegion',
    'tripleStepRegion',
    'diagonalLines',
    'soldierPromotionRank',
  ],
  appliesTo: () => true,
  compile: () => ({}),
  witnesses: [
    {
      game: 'parent = chess',
      fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
      legal: ['e2e4'],
      illegal: ['e2e5'],
    },
    {
      game: 'parent = chess\ndoubleStep = false',
      fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
      legal: ['e2e3'],
      illegal: ['e2e4'],
    },
    {
      game: 'parent = chess\ndoubleStepRegionWhite = *3\ntripleStepRegionWhite = *2',
      fen: '4k3/8/8/8/8/4P3/P7/4K3 w - - 0 1',
      legal: ['e3e5', 'a2a5'],
      illegal: ['a2a4'],
    },
    {
      game: 'parent = chess\nmobilityRegionWhiteRook = *2',
      fen: '4k3/8/8/8/8/8/R7/4K3 w - - 0 1',
      legal: ['a2b2'],
      illegal: ['a2a3'],
    },
    // The region of one colour does not restrict the other.
    {
      game: 'parent = chess\nmobilityRegionWhiteRook = *2\nmobilityRegionWhitePawn = *2 *3',
      fen: '4k3/4p3/8/r7/8/8/4P3/4K3 b - - 0 1',
      legal: ['a5a1', 'a5h5', 'e7e5'],
    },
    {
      game: 'parent = janggi',
      fen: '3k5/9/9/9/9/9/9/3R5/9/5K3 w - - 0 1',
      legal: ['d3e2'],
      illegal: ['d3c2'],
    },
    {
      game: 'parent = xiangqi',
      fen: '3k5/9/9/9/P8/P8/9/9/9/5K3 w - - 0 1',
      legal: ['a6b6'],
      illegal: ['a5b5'],
    },
    {
      game: 'parent = chess\nking = k:N',
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
      legal: ['e1d3'],
      illegal: ['e1e2'],
    },
    {
      game: 'parent = chess\nsoldier = s\nsoldierPromotionRank = 4',
      fen: '4k3/8/8/8/4S3/S7/8/4K3 w - - 0 1',
      legal: ['e4d4', 'a3a4'],
      illegal: ['a3b3'],
    },
    // A piece that gives check by a leap and along a line at once can be captured.
    {
      game: 'parent = torishogi',
      fen: '7/2k4/7/4+f2/3KS2/7/7[] w - - 0 1',
      legal: ['e3e4', 'd3e4'],
      illegal: ['e3e4+'],
    },
    {
      game: 'parent = chess\ndoubleStepRegionBlack = *6',
      fen: '4k3/7p/p7/8/8/8/8/4K3 b - - 0 1',
      legal: ['a6a4'],
      illegal: ['h7h5'],
    },
    {
      game: 'parent = chess\ntripleStepRegionBlack = *7',
      fen: '4k3/p7/8/8/8/8/8/4K3 b - - 0 1',
      legal: ['a7a4', 'a7a5'],
    },
  ],
} as const satisfies Mechanic;
