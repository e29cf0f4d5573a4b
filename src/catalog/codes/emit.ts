import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `emit`, by slug. */
export const EMIT_CODES = {
  'not-expressible': {
    title: 'A target cannot express a rule of the variant.',
    why: 'fairyc refuses to change moves, drops and promotion silently; --approximate writes the nearest that the target can express. A rule about the end of the game is left out with a warning.',
    example: '| 飛 | Rook | R | R; connected: F |',
  },
  'not-proven': {
    title: 'An output was not checked against its source, or less than usual.',
    why: 'A build reads its output back and compares it with the source in 500 positions of random games. This is skipped with --prove 0, without a start position, and for boards and pieces that fairyc cannot play. A start position that is impossible in the game is an error. Games with very many moves are compared in fewer positions.',
    example: 'fairyc build my-game.md --prove 0',
  },
  'plays-otherwise': {
    title: 'The output is a different game from its source.',
    why: 'fairyc read the output back and played it against its source. The message gives a position where they differ and the moves that only one of them allows. Nothing is written; --approximate writes the output with this as a comment. This is a bug in fairyc: please report it.',
    example: 'A rule of the document that its section of variants.ini does not have.',
  },
  'too-many-types': {
    title: 'More kinds of piece than the engine has custom slots.',
    why: 'Fairy-Stockfish has customPiece1 to customPiece25 for pieces that it does not have as types.',
    example: 'A table of 26 pieces that all move unusually.',
  },
} as const satisfies Record<string, CodeRow>;
