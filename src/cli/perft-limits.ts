/** The greatest depth that can be requested. No count of longer sequences would ever end. */
export const MAX_DEPTH = 100;

/** The default limit of moves for one request, about ten seconds of work. */
export const DEFAULT_NODES = 100_000_000;
