import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `ini`, by slug. */
export const INI_CODES = {} as const satisfies Record<string, CodeRow>;
