import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `board`, by slug. */
export const BOARD_CODES = {
  size: {
    title: 'The size of a board is out of range.',
    why: 'A board has 1 to 16 files and ranks. Fairy-Stockfish supports at most 12x10, and silently drops a larger variant.',
    example: '* Size: 0x99',
  },
  'size-missing': {
    title: 'A variant has no size.',
    why: 'Without it, neither the start position nor the promotion zone can be read.',
    example: '# Shogi without a bullet "Size"',
  },
  'size-differs': {
    title: 'An ini block and the bullet Size give the board different sizes.',
    why: 'The ini block is read last, so the pieces, regions and start position would be used on a different board than they were written for.',
    example: '* Size: 8x8\n\n```ini\nmaxFile = 9\n```',
  },
  'off-board': {
    title: 'A region names squares outside the board.',
    why: 'These squares are ignored.',
    example: '* Size: 7x7\n* Region far: *8',
  },
  'exceeds-engine': {
    title: 'The board is larger than the engine supports.',
    why: 'Fairy-Stockfish supports at most 12 files and 10 ranks, and silently drops a larger variant. Other programs may support it.',
    example: '* Size: 11x11',
  },
} as const satisfies Record<string, CodeRow>;
