import type { CodeRow } from '../code-row.js';

/** Diagnostics of the family `emit`, by slug. */
export const EMIT_CODES = {} as const satisfies Record<string, CodeRow>;
