import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `doc`, by slug. */
export const DOC_CODES = {} as const satisfies Record<string, CodeRow>;
