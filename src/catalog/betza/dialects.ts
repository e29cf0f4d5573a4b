/** The Betza dialects of programs. A string has a meaning only in a dialect. Measurements: test/fixtures/betza-dialects.json. */
export const DIALECTS = ['fairy-stockfish', 'xboard', 'xbetza'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The program that reads a dialect, for messages. */
export const DIALECT_NAMES: Readonly<Record<Dialect, string>> = {
  'fairy-stockfish': 'Fairy-Stockfish',
  xboard: 'XBoard',
  xbetza: 'the Interactive Diagram (XBetza)',
};
