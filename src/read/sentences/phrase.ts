import { once } from '../../text/once.js';
import {
  ANY_START,
  canStart,
  eitherStart,
  NOTHING,
  NO_START,
  startOfChain,
  type Found,
  type Reading,
  type Start,
} from './reading-words.js';
import { startOfPattern } from './pattern-start.js';
import { possible, wordPattern } from './word-pattern.js';
import type { Word } from './words.js';

/**
 * Phrases: patterns of words with meanings. A pattern is written as the words stand in a sentence, with `a|b` for alternative words, `word*` for all
 * words with this beginning, `?` after an optional part, `(two words|three such words)` for groups, and `${phrase}` for another phrase, whose meaning
 * the pattern receives. All ways to match are followed, each phrase at most once at a place, so that the work is bounded.
 */

export class Phrase<T> {
  #start: Start | null = null;
  #isComputing = false;

  constructor(
    readonly match: (reading: Reading, at: number) => readonly Found<T>[],
    private readonly findStart: () => Start = () => ANY_START,
  ) {}

  /** How the phrase can start. Any start, if the computation of the start comes back to this phrase. */
  get start(): Start {
    if (this.#start !== null) return this.#start;
    if (this.#isComputing) return ANY_START;
    this.#isComputing = true;
    this.#start = this.findStart();
    this.#isComputing = false;
    return this.#start;
  }

  /** Maps the meaning. */
  as<U>(meaning: (value: T) => U): Phrase<U> {
    return new Phrase(
      (reading, at) =>
        this.match(reading, at).map(({ end, value }) => ({ end, value: meaning(value) })),
      () => this.start,
    );
  }

  /** Maps the meaning, given the range of words that match. */
  placed<U>(meaning: (value: T, from: number, to: number) => U): Phrase<U> {
    return new Phrase(
      (reading, at) =>
        this.match(reading, at).map(({ end, value }) => ({ end, value: meaning(value, at, end) })),
      () => this.start,
    );
  }

  /** Maps the meaning. The phrase does not match if the result is null. */
  when<U>(meaning: (value: T) => U | null): Phrase<U> {
    return new Phrase(
      (reading, at) =>
        this.match(reading, at).flatMap(({ end, value }) => {
          const meant = meaning(value);
          return meant === null ? [] : [{ end, value: meant }];
        }),
      () => this.start,
    );
  }
}

type Meanings<P extends readonly Phrase<unknown>[]> = {
  readonly [K in keyof P]: P[K] extends Phrase<infer T> ? T : never;
};

/** A pattern of words and phrases. Its value lists the values of its phrases. */
export function pattern<const P extends readonly Phrase<unknown>[]>(
  texts: TemplateStringsArray,
  ...phrases: P
): Phrase<Meanings<P>> {
  // Computed on use, because for most phrases a sentence needs only to know how they start.
  const parts = texts.map((text) => once(() => wordPattern(text)));
  const isPossible = once(() => possible(parts.flatMap((part) => part().needs())));
  const match = (reading: Reading, from: number): readonly Found<Meanings<P>>[] => {
    if (!isPossible()(reading)) return [];
    let ends: Ends = [{ end: from, values: [] }];
    for (let index = 0; index < parts.length; index++) {
      const phrase = phrases[index];
      const reached: Ends[number][] = [];
      for (const { end, values } of ends)
        for (const next of parts[index]?.().match(reading, end) ?? []) {
          if (phrase === undefined) reached.push({ end: next, values });
          else
            for (const found of phrase.match(reading, next))
              reached.push({ end: found.end, values: [...values, found.value] });
        }
      if (reached.length === 0) return [];
      ends = reached;
    }
    return ends.flatMap(({ end, values }) =>
      isComplete<P>(values, phrases.length) ? [{ end, value: values }] : [],
    );
  };
  return new Phrase(match, () => startOfChain(startsOf(texts, phrases)));
}

/** How far parts of a pattern match, and the values of the phrases so far. */
type Ends = readonly { readonly end: number; readonly values: readonly unknown[] }[];

function* startsOf(texts: readonly string[], phrases: readonly Phrase<unknown>[]): Iterable<Start> {
  for (const [index, text] of texts.entries()) {
    yield startOfPattern(text);
    const phrase = phrases[index];
    if (phrase !== undefined) yield phrase.start;
  }
}

function isComplete<P extends readonly Phrase<unknown>[]>(
  values: readonly unknown[],
  count: number,
): values is Meanings<P> {
  return values.length === count;
}

/** One of several phrases. If several end at the same word, the first counts. */
export function oneOf<T>(...phrases: readonly Phrase<T>[]): Phrase<T> {
  return named(() => phrases);
}

/** One of several phrases with the same meaning. */
export function anyOf(...phrases: readonly Phrase<unknown>[]): Phrase<unknown> {
  return oneOf(...phrases);
}

/** The only text among the values of such patterns. */
export function textIn(...patterns: readonly Phrase<readonly unknown[]>[]): Phrase<string> {
  return oneOf(...patterns).when((all) => all.find((one) => typeof one === 'string') ?? null);
}

/** The most first words for which the possible phrases are kept. Pages have fewer. */
const MOST_STARTS = 1000;

/** One of several phrases that may refer to one another, so they are created on first use. */
export function named<T>(phrases: () => readonly Phrase<T>[]): Phrase<T> {
  const memo = new WeakMap<Reading, Map<number, readonly Found<T>[]>>();
  let all: readonly Phrase<T>[] | null = null;
  /** Which phrases can start with a word, by the word: with a piece name at that place, and without. */
  const atName = new Map<string, readonly Phrase<T>[]>();
  const elsewhere: typeof atName = new Map();
  const starting = (reading: Reading, at: number): readonly Phrase<T>[] => {
    const byStart = reading.namesAt(at).length > 0 ? atName : elsewhere;
    const key = reading.words[at]?.text ?? '';
    const known = byStart.get(key);
    if (known !== undefined) return known;
    const found = (all ??= phrases()).filter(({ start }) => canStart(start, reading, at));
    if (byStart.size >= MOST_STARTS) byStart.clear();
    byStart.set(key, found);
    return found;
  };
  const match = (reading: Reading, at: number): readonly Found<T>[] => {
    let places = memo.get(reading);
    if (places === undefined) memo.set(reading, (places = new Map<number, readonly Found<T>[]>()));
    const known = places.get(at);
    if (known !== undefined) return known;
    places.set(at, []);
    const found = new Map<number, T>();
    for (const phrase of starting(reading, at)) {
      if (reading.budget.left-- <= 0) break;
      for (const { end, value } of phrase.match(reading, at))
        if (!found.has(end)) found.set(end, value);
    }
    const result = [...found].map(([end, value]) => ({ end, value }));
    places.set(at, result);
    return result;
  };
  return new Phrase(match, () => eitherStart((all ??= phrases()).map(({ start }) => start)));
}

/** The matches of a phrase, the longest first. */
export function longest<T>(phrase: Phrase<T>): Phrase<T> {
  return new Phrase(
    (reading, at) => phrase.match(reading, at).toSorted((one, other) => other.end - one.end),
    () => phrase.start,
  );
}

/** An optional phrase. Its value is null if it is missing. */
export function opt<T>(phrase: Phrase<T>): Phrase<T | null> {
  return new Phrase<T | null>(
    (reading, at) => [...phrase.match(reading, at), { end: at, value: null }],
    () => ({ ...phrase.start, empty: true }),
  );
}

/** One or more items, with separators between them. */
export function listOf<T>(item: Phrase<T>, separator: Phrase<unknown>): Phrase<readonly T[]> {
  const rest: Phrase<readonly T[]> = named<readonly T[]>(() => [
    pattern`${separator}${item}${rest}`.as(([, first, others]) => [first, ...others]),
    pattern`${separator}${item}`.as(([, first]) => [first]),
  ]);
  return oneOf(
    pattern`${item}${rest}`.as(([first, others]) => [first, ...others]),
    item.as((only) => [only]),
  );
}

/** Words without a meaning of their own. As in a group, a bar separates whole alternatives. */
export function words(text: string): Phrase<true> {
  return named(() => {
    const group = `( ${text} )`;
    const pattern = once(() => wordPattern(group));
    const isPossible = once(() => possible(pattern().needs()));
    return [
      new Phrase(
        (reading, at) =>
          isPossible()(reading)
            ? pattern()
                .match(reading, at)
                .map((end) => ({ end, value: true as const }))
            : [],
        () => startOfPattern(group),
      ),
    ];
  });
}

/** A single word to which `meaning` assigns a value. */
export function wordLike<T>(
  meaning: (text: string, image: string) => T | null,
  kind: 'numbers' | 'any' = 'any',
): Phrase<T> {
  return new Phrase(
    (reading, at) => {
      const word = reading.words[at];
      const value = word === undefined ? null : meaning(word.text, word.image);
      return value === null ? [] : [{ end: at + 1, value }];
    },
    () => ({ ...NO_START, [kind]: true }),
  );
}

/** `only` and `either` are no words of a sentence, but mark the next one. */
function before(isMarked: (word: Word) => boolean): Phrase<null> {
  return new Phrase(
    ({ words: all }, at) => {
      const word = all[at];
      return word !== undefined && isMarked(word) ? [{ end: at, value: null }] : [];
    },
    () => NOTHING,
  );
}
export const ONLY = before(({ isLimited }) => isLimited === true);
export const EITHER = before(({ isChoice }) => isChoice === true);

/** A name of a piece, from the page or from common use. */
export const PIECE_NAME: Phrase<string> = named(() => [
  new Phrase(
    (reading, at) => reading.namesAt(at),
    () => ({ ...NO_START, names: true }),
  ),
]);
