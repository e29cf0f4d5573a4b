import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `letters`, by slug. */
export const LETTERS_CODES = {} as const satisfies Record<string, CodeRow>;
