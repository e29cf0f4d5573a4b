import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `ini`, by slug: what the engine skips or reads differently than written. */
export const INI_CODES = {
  'unknown-option': {
    title: 'A key that the engine does not read',
    why: 'The engine ignores it. Keys are case sensitive, and spaces or tabs before a key are part of it.',
    example: '[x:chess]\nnmoverule = 20\n',
  },
  'duplicate-option': {
    title: 'A key appears twice in one section',
    why: 'The engine silently keeps the last value.',
    example: '[x:chess]\nnMoveRule = 20\nnMoveRule = 30\n',
  },
  'empty-value': {
    title: 'A key without a value',
    why: 'The engine ignores the line, so it does not clear an inherited value. Write `-` for nothing.',
    example: '[x:kingofthehill]\nflagRegion =\n',
  },
  'overridden-option': {
    title: 'A deprecated key is overridden by another one',
    why: 'The engine reads doubleStepRankMin only if doubleStepRank is absent or not a rank.',
    example: '[x:chess]\ndoubleStepRank = 3\ndoubleStepRankMin = 1\n',
  },
  'invalid-value': {
    title: 'A value of the wrong type',
    why: 'The engine uses something else instead (false, none, 0, or the part before the mistake) and still loads the variant.',
    example: '[x:chess]\ncastling = yes\n',
  },
  'ignored-text': {
    title: 'A part of a value that the engine does not read',
    why: 'The engine silently ignores it and everything after it.',
    example: '[x:kingofthehill]\nflagRegion = d4,e4,d5,e5\n',
  },
  'undefined-value': {
    title: 'A value is outside the range that the engine supports',
    why: 'The engine does not check it and uses it with unpredictable results.',
    example: '[x:chess]\nflagRegion = *0\n',
  },
  'aborting-value': {
    title: 'A value that aborts the engine',
    why: 'The process aborts while reading the file, so none of its variants are available.',
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
    why: 'The engine skips every line before the first one that starts with [; a byte order mark hides a header in the first line.',
    example: 'nMoveRule = 20\n[x:chess]\n',
  },
  'header-not-closed': {
    title: 'A section header without ]',
    why: 'The engine reads the name up to the next ], even on a later line. If there is none, the section is lost.',
    example: '[x:chess\nnMoveRule = 20\n',
  },
  'header-at-end': {
    title: 'A section header at the end of the file',
    why: 'Without a newline after it, the engine loses the section.',
    example: '[x:chess]',
  },
  'section-exists': {
    title: 'A section whose name is already used',
    why: 'The engine skips the section and keeps the built-in variant or the earlier section.',
    example: '[atomic:chess]\n',
  },
  'unknown-parent': {
    title: 'A parent that is not a known variant',
    why: 'The engine skips the section. A parent must be built in or defined above; spaces in a header are part of the names.',
    example: '[x:atomicc]\n',
  },
  'board-too-large': {
    title: 'A board larger than the engine supports',
    why: 'The largest build supports 12 files and 10 ranks; the engine silently drops the variant.',
    example: '[x:chess]\nmaxRank = 11\n',
  },
  'not-a-document': {
    title: 'A variant that only variants.ini can express',
    why: 'It has features that documents and other programs cannot express, such as a promoted form without a letter. `build -t ini` still writes it.',
    example: '[x:shogi]\ncustomPiece1 = d:N\n',
  },
} as const satisfies Record<string, CodeRow>;
