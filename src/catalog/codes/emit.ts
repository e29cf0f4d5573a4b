import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `emit`, by slug. */
export const EMIT_CODES = {
  'not-expressible': {
    title: 'A target cannot express a rule of the variant.',
    why: 'fairyc never changes moves, drops or promotion silently. With --approximate, it writes the nearest equivalent that the target can express. A rule about the end of the game is left out with a warning.',
    example: '| 飛 | Rook | R | R; connected: F |',
  },
  'not-proven': {
    title: 'An output was not compared with its source, or less than usual.',
    why: 'A build reads its output back and compares it with the source in 500 positions of random games. It skips this with --prove 0, without a start position, and for boards and pieces that fairyc cannot play. An impossible start position is an error. Games with very many moves are compared in fewer positions.',
    example: 'fairyc build my-game.md --prove 0',
  },
  'plays-otherwise': {
    title: 'The output plays differently from its source.',
    why: 'fairyc read the output back and compared it with its source by play. The message gives a position where they differ, and the moves that only one of them allows. Nothing is written, unless you use --approximate, which adds a comment on the difference. This is a bug in fairyc: please report it.',
    example: 'A rule of the document that its section of variants.ini does not have.',
  },
  'too-many-types': {
    title: 'The game has more piece types than the engine has custom slots.',
    why: 'Fairy-Stockfish has customPiece1 to customPiece25 for pieces that are not among its own types.',
    example: 'A table of 26 pieces that all move unusually.',
  },
} as const satisfies Record<string, CodeRow>;
