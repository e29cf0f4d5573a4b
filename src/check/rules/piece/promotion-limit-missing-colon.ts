import { findMissingColons } from '../../facts/missing-colon.js';
import { defineRule } from '../../rule.js';

const KEYS = ['promotionLimit'] as const;

export default defineRule({
  code: 'piece/promotion-limit-missing-colon',
  severity: 'error',
  title: 'No colon between a piece and its limit.',
  why: 'The engine always skips one character after the letter. Without a colon that is the first digit of the number.',
  bad: [
    {
      text: '[x:chess]\npromotionLimit = ⟦q:1 r10⟧\n',
      fixed: '[x:chess]\npromotionLimit = q:1 r:10\n',
    },
  ],
  good: ['[x:chess]\npromotionLimit = q:1 r:10\n'],
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
