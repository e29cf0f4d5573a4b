import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `emit`, by slug. */
export const EMIT_CODES = {
  'not-expressible': {
    title: 'A target cannot say a rule of the variant.',
    why: 'How pieces move, are dropped and promote is refused rather than changed in silence; --approximate prints the nearest that the target can say. A rule about the end of the game is left out with a warning.',
    example: '| 飛 | Rook | R | R; connected: F |',
  },
  'not-proven': {
    title: 'A text leaves without having been played beside its source, or not as far as usual.',
    why: 'A build reads back what it has written and plays it beside the document or section, in 500 positions of random games. That is left with --prove 0, without a start position, and for boards and sets of pieces that fairyc cannot play; of games with very many moves fewer positions are played.',
    example: 'fairyc build my-game.md --prove 0',
  },
  'plays-otherwise': {
    title: 'What was written is another game than its source.',
    why: 'The text was read back and played beside its source. The message has the position in which the two part, and the moves that only one of them allows. Nothing is written; --approximate writes the text with this as a comment. It is a fault of fairyc: please report it.',
    example: 'A rule of the document that its section of variants.ini does not have.',
  },
  'too-many-types': {
    title: 'More kinds of piece than the engine has custom slots.',
    why: 'Fairy-Stockfish has customPiece1 to customPiece25 for pieces that are none of its own types.',
    example: 'A table of 26 pieces that all move unusually.',
  },
} as const satisfies Record<string, CodeRow>;
