import type { OptionRow } from './option-row.js';

/** The size of the board, which the engine reads before everything else. */
export const BOARD_OPTIONS = [
  {
    key: 'maxRank',
    type: 'Rank',
    fields: ['maxRank'],
    default: 8,
    about: 'board',
    meaning: 'Number of ranks of the board.',
    note: '1..8 in a build without largeboards. With a larger number, the engine silently drops the variant; with 0 or a word it keeps it, and `check` crashes.',
  },
  {
    key: 'maxFile',
    type: 'File',
    fields: ['maxFile'],
    default: 8,
    about: 'board',
    meaning: 'Number of files of the board; a file letter or a number.',
    note: '1..8 (a..h) in a build without largeboards. With a larger value, the engine silently drops the variant. An upper-case letter gives a negative file, and `check` aborts.',
  },
] as const satisfies readonly OptionRow[];
