import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `letters`, by slug. */
export const LETTERS_CODES = {
  'too-many': {
    title: 'More kinds of piece than letters.',
    why: 'Fairy-Stockfish and XBoard name each kind of piece by one of 26 letters; promoted forms that move like another piece share its letter.',
    example: 'A table of 27 initial pieces.',
  },
} as const satisfies Record<string, CodeRow>;
