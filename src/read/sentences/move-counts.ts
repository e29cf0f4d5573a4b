import { NUMBER_WORDS } from '../../catalog/number-words.js';
import { MAX_BOARD_SIDE } from '../../ir/board.js';
import { normalForm } from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';
import type { Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';

/** How many squares a piece can reach, according to a text: "It can go a total of eight squares". */
export interface MoveCount {
  readonly squares: number;
  /** The offset in the text. */
  readonly start: number;
  readonly span: Span;
}

const NUMBER = `(${NUMBER_WORDS.join('|')}|\\d{1,3})`;
const PLACES = '(?:destination\\s+)?(?:squares|spaces|destinations|targets)';
const CLAIMS = new RegExp(
  [
    `(?<!about\\s|around\\s|up\\sto\\s)\\btotal\\s+of\\s+${NUMBER}\\s+${PLACES}`,
    `\\b${NUMBER}\\s+${PLACES}\\s+(?:in\\s+(?:total|all)|altogether)`,
    `\\b${NUMBER}\\s+possible\\s+${PLACES}`,
    `\\bmakes\\s+${NUMBER}\\s+${PLACES}`,
  ].join('|'),
  'gi',
);

/** A word that every claim contains. Most texts have none. */
const PLACE = /squares|spaces|destinations|targets/i;

/** Every such statement in a text, including those in brackets. */
export function moveCounts({ place, text }: Excerpt): readonly MoveCount[] {
  if (!PLACE.test(text)) return [];
  return [...text.matchAll(CLAIMS)].flatMap((match) => {
    const groups: readonly (string | undefined)[] = match.slice(1);
    const word = groups.find((group) => group !== undefined)?.toLowerCase() ?? '';
    const index = NUMBER_WORDS.findIndex((one) => one === word);
    const squares = index >= 0 ? index : Number.parseInt(word, 10);
    if (!(squares > 0)) return [];
    const start = match.index;
    return [{ squares, start, span: place(start, start + match[0].length) }];
  });
}

/** The number of squares that a piece can reach far from any edge. Null for sliding pieces. */
export function squaresReached(movement: Movement): number | null {
  const targets = new Set<string>();
  for (const { target } of normalForm(movement).elements) {
    if (Math.max(Math.abs(target.dx), Math.abs(target.dy)) > MAX_BOARD_SIDE / 2) return null;
    targets.add(`${target.dx},${target.dy}`);
  }
  return targets.size;
}
