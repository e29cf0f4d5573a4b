import { Lexer, type TokenType } from 'chevrotain';
import { once } from '../../src/text/once.js';
import { createToken } from '../token.js';

/** A run of characters that are neither white space nor punctuation of a definition, nor the `<` of a `<br>`. */
export const Run = createToken({ name: 'Run', pattern: /(?:[^\s=:,<]|<(?!br[ \t/>]))+/i });

/** The end of a line, or a `<br>` tag. */
export const Break = createToken({
  name: 'Break',
  pattern: /\r?\n|<br[ \t]*\/?>/i,
  line_breaks: true,
});
export const Blank = createToken({ name: 'Blank', pattern: /[^\S\n]+/ });
export const Equals = createToken({ name: 'Equals', pattern: /=/ });
export const Colon = createToken({ name: 'Colon', pattern: /:/ });
export const Comma = createToken({ name: 'Comma', pattern: /,/ });
/** A `<br` that is not a tag. */
const Rest = createToken({ name: 'Rest', pattern: /</, categories: [Run] });

/** A run with a special meaning. */
function special(name: string, pattern: RegExp): TokenType {
  return createToken({ name, pattern, longer_alt: Run, categories: [Run] });
}

export const Square = special('Square', /[a-z]\d{1,2}/);
export const Range = special('Range', /[a-z]\d{1,2}-[a-z]\d{1,2}/);
export const Digits = special('Digits', /\d+/);

export const DIAGRAM_TOKENS: TokenType[] = [
  Break,
  Blank,
  Equals,
  Colon,
  Comma,
  Range,
  Square,
  Digits,
  Run,
  Rest,
];

export const diagramLexer = once(
  () => new Lexer(DIAGRAM_TOKENS, { positionTracking: 'onlyOffset', skipValidations: true }),
);
