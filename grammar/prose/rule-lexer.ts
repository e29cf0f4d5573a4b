import { Lexer, type TokenType } from 'chevrotain';
import { AnyWord, NameWord } from './rule-phrases.js';
import { END_WORDS } from './rule-words-ends.js';
import { PIECE_WORDS } from './rule-words-pieces.js';
import { SMALL_WORDS } from './rule-words-small.js';
import { once } from '../../src/text/once.js';
import { createToken } from '../token.js';

export { AnyWord, NameWord } from './rule-phrases.js';
export * from './rule-words-ends.js';
export * from './rule-words-pieces.js';
export * from './rule-words-small.js';

/** Letters and digits, hyphens and apostrophes only inside. */
const WORD = /[A-Za-z0-9\u00c0-\uffff]+(?:['’/-][A-Za-z0-9\u00c0-\uffff]+)*/;
export const Word = createToken({ name: 'Word', pattern: WORD, categories: [NameWord] });

export const Comma = createToken({ name: 'Comma', pattern: /[,;:：]/, categories: [AnyWord] });
export const Dash = createToken({ name: 'Dash', pattern: /[-–—~〜]+/, categories: [AnyWord] });
/** Stands in no text: a clause should have ended. */
export const ClauseEnd = createToken({ name: 'ClauseEnd', pattern: Lexer.NA });
/** What belongs to no sentence of ours. */
export const Other = createToken({ name: 'Other', pattern: /[^\s]/, categories: [AnyWord] });
const Blank = createToken({
  name: 'Blank',
  pattern: /\s+/,
  group: Lexer.SKIPPED,
  line_breaks: true,
});

export const RULE_TOKENS: TokenType[] = [
  Blank,
  Comma,
  Dash,
  ...END_WORDS,
  ...PIECE_WORDS,
  ...SMALL_WORDS,
  Word,
  Other,
  NameWord,
  AnyWord,
  ClauseEnd,
];

export const ruleLexer = once(
  () => new Lexer(RULE_TOKENS, { positionTracking: 'onlyOffset', skipValidations: true }),
);
