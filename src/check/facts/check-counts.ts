import { checksLeft, type FenPart } from '../../notation/fen-parts.js';
import type { StartPosition } from './start-position.js';

/** Remaining checks (`3+3`), or checks already given in the form of lichess (`+0+0`, the last field). */
export function isCheckCount({ text }: FenPart): boolean {
  return /^\+?\d+\+\d+$/.test(text);
}

/** The field that counts checks, or null. */
export function checkCountOf({ counters }: StartPosition): FenPart | null {
  return counters.find(isCheckCount) ?? null;
}

/** Whether a count stands in the place of the en passant square, so that the engine misreads it. */
export function isCountInWrongPlace({ passing }: StartPosition): boolean {
  return passing !== null && checksLeft(passing.text) !== null;
}
