import { NUMBER_WORDS } from '../../catalog/number-words.js';
import type { Word } from './words.js';

/** One way to match: up to which word, and what it means. */
export interface Found<T> {
  readonly end: number;
  readonly value: T;
}

/** The words of a sentence on their way through the phrases. */
export interface Reading {
  readonly words: readonly Word[];
  /** All of them: what a pattern needs and the sentence lacks need not be looked for. */
  readonly has: ReadonlySet<string>;
  /** What names stand at a word, the longest first. */
  readonly namesAt: (at: number) => readonly Found<string>[];
  /** Steps left; when none is, nothing matches any more. And the farthest word up to which anything matched. */
  readonly budget: { left: number; farthest: number };
}

/** With which words a phrase can begin. */
export interface Start {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly names: boolean;
  readonly numbers: boolean;
  readonly any: boolean;
  /** It may take no words at all. */
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
/** Of no words at all. */
export const NOTHING: Start = { ...NO_START, empty: true };
export const ANY_START: Start = { ...NO_START, any: true, empty: true };

export function eitherStart(starts: readonly Start[]): Start {
  const [only] = starts;
  if (only !== undefined && starts.length === 1) return only;
  const [words, stems] = [new Set<string>(), new Set<string>()];
  let [names, numbers, any, empty] = [false, false, false, false];
  const add = (word: string): void => void words.add(word);
  for (const start of starts) {
    start.words.forEach(add);
    for (const stem of start.stems) stems.add(stem);
    names ||= start.names;
    numbers ||= start.numbers;
    any ||= start.any;
    empty ||= start.empty;
  }
  return { words, stems: [...stems], names, numbers, any, empty };
}

/** Of parts one after another. */
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
