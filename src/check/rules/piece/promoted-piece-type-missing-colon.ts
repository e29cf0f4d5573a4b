import { findMissingColons } from '../../facts/missing-colon.js';
import { defineRule } from '../../rule.js';

const KEYS = ['promotedPieceType'] as const;

export default defineRule({
  code: 'piece/promoted-piece-type-missing-colon',
  severity: 'error',
  since: '0.1.0',
  title: 'No colon between a piece and what it promotes to.',
  why: 'The engine skips one character behind the letter whatever it is, and takes the next letter for the piece that it becomes.',
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
      'the second letter stands in the place of the colon and is skipped, so that the next one is taken',
    ),
});
