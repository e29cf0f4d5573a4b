import { findMissingColons } from '../../facts/missing-colon.js';
import { defineRule } from '../../rule.js';

const KEYS = ['pieceValueMg', 'pieceValueEg'] as const;

export default defineRule({
  code: 'piece/piece-value-missing-colon',
  severity: 'warning',
  title: 'No colon between a piece and its value.',
  why: 'The engine always skips one character after the letter. Without a colon that is the first digit of the number.',
  bad: [
    {
      text: '[x:chess]\npieceValueMg = ⟦q:900 r500⟧\n',
      fixed: '[x:chess]\npieceValueMg = q:900 r:500\n',
    },
  ],
  good: ['[x:chess]\npieceValueMg = q:900 r:500\n'],
  replaces: ['ini/ignored-text'],
  reads: 'section',
  keys: KEYS,
  check: (section) =>
    findMissingColons(
      section,
      KEYS,
      'the first digit is in the place of the colon, so the engine skips it',
    ),
});
