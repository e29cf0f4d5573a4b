import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `letters`, by slug. */
export const LETTERS_CODES = {
  duplicate: {
    title: 'Two pieces of a variant have the same abbreviation or letter.',
    why: 'Positions and moves name pieces by it, and case only shows the colour.',
    example: '| 鵬 | Phoenix | Ph |\n| 雉 | Pheasant | Ph |',
  },
  'not-a-letter': {
    title:
      'A letter for the engine is not a single letter A to Z, or an abbreviation has other characters than letters.',
    why: 'Fairy-Stockfish names each type of piece by one letter.',
    example: '| 龍 | Dragon | +R |',
  },
  'too-many': {
    title: 'There are more piece types than letters.',
    why: 'Fairy-Stockfish and XBoard name each piece type by one of 26 letters. Promoted forms that move like another piece share its letter.',
    example: 'A table of 27 initial pieces.',
  },
} as const satisfies Record<string, CodeRow>;
