import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `fen`, by slug. */
export const FEN_CODES = {} as const satisfies Record<string, CodeRow>;
