import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `ini`, by slug: what the engine passes over or stores otherwise than written. */
export const INI_CODES = {
  'unknown-option': {
    title: 'A key that the engine does not read',
    why: 'The engine ignores it when it loads the file; keys are case sensitive, and blanks or tabs before a key belong to it.',
    example: '[x:chess]\nnmoverule = 20\n',
  },
  'duplicate-option': {
    title: 'A key given twice in one section',
    why: 'The engine keeps the last value and says nothing.',
    example: '[x:chess]\nnMoveRule = 20\nnMoveRule = 30\n',
  },
  'empty-value': {
    title: 'A key without a value',
    why: 'The engine ignores the line: it does not clear an inherited value. The sign for nothing is `-`.',
    example: '[x:kingofthehill]\nflagRegion =\n',
  },
  'overridden-option': {
    title: 'A deprecated key that another one switches off',
    why: 'The engine reads doubleStepRankMin only if doubleStepRank is absent or no rank.',
    example: '[x:chess]\ndoubleStepRank = 3\ndoubleStepRankMin = 1\n',
  },
  'invalid-value': {
    title: 'A value that is none of its type',
    why: 'The engine stores something else (false, none, 0, the part before the mistake) and loads the variant all the same.',
    example: '[x:chess]\ncastling = yes\n',
  },
  'ignored-text': {
    title: 'A part of a value that the engine does not read',
    why: 'Reading ends before it, and nothing is said.',
    example: '[x:kingofthehill]\nflagRegion = d4,e4,d5,e5\n',
  },
  'undefined-value': {
    title: 'A value outside the tables of the engine',
    why: 'The engine computes with it all the same: what comes out is chance.',
    example: '[x:chess]\nflagRegion = *0\n',
  },
  'aborting-value': {
    title: 'A value that ends the engine',
    why: 'The process aborts while it reads the file, and no variant of it is there.',
    example: '[x:chess]\nflagRegion = none\n',
  },
  'no-equals-sign': {
    title: 'A line of a section without =',
    why: 'The engine ignores it. Comments start with # or ; in the first column.',
    example: '[x:chess]\ncastling\n',
  },
  'no-key': {
    title: 'A value without a key',
    why: 'The engine ignores the line.',
    example: '[x:chess]\n= 5\n',
  },
  'text-before-section': {
    title: 'Text before the first section',
    why: 'The engine skips every line up to the first that starts with [; a byte order mark hides a header in the first line.',
    example: 'nMoveRule = 20\n[x:chess]\n',
  },
  'header-not-closed': {
    title: 'A section header without ]',
    why: 'The engine reads the name up to the next ], over line ends; at the end of the file the section is lost.',
    example: '[x:chess\nnMoveRule = 20\n',
  },
  'header-at-end': {
    title: 'A section header that ends the file',
    why: 'The engine wants a line end behind it, or it loses the section.',
    example: '[x:chess]',
  },
  'section-exists': {
    title: 'A section with a name that is taken',
    why: 'The engine skips the section: built-in variants and earlier sections stay as they are.',
    example: '[atomic:chess]\n',
  },
  'unknown-parent': {
    title: 'A parent that is no variant at this place',
    why: 'The engine skips the section. A parent is built in or stands above; blanks in a header belong to the names.',
    example: '[x:atomicc]\n',
  },
  'board-too-large': {
    title: 'A board larger than the engine holds',
    why: 'The largest build holds 12 files and 10 ranks; the engine drops the variant without a word.',
    example: '[x:chess]\nmaxRank = 11\n',
  },
  'not-a-document': {
    title: 'A section that nothing but a section can say',
    why: 'It has what documents and other programs have no place for, such as a promoted form without a letter. `build -t ini` still writes it.',
    example: '[x:shogi]\ncustomPiece1 = d:N\n',
  },
} as const satisfies Record<string, CodeRow>;
