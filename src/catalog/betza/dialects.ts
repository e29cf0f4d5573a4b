/** The Betza notations that programs read; a string means nothing without one. Measured: `facts/betza.md`. */
export const DIALECTS = ['fairy-stockfish', 'xboard', 'xbetza'] as const;
export type Dialect = (typeof DIALECTS)[number];
