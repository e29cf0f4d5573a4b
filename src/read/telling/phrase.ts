import { once } from '../../text/once.js';
import type { Word } from './words.js';

/**
 * Phrases: what a pattern of words means. A pattern is written as the words stand in a sentence, with `a|b` for one of several words,
 * `word*` for all that begin so, `?` behind what may be missing, `(two words|three such words)` for groups, and `${phrase}` for a phrase
 * of its own, whose meaning the pattern gets. All ways to match are followed, each phrase once a place, so that the work is bounded.
 */

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

/** With which words a match can begin; null: with any. */
interface Beginnings {
  readonly words: ReadonlySet<string> | null;
  /** It may match no word at all. */
  readonly mayBeEmpty: boolean;
}

const ANY: Beginnings = { words: null, mayBeEmpty: true };

export class Phrase<T> {
  #beginnings: Beginnings | null = null;

  constructor(
    readonly match: (reading: Reading, at: number) => readonly Found<T>[],
    readonly beginningsOf: () => Beginnings = () => ANY,
  ) {}

  /** Worked out once; of a phrase within itself nothing is known. */
  get beginnings(): Beginnings {
    if (this.#beginnings === null) {
      this.#beginnings = ANY;
      this.#beginnings = this.beginningsOf();
    }
    return this.#beginnings;
  }

  /** False: no match can begin at this word. */
  mayBeginAt({ words }: Reading, at: number): boolean {
    const { mayBeEmpty, words: first } = this.beginnings;
    const word = words[at]?.text;
    return mayBeEmpty || first === null || (word !== undefined && first.has(word));
  }

  /** What it means. */
  as<U>(meaning: (value: T) => U): Phrase<U> {
    return new Phrase(
      (reading, at) =>
        this.match(reading, at).map(({ end, value }) => ({ end, value: meaning(value) })),
      () => this.beginnings,
    );
  }

  /** What it means, and between which words it stands. */
  placed<U>(meaning: (value: T, from: number, to: number) => U): Phrase<U> {
    return new Phrase(
      (reading, at) =>
        this.match(reading, at).map(({ end, value }) => ({ end, value: meaning(value, at, end) })),
      () => this.beginnings,
    );
  }

  /** What it means, if anything. */
  when<U>(meaning: (value: T) => U | null): Phrase<U> {
    return new Phrase(
      (reading, at) =>
        this.match(reading, at).flatMap(({ end, value }) => {
          const meant = meaning(value);
          return meant === null ? [] : [{ end, value: meant }];
        }),
      () => this.beginnings,
    );
  }
}

type Meanings<P extends readonly Phrase<unknown>[]> = {
  readonly [K in keyof P]: P[K] extends Phrase<infer T> ? T : never;
};

/** A pattern of words and phrases; its value is those of its phrases. */
export function say<const P extends readonly Phrase<unknown>[]>(
  texts: TemplateStringsArray,
  ...phrases: P
): Phrase<Meanings<P>> {
  const patterns = once(() => {
    const parts = texts.map(wordPattern);
    return { parts, isPossible: possible(parts.flatMap(({ needs }) => needs)) };
  });
  const match = (reading: Reading, from: number): readonly Found<Meanings<P>>[] => {
    const { isPossible, parts } = patterns();
    if (!phrase.mayBeginAt(reading, from) || !isPossible(reading)) return [];
    let ends: readonly { readonly end: number; readonly values: readonly unknown[] }[] = [
      { end: from, values: [] },
    ];
    for (const [index, part] of parts.entries()) {
      ends = ends.flatMap(({ end, values }) =>
        part.match(reading, end).map((next) => ({ end: next, values })),
      );
      const inner = phrases[index];
      if (inner !== undefined)
        ends = ends.flatMap(({ end, values }) =>
          inner
            .match(reading, end)
            .map((found) => ({ end: found.end, values: [...values, found.value] })),
        );
      if (ends.length === 0) return [];
    }
    return ends.flatMap(({ end, values }) =>
      isComplete<P>(values, phrases.length) ? [{ end, value: values }] : [],
    );
  };
  const phrase = new Phrase<Meanings<P>>(match, () =>
    inTurn(
      patterns().parts.flatMap((part, index) => {
        const inner = phrases[index];
        return inner === undefined ? [part.beginnings] : [part.beginnings, inner];
      }),
    ),
  );
  return phrase;
}

/** Of things that stand one behind the other. */
function inTurn(parts: readonly (Beginnings | Phrase<unknown>)[]): Beginnings {
  const all = new Set<string>();
  for (const part of parts) {
    const { mayBeEmpty, words: first } = part instanceof Phrase ? part.beginnings : part;
    if (first === null) return { words: null, mayBeEmpty };
    for (const word of first) all.add(word);
    if (!mayBeEmpty) return { words: all, mayBeEmpty: false };
  }
  return { words: all, mayBeEmpty: true };
}

/** Of things that stand in each other's place. */
function instead(parts: readonly Beginnings[]): Beginnings {
  const all = new Set<string>();
  const mayBeEmpty = parts.some((part) => part.mayBeEmpty);
  for (const { words: first } of parts) {
    if (first === null) return { words: null, mayBeEmpty };
    for (const word of first) all.add(word);
  }
  return { words: all, mayBeEmpty };
}

function isComplete<P extends readonly Phrase<unknown>[]>(
  values: readonly unknown[],
  count: number,
): values is Meanings<P> {
  return values.length === count;
}

/** One of several phrases; of those that end at the same word the first counts. */
export function oneOf<T>(...phrases: readonly Phrase<T>[]): Phrase<T> {
  return named(() => phrases);
}

/** The same, where phrases refer to one another. */
export function named<T>(phrases: () => readonly Phrase<T>[]): Phrase<T> {
  const memo = new WeakMap<Reading, Map<number, readonly Found<T>[]>>();
  let all: readonly Phrase<T>[] | null = null;
  const match = (reading: Reading, at: number): readonly Found<T>[] => {
    if (!whole.mayBeginAt(reading, at)) return [];
    let places = memo.get(reading);
    if (places === undefined) memo.set(reading, (places = new Map<number, readonly Found<T>[]>()));
    const known = places.get(at);
    if (known !== undefined) return known;
    places.set(at, []);
    const found = new Map<number, T>();
    for (const phrase of (all ??= phrases())) {
      if (reading.budget.left-- <= 0) break;
      for (const { end, value } of phrase.match(reading, at))
        if (!found.has(end)) found.set(end, value);
    }
    const result = [...found].map(([end, value]) => ({ end, value }));
    places.set(at, result);
    return result;
  };
  const whole = new Phrase<T>(match, () =>
    instead((all ??= phrases()).map(({ beginnings }) => beginnings)),
  );
  return whole;
}

/** The phrase, or nothing, which means null. */
export function opt<T>(phrase: Phrase<T>): Phrase<T | null> {
  return new Phrase<T | null>(
    (reading, at) => [...phrase.match(reading, at), { end: at, value: null }],
    () => ({ ...phrase.beginnings, mayBeEmpty: true }),
  );
}

/** One or more, with separators between them. */
export function listOf<T>(item: Phrase<T>, separator: Phrase<unknown>): Phrase<readonly T[]> {
  const rest: Phrase<readonly T[]> = named<readonly T[]>(() => [
    say`${separator}${item}${rest}`.as(([, first, others]) => [first, ...others]),
    say`${separator}${item}`.as(([, first]) => [first]),
  ]);
  return oneOf(
    say`${item}${rest}`.as(([first, others]) => [first, ...others]),
    item.as((only) => [only]),
  );
}

/** Words that only have to stand there; as in a group, a bar parts whole alternatives. */
export function words(text: string): Phrase<true> {
  return named(() => {
    const pattern = wordPattern(`( ${text} )`);
    const isPossible = possible(pattern.needs);
    return [
      new Phrase(
        (reading, at) =>
          isPossible(reading)
            ? pattern.match(reading, at).map((end) => ({ end, value: true as const }))
            : [],
        () => pattern.beginnings,
      ),
    ];
  });
}

/** Any one word of this form. */
export function wordLike<T>(meaning: (text: string, image: string) => T | null): Phrase<T> {
  return new Phrase((reading, at) => {
    const word = reading.words[at];
    const value = word === undefined ? null : meaning(word.text, word.image);
    return value === null ? [] : [{ end: at + 1, value }];
  });
}

/** A name that the page or the field gives to a piece. */
export const PIECE_NAME: Phrase<string> = named(() => [
  new Phrase((reading, at) => reading.namesAt(at)),
]);

/** Up to where words match, and of which sets of words a sentence needs one each. */
interface WordPattern {
  readonly match: (reading: Reading, at: number) => readonly number[];
  readonly needs: readonly Need[];
  readonly beginnings: Beginnings;
}

interface Need {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** Has a sentence what a pattern needs? Asked once a sentence. */
function possible(needs: readonly Need[]): (reading: Reading) => boolean {
  let asked: Reading | null = null;
  let answer = true;
  return (reading) => {
    if (reading !== asked) {
      asked = reading;
      answer = needs.every(
        ({ stems, words: some }) =>
          some.some((word) => reading.has.has(word)) ||
          (stems.length > 0 &&
            reading.words.some(({ text }) => stems.some((stem) => text.startsWith(stem)))),
      );
    }
    return answer;
  };
}

/** `a|b c? (d e|f)? g*`: between words of a group a bar parts whole alternatives. */
function wordPattern(text: string): WordPattern {
  const signs = signsOf(text);
  let at = 0;
  const sequence = (): WordPattern => {
    const alternatives: WordPattern[][] = [[]];
    for (; at < signs.length; at++) {
      const sign = signs[at] ?? '';
      if (sign.startsWith(')')) break;
      if (sign === '|') alternatives.push([]);
      else alternatives.at(-1)?.push(item(sign));
    }
    return oneOfPatterns(alternatives.map(chain));
  };
  const item = (sign: string): WordPattern => {
    if (sign === '(') {
      at++;
      const inner = sequence();
      return signs[at] === ')?' ? optional(inner) : inner;
    }
    return sign.endsWith('?') ? optional(oneWord(sign.slice(0, -1))) : oneWord(sign);
  };
  return sequence();
}

function signsOf(text: string): readonly string[] {
  let depth = 0;
  return (text.match(/[()]\??|[^\s()]+/g) ?? []).flatMap((sign) => {
    if (sign === '(') depth++;
    else if (sign.startsWith(')')) depth--;
    else if (depth > 0) return sign.split(/(\|)/).filter((part) => part !== '');
    return [sign];
  });
}

function oneOfPatterns(patterns: readonly WordPattern[]): WordPattern {
  const [only] = patterns;
  if (patterns.length === 1 && only !== undefined) return only;
  const firsts = patterns.map(({ needs }) => needs[0]);
  return {
    match: (reading, from) => [...new Set(patterns.flatMap((one) => one.match(reading, from)))],
    needs: firsts.every((need) => need !== undefined)
      ? [
          {
            words: firsts.flatMap(({ words: some }) => some),
            stems: firsts.flatMap(({ stems }) => stems),
          },
        ]
      : [],
    beginnings: instead(patterns.map(({ beginnings }) => beginnings)),
  };
}

function chain(parts: readonly WordPattern[]): WordPattern {
  return {
    match: (reading, from) => {
      let ends: readonly number[] = [from];
      for (const part of parts) {
        ends = ends.flatMap((end) => part.match(reading, end));
        if (ends.length === 0) return ends;
      }
      return ends;
    },
    needs: parts.flatMap(({ needs }) => needs),
    beginnings: inTurn(parts.map(({ beginnings }) => beginnings)),
  };
}

function optional({ beginnings, match }: WordPattern): WordPattern {
  return {
    match: (reading, from) => [...match(reading, from), from],
    needs: [],
    beginnings: { ...beginnings, mayBeEmpty: true },
  };
}

function oneWord(sign: string): WordPattern {
  const all = sign.split('|');
  const options = all.filter((one) => !one.endsWith('*'));
  const stems = all.flatMap((one) => (one.endsWith('*') ? [one.slice(0, -1)] : []));
  const exact = new Set(options);
  return {
    match: ({ budget, words: said }, from) => {
      budget.left--;
      const word = said[from]?.text;
      if (word === undefined || budget.left < 0) return [];
      if (!exact.has(word) && !stems.some((stem) => word.startsWith(stem))) return [];
      budget.farthest = Math.max(budget.farthest, from + 1);
      return [from + 1];
    },
    needs: [{ words: options, stems }],
    beginnings: { words: stems.length > 0 ? null : exact, mayBeEmpty: false },
  };
}
