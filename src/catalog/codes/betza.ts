import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `betza`, by slug. */
export const BETZA_CODES = {} as const satisfies Record<string, CodeRow>;
