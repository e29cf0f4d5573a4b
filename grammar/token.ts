import type { ITokenConfig, TokenType } from 'chevrotain';

/**
 * A token type as plain data. Chevrotain completes it when the first lexer or parser takes it; its own `createToken` does so
 * at once, and with hundreds of words of prose that was most of the time that `import` took.
 */
export function createToken(config: ITokenConfig): TokenType {
  const { categories = [], group, line_breaks, longer_alt, name, pattern } = config;
  const parents = [categories].flat();
  // A parser asks whether there are categories before it completes them; any number says yes.
  for (const parent of parents) parent.categoryMatches = [0];
  return {
    name,
    CATEGORIES: parents,
    ...(pattern === undefined ? {} : { PATTERN: pattern }),
    ...(group === undefined ? {} : { GROUP: group }),
    ...(line_breaks === undefined ? {} : { LINE_BREAKS: line_breaks }),
    ...(longer_alt === undefined ? {} : { LONGER_ALT: longer_alt }),
  };
}
