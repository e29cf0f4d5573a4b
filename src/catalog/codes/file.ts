import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `file`, by slug. */
export const FILE_CODES = {} as const satisfies Record<string, CodeRow>;
