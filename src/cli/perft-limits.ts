/** Longest sequences that are counted: no count that ends has longer ones. */
export const MAX_DEPTH = 100;

/** Most moves that the answer to a request looks at, if nobody says otherwise: some ten seconds of work. */
export const DEFAULT_NODES = 100_000_000;
