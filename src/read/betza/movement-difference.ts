import { printDifference, printElements } from '../../ir/compare-words.js';
import type { Board } from '../../ir/board.js';
import {
  differenceOf,
  LARGEST_BOARD,
  normalForm,
  type MovementDifference,
} from '../../ir/compare.js';
import type { Movement } from '../../ir/movement.js';

/** A difference in more characters than this is cut short. */
const LONGEST_WORDS = 240;

/** What a program adds to a movement and leaves out of it on a board, in words; null if nothing. */
export function differenceInWords(
  asWritten: Movement,
  asRead: Movement,
  board: Board = LARGEST_BOARD,
): string | null {
  if (sameMoves(asWritten, asRead)) return null;
  return wordsOfDifference(differenceOf(distinctMoves(asWritten), distinctMoves(asRead), board));
}

/** In words of bearable length; null if there is none. */
export function wordsOfDifference(difference: MovementDifference): string | null {
  const words = printDifference(difference);
  return words === null ? null : shorten(words);
}

/** A whole movement in words of bearable length. */
export function movementInWords(movement: Movement): string {
  const known = inWords.get(movement);
  if (known !== undefined) return known;
  const { elements } = normalForm(distinctMoves(movement));
  const words = elements.length === 0 ? 'has no move at all' : shorten(printElements(elements));
  inWords.set(movement, words);
  return words;
}

/** Movements are never changed. */
const inWords = new WeakMap<Movement, string>();

function shorten(words: string): string {
  if (words.length <= LONGEST_WORDS) return words;
  return `${words.slice(0, words.lastIndexOf(', ', LONGEST_WORDS))}, …`;
}

/** Built alike from the same moves: a quick yes that saves most comparisons. */
export function sameMoves(a: Movement, b: Movement): boolean {
  const [first, second] = [keysOf(a), keysOf(b)];
  return first.size === second.size && [...first].every((key) => second.has(key));
}

export function distinctMoves(movement: Movement): Movement {
  return [...new Map(movement.map((move) => [JSON.stringify(move), move])).values()];
}

function keysOf(movement: Movement): ReadonlySet<string> {
  return new Set(movement.map((move) => JSON.stringify(move)));
}
