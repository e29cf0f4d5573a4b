import { findMissingColons } from '../../facts/missing-colon.js';
import { defineRule } from '../../rule.js';

const KEYS = ['promotedPieceType'] as const;

export default defineRule({
  code: 'piece/promoted-piece-type-missing-colon',
  severity: 'error',
  title: 'No colon between a piece and its promoted form.',
  why: 'The engine always skips one character after the letter and reads the next one as the promoted piece.',
  bad: [
    {
      text: '[x:shogi]\npromotedPieceType = ⟦pg lg⟧\n',
      fixed: '[x:shogi]\npromotedPieceType = p:g l:g\n',
    },
  ],
  good: ['[x:shogi]\npromotedPieceType = p:g l:g\n'],
  replaces: ['ini/ignored-text'],
  reads: 'section',
  keys: KEYS,
  check: (section) =>
    findMissingColons(
      section,
      KEYS,
      'the second letter is in the place of the colon, so the engine skips it and reads the next one',
    ),
});
