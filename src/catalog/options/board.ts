import type { OptionRow } from './option-row.js';

/** The size of the board: read before everything else. */
export const BOARD_OPTIONS = [
  {
    key: 'maxRank',
    type: 'Rank',
    fields: ['maxRank'],
    default: 8,
    about: 'board',
    meaning: 'Number of ranks of the board.',
    note: '1..8 in a build without largeboards. A larger number makes the engine drop the whole variant on load, silently; 0 or a word is not dropped and makes `check` crash.',
  },
  {
    key: 'maxFile',
    type: 'File',
    fields: ['maxFile'],
    default: 8,
    about: 'board',
    meaning: 'Number of files of the board; a file letter or a number.',
    note: '1..8 (a..h) in a build without largeboards. Larger: variant dropped silently on load. Upper-case letter: negative file, `check` aborts.',
  },
] as const satisfies readonly OptionRow[];
