import { printDifference, printElements } from '../../ir/compare-words.js';
import type { Board } from '../../ir/board.js';
import { differenceOf, LARGEST_BOARD, normalForm, type DifferentMoves } from '../../ir/compare.js';
import { distinctMoves, sameMoves } from '../../ir/distinct-moves.js';
import type { Movement } from '../../ir/movement.js';

/** The maximum number of characters in the description of a difference. */
const LONGEST_WORDS = 240;

/** The moves that a program adds to a movement and those that it leaves out, in words. Null if there is no difference. */
export function differenceInWords(
  asWritten: Movement,
  asRead: Movement,
  board: Board = LARGEST_BOARD,
): string | null {
  return compareMovements(asWritten, asRead, board).words;
}

/** How two readings differ. If `isComplete` is false, the comparison is incomplete and null words do not mean that they are equal. */
export interface Comparison {
  readonly words: string | null;
  readonly isComplete: boolean;
  /** The number of steps it took. */
  readonly work: number;
}

function compareMovements(
  asWritten: Movement,
  asRead: Movement,
  board: Board = LARGEST_BOARD,
): Comparison {
  if (sameMoves(asWritten, asRead)) return { words: null, isComplete: true, work: 0 };
  const [first, second] = [distinctMoves(asWritten), distinctMoves(asRead)];
  const difference = differenceOf(first, second, board);
  return {
    words: wordsOfDifference(difference),
    isComplete: difference.isWhole,
    work: difference.work,
  };
}

/** The limit of work for comparing the parts of one string. Parts beyond it are not compared. Three hopping queens reach it. */
const MOST_WORK = 60_000;

/** Compares the parts of one string pair by pair, within a common limit of work. */
export function comparerOfParts(): (asWritten: Movement, asRead: Movement) => Comparison {
  let work = 0;
  return (asWritten, asRead) => {
    if (work > MOST_WORK) {
      const words = null;
      return { words, isComplete: sameMoves(asWritten, asRead), work: 0 };
    }
    const comparison = compareMovements(asWritten, asRead);
    work += comparison.work;
    return comparison;
  };
}

/** The difference in words, shortened. Null if there is none. */
export function wordsOfDifference(difference: DifferentMoves): string | null {
  const words = printDifference(difference);
  return words === null ? null : shorten(words);
}

/**
 * The limit of steps for describing a movement. The text names about a dozen targets at most. A queen that hops over any distance takes 22,000 steps.
 */
const MOST_IN_WORDS = 24_000;

/** A whole movement in words, shortened. */
export function movementInWords(movement: Movement): string {
  const known = inWords.get(movement);
  if (known !== undefined) return known;
  const { elements, isWhole } = normalForm(distinctMoves(movement), LARGEST_BOARD, MOST_IN_WORDS);
  const listed = elements.length === 0 ? 'has no moves' : shorten(printElements(elements));
  if (!isWhole)
    return elements.length === 0
      ? 'moves by too many paths to follow'
      : `${listed}, and more by too many paths to follow`;
  inWords.set(movement, listed);
  return listed;
}

/** Kept, because movements never change. */
const inWords = new WeakMap<Movement, string>();

function shorten(words: string): string {
  if (words.length <= LONGEST_WORDS) return words;
  return `${words.slice(0, words.lastIndexOf(', ', LONGEST_WORDS))}, …`;
}
