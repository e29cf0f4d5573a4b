import type { ITokenConfig, TokenType } from 'chevrotain';

/**
 * Creates a token type as plain data. Chevrotain completes it when the first lexer or parser uses it. Its own `createToken` does
 * that immediately, which with many tokens took most of the time of an `import`.
 */
export function createToken(config: ITokenConfig): TokenType {
  const { categories = [], group, line_breaks, longer_alt, name, pattern } = config;
  const parents = [categories].flat();
  // A parser tests for categories before it completes them; any number means that there are some.
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
