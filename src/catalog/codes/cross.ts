import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `cross`, by slug. */
export const CROSS_CODES = {} as const satisfies Record<string, CodeRow>;
