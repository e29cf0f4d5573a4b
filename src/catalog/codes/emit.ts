import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `emit`, by slug. */
export const EMIT_CODES = {
  'not-expressible': {
    title: 'A target cannot say a rule of the variant.',
    why: 'How pieces move, are dropped and promote is refused rather than changed in silence; --approximate prints the nearest that the target can say. A rule about the end of the game is left out with a warning.',
    example: '| 飛 | Rook | R | R; connected: F |',
  },
  'too-many-types': {
    title: 'More kinds of piece than the engine has custom slots.',
    why: 'Fairy-Stockfish has customPiece1 to customPiece25 for pieces that are none of its own types.',
    example: 'A table of 26 pieces that all move unusually.',
  },
} as const satisfies Record<string, CodeRow>;
