import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `letters`, by slug. */
export const LETTERS_CODES = {
  duplicate: {
    title: 'Two pieces of a variant have the same abbreviation or letter.',
    why: 'Positions and moves use it to name pieces; upper and lower case only show the colour.',
    example: '| 鵬 | Phoenix | Ph |\n| 雉 | Pheasant | Ph |',
  },
  'not-a-letter': {
    title: 'An engine letter is not one letter A to Z, or an abbreviation is not made of letters.',
    why: 'Fairy-Stockfish names each kind of piece by one letter.',
    example: '| 龍 | Dragon | +R |',
  },
  'too-many': {
    title: 'More kinds of piece than letters.',
    why: 'Fairy-Stockfish and XBoard name each kind of piece by one of 26 letters; promoted forms that move like another piece share its letter.',
    example: 'A table of 27 initial pieces.',
  },
} as const satisfies Record<string, CodeRow>;
