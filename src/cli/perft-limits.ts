/** Longest sequences that are counted: no count that ends has longer ones. */
export const MAX_DEPTH = 100;

/** The default limit of moves for one request: about ten seconds of work. */
export const DEFAULT_NODES = 100_000_000;
