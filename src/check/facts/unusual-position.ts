import type { LintedSection } from '../linted-file.js';
import { bothKings, KING } from './kings.js';
import { startPosition } from './start-position.js';

/** Cheap tests of a start position. Each is shared by several rules that find nothing in a usual position. */

/** The fields after the board in nearly all positions, each after one blank. */
const USUAL_FIELDS = /^[^ ]+ [wb] (?:-|[KQkq]+) - \d+ \d+$/;

export function hasUnusualFields({ rules }: LintedSection): boolean {
  return !USUAL_FIELDS.test(rules.startFen);
}

/** True if the ranks do not fill the board, or characters have no meaning. */
export function hasUnusualBoard(section: LintedSection): boolean {
  return !startPosition(section).boardFits;
}

export function hasHands(section: LintedSection): boolean {
  return startPosition(section).hands !== null;
}

/** True unless each player has exactly one king, on the board. */
export function hasUnusualKings(section: LintedSection): boolean {
  const position = startPosition(section);
  const isHeld = position.hands?.pieces.some(({ type }) => type === KING) === true;
  return isHeld || bothKings(position) === null;
}

/** Whether the FEN has a `+`, which may be before a piece that does not promote. */
export function hasPlus({ rules }: LintedSection): boolean {
  return rules.startFen.includes('+');
}
