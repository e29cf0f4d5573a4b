import { NUMBER_WORDS } from '../../catalog/number-words.js';
import type { Word } from './words.js';

/** One way to match: the end of the match and its meaning. */
export interface Found<T> {
  readonly end: number;
  readonly value: T;
}

/** The words of a sentence while phrases are matched against them. */
export interface Reading {
  readonly words: readonly Word[];
  /** All words of the sentence. A pattern that needs any other word cannot match. */
  readonly has: ReadonlySet<string>;
  /** The names that begin at a word, the longest first. */
  readonly namesAt: (at: number) => readonly Found<string>[];
  /** The steps left, after which nothing matches any more, and the farthest word up to which anything has matched. */
  readonly budget: { left: number; farthest: number };
  /** How many other readings it is part of: a meaning may read words again. */
  readonly depth: number;
}

/** The words with which a phrase can begin. */
export interface Start {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly names: boolean;
  readonly numbers: boolean;
  readonly any: boolean;
  /** It can match no words at all. */
  readonly empty: boolean;
}

export const NO_START: Start = {
  words: new Set(),
  stems: [],
  names: false,
  numbers: false,
  any: false,
  empty: false,
};
/** The start of a phrase without words. */
export const NOTHING: Start = { ...NO_START, empty: true };
export const ANY_START: Start = { ...NO_START, any: true, empty: true };

export function eitherStart(starts: readonly Start[]): Start {
  const [only] = starts;
  if (only !== undefined && starts.length === 1) return only;
  // Which words can begin it does not matter if any word can.
  if (starts.some(({ any }) => any))
    return { ...NO_START, any: true, empty: starts.some(({ empty }) => empty) };
  const [words, stems] = [new Set<string>(), new Set<string>()];
  let [names, numbers, empty] = [false, false, false];
  const add = (word: string): void => void words.add(word);
  for (const start of starts) {
    start.words.forEach(add);
    for (const stem of start.stems) stems.add(stem);
    names ||= start.names;
    numbers ||= start.numbers;
    empty ||= start.empty;
  }
  return { words, stems: [...stems], names, numbers, any: false, empty };
}

/** The start of a sequence of phrases. */
export function startOfChain(starts: Iterable<Start>): Start {
  const first: Start[] = [];
  for (const start of starts) {
    if (start === NOTHING) continue;
    first.push(start);
    if (!start.empty) return { ...eitherStart(first), empty: false };
  }
  return { ...eitherStart(first), empty: true };
}

const NUMBERS = new RegExp(`^(?:\\d.*|single|${NUMBER_WORDS.join('|')})$`);

export function canStart(start: Start, { namesAt, words: said }: Reading, at: number): boolean {
  if (start.any || start.empty) return true;
  const text = said[at]?.text;
  if (text === undefined) return false;
  return (
    start.words.has(text) ||
    (start.numbers && NUMBERS.test(text)) ||
    start.stems.some((stem) => text.startsWith(stem)) ||
    (start.names && namesAt(at).length > 0)
  );
}
