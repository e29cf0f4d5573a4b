import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `xboard`, by slug. */
export const XBOARD_CODES = {} as const satisfies Record<string, CodeRow>;
