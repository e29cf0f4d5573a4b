/**
 * Positions that the engine sees differently after these moves than when set up from the FEN that it prints for them, by cause. Our generator
 * follows the FEN. contradictions.test.ts plays each of them.
 */
interface Contradiction {
  readonly cause: string;
  /** A section in which it happens. */
  readonly section: string;
  readonly fen: string;
  readonly moves: readonly string[];
  /** The error that lint reports for such a game or its start position; null if the game is sound. */
  readonly lint: string | null;
}

export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    cause:
      "the side to move could capture the king: the engine's quick test for check assumes that neither king was in check before",
    section: '[x:chess]\nstartFen = 8/p2P3b/8/2K5/8/q7/7b/3k4 b - - 0 1\n',
    fen: '8/p2P3b/8/2K5/8/q7/7b/3k4 b - - 0 1',
    moves: ['d1e2'],
    lint: 'fen/start-fen-opponent-in-check',
  },
  {
    cause: 'an explosion captures the king, but the test for check still uses its square',
    section: '[x:chess]\nblastOnCapture = true\n',
    fen: '4k3/3p4/n7/8/Q7/8/8/4KBN1 w - - 0 1',
    moves: ['a4d7'],
    lint: 'rule/blast-with-king',
  },
  {
    cause: 'enclosed pieces change sides, which the test for check does not see',
    section: '[x:shogi]\nflipEnclosedPieces = quadwrangle\n',
    fen: '2k6/9/1R7/9/9/9/p8/9/5K1N1[] w - - 0 1',
    moves: ['b7b9'],
    lint: 'rule/flip-enclosed-with-king',
  },
  {
    cause: 'the duck moves into or out of a line to the king: checks along that line are not seen',
    section: '[x:chess]\nwallingRule = duck\n',
    fen: '5k2/8/8/2b2N2/8/4*3/5K2/8 w - - 0 1',
    moves: ['f5e7,e7d4', 'f8e8,e8b5'],
    lint: 'rule/duck-with-king',
  },
  {
    cause:
      'a pass puts a wall on a1, on top of the piece there: the FEN shows the piece, the board has both',
    section: '[x:duck]\npassBlack = true\n',
    fen: '4k3/8/8/8/8/8/5n2/B3K3 b - - 0 1',
    moves: ['f2f2,f2a1'],
    lint: 'rule/pass-with-walls',
  },
  {
    cause:
      'a drop puts a wall on the square whose number is that of the dropped type, on top of the piece there',
    section: '[x:gorogoro]\ncustomPiece1 = f:NN\nwallingRule = arrow\n',
    fen: '5/3k1/1h1*1/3D1/K4/5[f] b - - 0 1',
    moves: ['F@a4,a4b4', 'd3c4,c4c3'],
    lint: 'rule/walling-with-drops',
  },
  {
    cause:
      'a promotion as in shogi puts a wall on a1, on top of the piece there: the FEN shows the piece, the board has both',
    section: '[x:chess]\nwallingRule = past\npromotedPieceType = n:q\n',
    fen: '8/7k/1N6/8/8/8/8/R3K3 w - - 0 1',
    moves: ['b6c8+,c8a1', 'h7g6,g6h7'],
    lint: 'rule/walling-with-promotion',
  },
  {
    cause:
      'a promoted pawn is demoted to no type: the FEN shows a wall, but in play it can be captured',
    section: '[x:gardner]\npromotionRegionBlack = *1 *2 *3\npieceDemotion = true\n',
    fen: '1n2k/4p/3P1/5/2B1K[] b - - 0 1',
    moves: ['e4d3b', 'c1e3', 'b5c3', 'e1d2', 'd3e4-', 'd2c1'],
    lint: 'rule/demotion-to-nothing',
  },
  {
    cause:
      'a promoting piece gives check along a line of the palace: the quick test for check uses the lines of the unpromoted piece',
    section:
      '[x:shogi]\nwazir = w\npromotedPieceType = p:w\ndiagonalLines = d8 e7\nstartFen = 4k4/9/9/9/4P4/9/9/9/4K4[] w - - 0 1\n',
    fen: '9/3k5/9/4P4/9/9/9/9/2K6[] w - - 0 1',
    moves: ['e6e7+'],
    lint: null,
  },
  {
    cause:
      'a piece moves away from the king along its own line: for the quick test for check it still blocks the line',
    section: '[x:chess]\ncustomPiece1 = v:W2DD\n',
    fen: '8/6k1/8/8/6V1/8/8/K7 w - - 0 1',
    moves: ['g4g3'],
    lint: 'betza/widened',
  },
  {
    cause:
      'a side has two kings, and only the one on the lowest square is kept out of check: a move exposes the other',
    section: '[x:chess]\npromotedPieceType = n:k\n',
    fen: 'k2+N4/3K1n2/n7/8/8/8/8/8 w - - 0 1',
    moves: ['d7e8', 'a6b4'],
    lint: 'piece/promoted-piece-type-to-king',
  },
  {
    cause:
      'a king with custom moves gives check: the quick test for check ignores the lines of kings',
    section: '[x:chess]\nking = k:gQ\ncastling = false\n',
    fen: '2k5/2p5/8/8/8/8/8/KP6 w - - 0 1',
    moves: ['a1c1'],
    lint: null,
  },
];
