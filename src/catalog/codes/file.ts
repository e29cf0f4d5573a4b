import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `file`, by slug: a file that cannot be read as text at all, or is not as it should be. */
export const FILE_CODES = {
  'too-large': {
    title: 'The file is larger than any document or variants.ini.',
    why: 'fairyc keeps its time and memory bounded on input that nobody has looked at; the engine’s own variants.ini has 70 kB.',
    example: 'a file of 50 MB',
  },
  binary: {
    title: 'The file is not text.',
    why: 'It contains NUL bytes; the engine would read up to the first one of each line, XBoard not at all.',
    example: 'a picture that was given the name of a document',
  },
  'not-utf8': {
    title: 'The file is not UTF-8.',
    why: 'Kanji and quotes in another encoding would be read as other characters than the author sees.',
    example: 'a document saved as Shift-JIS or Windows-1252',
  },
  drift: {
    title: 'A generated file is not what its document says today.',
    why: 'Someone would play the old rules; build it again and commit the result.',
    example: 'fairyc build variants/*.md -o generated --check, after a change of a document',
  },
  layout: {
    title: 'The file is not laid out as `fairyc fmt` lays it out.',
    why: 'The engine reads it all the same; differences between two versions are harder to see.',
    example: '`nMoveRule=20 ` in a variants.ini, with `fairyc fmt --check`',
  },
  'layout-kept': {
    title: 'The file is left as it is: another layout would change the rules.',
    why: 'A layout that changes what the engine reads is a bug of fairyc, which it finds itself by reading the file again.',
    example: 'none is known',
  },
  'duplicate-variant': {
    title: 'Two variants of one build have the same name.',
    why: 'Their files would overwrite each other, and the engine ignores the second section of a name without a word.',
    example: '`* Id: tori-shogi` in two documents',
  },
  'no-such-variant': {
    title: 'The document has no variant of the name that was asked for.',
    why: 'Building all of the document instead would write files that nobody asked for.',
    example: 'fairyc build games.md#tori, where the heading is Tori shogi (tori-shogi)',
  },
  configuration: {
    title: 'The configuration file .fairycrc is not understood.',
    why: 'A setting that is silently ignored looks like a setting that works.',
    example: '[build] tragets = ini',
  },
  'too-much-work': {
    title: 'The movements of a text take more work than is done for a text of its size.',
    why: 'fairyc counts its work and bounds it, so that no text of a stranger can stop it; what was left is not judged, and may be wrong.',
    example:
      'a section with 25 pieces that each slide, hop and bend in all directions: `customPiece1 = a:gQpQnQjQ`',
  },
  'unused-suppression': {
    title: 'A comment that keeps a rule silent where it has nothing to say.',
    why: 'It would hide the next mistake of that kind on the line below it.',
    example: '[x:chess]\n; fairyc-ignore ini/invalid-value old client\ncastling = true\n',
  },
} as const satisfies Record<string, CodeRow>;
