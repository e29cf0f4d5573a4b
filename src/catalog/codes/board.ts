import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `board`, by slug. */
export const BOARD_CODES = {} as const satisfies Record<string, CodeRow>;
