import type { FenPart } from '../../notation/fen-parts.js';
import type { StartPosition } from './start-position.js';

/** Checks that are left, `3+3`; or, in the form of lichess behind all other fields, checks given, `+0+0`. */
export function isCheckCount({ text }: FenPart): boolean {
  return /^\+?\d+\+\d+$/.test(text);
}

/** The field that counts checks, or null. */
export function checkCountOf({ counters }: StartPosition): FenPart | null {
  return counters.find(isCheckCount) ?? null;
}
