/** The Betza notations that programs read; a string means nothing without one. Measured: test/fixtures/betza-dialects.json. */
export const DIALECTS = ['fairy-stockfish', 'xboard', 'xbetza'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The program that reads a dialect, as messages call it. */
export const DIALECT_NAMES: Readonly<Record<Dialect, string>> = {
  'fairy-stockfish': 'Fairy-Stockfish',
  xboard: 'XBoard',
  xbetza: 'the Interactive Diagram (XBetza)',
};
