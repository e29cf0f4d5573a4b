import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `piece`, by slug. */
export const PIECE_CODES = {} as const satisfies Record<string, CodeRow>;
