import { printDifference, printElements } from '../../ir/compare-words.js';
import type { Board } from '../../ir/board.js';
import { differenceOf, LARGEST_BOARD, normalForm, type DifferentMoves } from '../../ir/compare.js';
import { distinctMoves, sameMoves } from '../../ir/distinct-moves.js';
import type { Movement } from '../../ir/movement.js';

/** A difference in more characters than this is cut short. */
const LONGEST_WORDS = 240;

/** What a program adds to a movement and leaves out of it on a board, in words; null if nothing. */
export function differenceInWords(
  asWritten: Movement,
  asRead: Movement,
  board: Board = LARGEST_BOARD,
): string | null {
  return compareMovements(asWritten, asRead, board).words;
}

/** How two readings differ, and whether all of both was looked at: if not, no words do not mean that they are equal. */
export interface Comparison {
  readonly words: string | null;
  readonly isJudged: boolean;
  /** Steps that it took. */
  readonly work: number;
}

function compareMovements(
  asWritten: Movement,
  asRead: Movement,
  board: Board = LARGEST_BOARD,
): Comparison {
  if (sameMoves(asWritten, asRead)) return { words: null, isJudged: true, work: 0 };
  const [first, second] = [distinctMoves(asWritten), distinctMoves(asRead)];
  const difference = differenceOf(first, second, board);
  return {
    words: wordsOfDifference(difference),
    isJudged: difference.isWhole,
    work: difference.work,
  };
}

/** So much work is done to compare the parts of one string; what is left then is not judged. Three queens that hop take as much. */
const MOST_WORK = 60_000;

/** Compares the parts of one string, each pair of readings once, within one budget. */
export function comparerOfParts(): (asWritten: Movement, asRead: Movement) => Comparison {
  let work = 0;
  return (asWritten, asRead) => {
    if (work > MOST_WORK) {
      const words = null;
      return { words, isJudged: sameMoves(asWritten, asRead), work: 0 };
    }
    const comparison = compareMovements(asWritten, asRead);
    work += comparison.work;
    return comparison;
  };
}

/** In words of bearable length; null if there is none. */
export function wordsOfDifference(difference: DifferentMoves): string | null {
  const words = printDifference(difference);
  return words === null ? null : shorten(words);
}

/** A sentence names some dozen targets: so many steps are spent on what it counts. A queen that hops over any distance takes 22,000. */
const MOST_IN_WORDS = 24_000;

/** A whole movement in words of bearable length. */
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

/** Movements are never changed. */
const inWords = new WeakMap<Movement, string>();

function shorten(words: string): string {
  if (words.length <= LONGEST_WORDS) return words;
  return `${words.slice(0, words.lastIndexOf(', ', LONGEST_WORDS))}, …`;
}
