import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `cross`, by slug. */
export const CROSS_CODES = {
  'node-budget': {
    title: 'A count would take more moves than it may look at.',
    why: 'Counts grow by a factor of 20 to 1000 with each move; without a limit a large depth would run for days.',
    example: 'fairyc perft amazons --depth 3 --nodes 1000000',
  },
  baseline: {
    title: 'A variant has other sequences of moves than were counted before.',
    why: 'The variant, or the way it is played, has changed. If that was meant, write the counts again with `fairyc perft --update`.',
    example: 'fairyc perft shogi.md --check, after a change of the promotion zone in shogi.md',
  },
} as const satisfies Record<string, CodeRow>;
