import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `file`, by slug: files that are not text, or not in the expected state. */
export const FILE_CODES = {
  'too-large': {
    title: 'The file is too large.',
    why: "fairyc limits time and memory for untrusted input. For comparison: the engine's own variants.ini has 70 kB.",
    example: 'a file of 50 MB',
  },
  binary: {
    title: 'The file is not text.',
    why: 'It contains NUL bytes. The engine would read each line only up to the first of them, and XBoard would read nothing.',
    example: 'an image file named like a document',
  },
  'not-utf8': {
    title: 'The file is not UTF-8.',
    why: 'In another encoding, kanji and quotation marks would be read as different characters. In a comment of a variants.ini file, which the engine skips, this is only a warning.',
    example: 'a document saved as Shift-JIS or Windows-1252',
  },
  drift: {
    title: 'A generated file is out of date.',
    why: 'Its users would play the old rules; build it again and commit the result.',
    example: 'fairyc build variants/*.md -o generated --check, after a change of a document',
  },
  layout: {
    title: 'The file is not formatted with `fairyc fmt`.',
    why: 'The engine can read it, but differences between versions are harder to see.',
    example: '`nMoveRule=20 ` in a variants.ini, with `fairyc fmt --check`',
  },
  'layout-kept': {
    title: 'The file is left unchanged, because formatting it would change the rules.',
    why: 'fairyc reads every formatted file again. If the rules have changed, that is a bug in fairyc, and the file is not written.',
    example: 'none is known',
  },
  'duplicate-variant': {
    title: 'Two variants of one build have the same name.',
    why: 'Their files would overwrite each other, and the engine silently ignores the second section with the same name.',
    example: '`* Id: tori-shogi` in two documents',
  },
  'no-such-variant': {
    title: 'The document has no variant with the requested name.',
    why: 'fairyc does not build the whole document instead, because that would write unwanted files.',
    example: 'fairyc build games.md#tori, where the heading is Tori shogi (tori-shogi)',
  },
  configuration: {
    title: 'The configuration file .fairycrc is invalid.',
    why: 'A setting that is silently ignored looks as if it works.',
    example: '[build] tragets = ini',
  },
  'too-much-work': {
    title: 'A text needs more work than its size allows.',
    why: 'fairyc limits its work, so that no input can stall it. The message names what was not read or not fully checked; everything else was.',
    example:
      'a section with 25 pieces that each slide, hop and bend in all directions: `customPiece1 = a:gQpQnQjQ`',
  },
  'unused-suppression': {
    title: 'A comment suppresses a rule that reports nothing there.',
    why: 'It would hide a future mistake of that kind.',
    example: '[x:chess]\n; fairyc-ignore ini/invalid-value old client\ncastling = true\n',
  },
} as const satisfies Record<string, CodeRow>;
