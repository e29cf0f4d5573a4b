import type { BetzaSuffix } from '../../../grammar/betza/syntax.js';
import type { LeapSize } from '../../catalog/betza/atoms.js';
import { MAX_BOARD_SIDE } from '../../ir/board.js';
import type { Reach, Vector } from '../../ir/movement.js';
import { addAll } from '../../text/add-all.js';
import { formPair, imagesOf, isLivePair, splitPairs } from './fairy-stockfish-directions.js';

/** `R10` goes ten squares, `RR3` three, `R0` up to the edge of the board. `fallback` is the reach without a suffix. */
export function reachAsWritten({ repeats, digits }: BetzaSuffix, fallback: Reach): Reach {
  if (digits === '') return repeats > 0 ? 'edge' : fallback;
  const range = Number(digits);
  return range === 0 || range >= MAX_BOARD_SIDE - 1 ? 'edge' : range;
}

/** The vectors of one step that direction letters select. Each leap of a compound (K, Q) is treated separately. */
export function stepsOf(directions: string, leaps: readonly LeapSize[]): readonly Vector[] {
  const pairs = writtenPairs(directions);
  return leaps.flatMap((leap) => imagesOf(leap, leap.short === 0 ? splitPairs(pairs) : pairs));
}

/** The leap of two coordinates. Null if both are zero or one is too large for any board. */
export function leapOfTuple(first: string, second: string): LeapSize | null {
  const [a, b] = [Number(first), Number(second)];
  if (second === '' || Math.max(a, b) >= MAX_BOARD_SIDE || Math.max(a, b) === 0) return null;
  return { short: Math.min(a, b), long: Math.max(a, b) };
}

/**
 * The direction letters as the engine's pairs, read tolerantly: modifiers between two letters do not separate them, `sf` means `fs`, and two letters
 * that form no pair stand for themselves.
 */
function writtenPairs(directions: string): readonly string[] {
  const pairs: string[] = [];
  for (let i = 0; i < directions.length; i++) {
    const [first, second] = [directions.charAt(i), directions.charAt(i + 1)];
    const paired = second !== '' && formPair(first, second);
    addAll(pairs, meantPairs(first, paired ? second : first));
    if (paired) i += 1;
  }
  return pairs;
}

function meantPairs(first: string, second: string): readonly string[] {
  if (isLivePair(first + second) || first === second) return [first + second];
  if (isLivePair(second + first)) return [second + first];
  return [first, second].filter((letter) => letter !== 'h').map((letter) => letter + letter);
}
