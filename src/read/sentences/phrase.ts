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
import { lengthsOf, isPossible, needsOf, wordPattern } from './word-pattern.js';
import type { Word } from './words.js';

/**
 * Phrases: patterns of words with meanings. A pattern is written as the words stand in a sentence, with `a|b` for alternative words, `word*` for all
 * words with this beginning, `?` after an optional part, `(two words|three such words)` for groups, and `${phrase}` for another phrase, whose meaning
 * the pattern receives. All ways to match are followed, each phrase at most once at a place, so that the work is bounded.
 */

const NOTHING_FOUND: readonly never[] = [];

/** Its kinds are classes: functions made for each phrase would each have to become hot before V8 compiles them. */
export abstract class Phrase<T> {
  #start: Start | null = null;
  #isComputing = false;

  /** A phrase that a function finds. */
  static of<T>(
    match: (reading: Reading, at: number) => readonly Found<T>[],
    start: () => Start = () => ANY_START,
  ): Phrase<T> {
    return new OwnPhrase(match, start);
  }

  abstract match(reading: Reading, at: number): readonly Found<T>[];
  protected abstract findStart(): Start;

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
    return new Mapped(this, meaning);
  }

  /** Maps the meaning, given the range of words that match. */
  placed<U>(meaning: (value: T, from: number, to: number) => U): Phrase<U> {
    return new Mapped(this, meaning);
  }

  /** Maps the meaning. The phrase does not match if the result is null. */
  when<U>(meaning: (value: T) => U | null): Phrase<U> {
    return new Filtered(this, meaning);
  }
}

class Mapped<T, U> extends Phrase<U> {
  constructor(
    private readonly phrase: Phrase<T>,
    private readonly meaning: (value: T, from: number, to: number) => U,
  ) {
    super();
  }

  match(reading: Reading, at: number): readonly Found<U>[] {
    const found = this.phrase.match(reading, at);
    if (found.length === 0) return NOTHING_FOUND;
    return found.map(({ end, value }) => ({ end, value: this.meaning(value, at, end) }));
  }

  protected findStart(): Start {
    return this.phrase.start;
  }
}

class Filtered<T, U> extends Phrase<U> {
  constructor(
    private readonly phrase: Phrase<T>,
    private readonly meaning: (value: T) => U | null,
  ) {
    super();
  }

  match(reading: Reading, at: number): readonly Found<U>[] {
    const found = this.phrase.match(reading, at);
    if (found.length === 0) return NOTHING_FOUND;
    return found.flatMap(({ end, value }) => {
      const meant = this.meaning(value);
      return meant === null ? [] : [{ end, value: meant }];
    });
  }

  protected findStart(): Start {
    return this.phrase.start;
  }
}

class OwnPhrase<T> extends Phrase<T> {
  constructor(
    private readonly find: (reading: Reading, at: number) => readonly Found<T>[],
    private readonly ownStart: () => Start,
  ) {
    super();
  }

  match(reading: Reading, at: number): readonly Found<T>[] {
    return this.find(reading, at);
  }

  protected findStart(): Start {
    return this.ownStart();
  }
}

type Meanings<P extends readonly Phrase<unknown>[]> = {
  readonly [K in keyof P]: P[K] extends Phrase<infer T> ? T : never;
};

class Pattern<const P extends readonly Phrase<unknown>[]> extends Phrase<Meanings<P>> {
  /** The words around the phrases. Computed on use, because for most phrases a sentence needs only to know how they start. */
  readonly #parts = once(() => this.texts.map(wordPattern));
  readonly #needs = once(() => this.#parts().flatMap(needsOf));
  /** Whether the last sentence has the words that the pattern needs. */
  #asked: Reading | null = null;
  #isPossible = true;

  constructor(
    private readonly texts: readonly string[],
    private readonly phrases: P,
  ) {
    super();
  }

  match(reading: Reading, from: number): readonly Found<Meanings<P>>[] {
    if (reading !== this.#asked) {
      this.#asked = reading;
      this.#isPossible = isPossible(this.#needs(), reading);
    }
    if (!this.#isPossible) return NOTHING_FOUND;
    const found: Found<Meanings<P>>[] = [];
    this.#extend(found, reading, from, []);
    return found;
  }

  /** Adds all ways to match the rest of the pattern, behind the phrases with these values. */
  #extend(
    found: Found<Meanings<P>>[],
    reading: Reading,
    from: number,
    values: readonly unknown[],
  ): void {
    const part = this.#parts()[values.length];
    const next = this.phrases[values.length];
    let lengths = part === undefined ? 0 : lengthsOf(part, reading, from);
    while (lengths !== 0) {
      // The longest first: a part in the text of a pattern is there if it can be.
      const length = 31 - Math.clz32(lengths);
      lengths ^= 1 << length;
      if (next !== undefined)
        for (const { end, value } of next.match(reading, from + length))
          this.#extend(found, reading, end, [...values, value]);
      else if (isComplete<P>(values, this.phrases.length))
        found.push({ end: from + length, value: values });
    }
  }

  protected findStart(): Start {
    return startOfChain(startsOf(this.texts, this.phrases));
  }
}

/** A pattern of words and phrases. Its value lists the values of its phrases. */
export function pattern<const P extends readonly Phrase<unknown>[]>(
  texts: TemplateStringsArray,
  ...phrases: P
): Phrase<Meanings<P>> {
  return new Pattern(texts, phrases);
}

function* startsOf(texts: readonly string[], phrases: readonly Phrase<unknown>[]): Iterable<Start> {
  for (const [index, text] of texts.entries()) {
    yield startOfPattern(text);
    const next = phrases[index];
    if (next !== undefined) yield next.start;
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

class Alternatives<T> extends Phrase<T> {
  readonly #all = once(() => this.phrases());
  /** Which phrases can start with a word, by the word: with a piece name at that place, and without. */
  readonly #atName = new Map<string, readonly Phrase<T>[]>();
  readonly #elsewhere = new Map<string, readonly Phrase<T>[]>();
  /** What is found at each place of the last reading of each depth. */
  readonly #found: Places<T>[] = [];

  constructor(private readonly phrases: () => readonly Phrase<T>[]) {
    super();
  }

  match(reading: Reading, at: number): readonly Found<T>[] {
    const places = this.#placesOf(reading);
    const known = places[at];
    if (known !== undefined) return known;
    places[at] = NOTHING_FOUND;
    let found: Found<T>[] | null = null;
    for (const alternative of this.#starting(reading, at)) {
      if (reading.budget.left-- <= 0) break;
      for (const one of alternative.match(reading, at))
        if (found === null) found = [one];
        else if (found.every(({ end }) => end !== one.end)) found.push(one);
    }
    return (places[at] = found ?? NOTHING_FOUND);
  }

  #placesOf(reading: Reading): Places<T>['places'] {
    const last = this.#found[reading.depth];
    if (last?.reading === reading) return last.places;
    const places: Places<T>['places'] = [];
    this.#found[reading.depth] = { reading, places };
    return places;
  }

  #starting(reading: Reading, at: number): readonly Phrase<T>[] {
    const byStart = reading.namesAt(at).length > 0 ? this.#atName : this.#elsewhere;
    const key = reading.words[at]?.text ?? '';
    const known = byStart.get(key);
    if (known !== undefined) return known;
    const found = this.#all().filter(({ start }) => canStart(start, reading, at));
    if (byStart.size >= MOST_STARTS) byStart.clear();
    byStart.set(key, found);
    return found;
  }

  protected findStart(): Start {
    return eitherStart(this.#all().map(({ start }) => start));
  }
}

interface Places<T> {
  readonly reading: Reading;
  readonly places: (readonly Found<T>[] | undefined)[];
}

/** One of several phrases that may refer to one another, so they are created on first use. */
export function named<T>(phrases: () => readonly Phrase<T>[]): Phrase<T> {
  return new Alternatives(phrases);
}

/** The matches of a phrase, the longest first. */
export function longest<T>(one: Phrase<T>): Phrase<T> {
  return Phrase.of(
    (reading, at) => one.match(reading, at).toSorted((a, b) => b.end - a.end),
    () => one.start,
  );
}

/** An optional phrase. Its value is null if it is missing. */
export function opt<T>(one: Phrase<T>): Phrase<T | null> {
  return Phrase.of<T | null>(
    (reading, at) => [...one.match(reading, at), { end: at, value: null }],
    () => ({ ...one.start, empty: true }),
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
  return named(() => [new Pattern([`( ${text} )`], []).as(() => true as const)]);
}

/** A single word to which `meaning` assigns a value. */
export function wordLike<T>(
  meaning: (text: string, image: string) => T | null,
  kind: 'numbers' | 'any' = 'any',
): Phrase<T> {
  return Phrase.of(
    (reading, at) => {
      const word = reading.words[at];
      const value = word === undefined ? null : meaning(word.text, word.image);
      return value === null ? [] : [{ end: at + 1, value }];
    },
    () => ({ ...NO_START, [kind]: true }),
  );
}

/** Nothing, before a certain word. */
export function before(isMarked: (word: Word) => boolean): Phrase<null> {
  return Phrase.of(
    ({ words: all }, at) => {
      const word = all[at];
      return word !== undefined && isMarked(word) ? [{ end: at, value: null }] : [];
    },
    () => NOTHING,
  );
}
// `only` and `either` are no words of a sentence, but mark the next one.
export const ONLY = before(({ isLimited }) => isLimited === true);
export const EITHER = before(({ isChoice }) => isChoice === true);

/** A name of a piece, from the page or from common use. */
export const PIECE_NAME: Phrase<string> = named(() => [
  Phrase.of(
    (reading, at) => reading.namesAt(at),
    () => ({ ...NO_START, names: true }),
  ),
]);
