import { keeper } from '../../text/keep.js';
import { hasStepsLeft, takeSteps } from '../../text/steps.js';
import type { Names } from './names.js';
import type { Phrase } from './phrase.js';
import type { Found, Reading } from './reading-words.js';
import { LONGEST_SENTENCE, type Word } from './words.js';

/** The most matching steps for a sentence: a fixed number, and some more for each word. */
const MOST_STEPS = 40_000;
const STEPS_OF_WORD = 500;

/** The meaning of a sentence, and how far its words were understood. */
interface ParsedWords<T> {
  readonly value: T | null;
  readonly farthest: number;
}

export type WordParser<T> = (words: readonly Word[], names: Names) => ParsedWords<T>;

/** A parser that keeps its results, for sentences that are read again after the page changes elsewhere. */
export function parserOf<T>(phrase: Phrase<T>): WordParser<T> {
  const keep = keeper<ParsedWords<T>>(2_000_000);
  return (words, names) => {
    const written = words.map(({ image, isChoice, isLimited, text }) => {
      const marks = `${isLimited === true ? '\t!' : ''}${isChoice === true ? '\t?' : ''}`;
      return `${text === image ? text : `${text}\t${image}`}${marks}`;
    });
    const key = [...written, '', ...names.among(words)].join('\n');
    return keep(key, () => parseWith(phrase, words, names));
  };
}

/** How many readings are under way. */
let depth = 0;

/** The meaning of all words together as one phrase. The value is null if they have none. */
export function parseWith<T>(
  phrase: Phrase<T>,
  words: readonly Word[],
  names: Names,
  longest = LONGEST_SENTENCE,
): ParsedWords<T> {
  if (words.length > longest || !hasStepsLeft()) return { value: null, farthest: 0 };
  const found: (readonly Found<string>[])[] = [];
  const most = MOST_STEPS + STEPS_OF_WORD * words.length;
  const reading: Reading = {
    words,
    has: new Set(words.map(({ text }) => text)),
    namesAt: (at) => (found[at] ??= names.at(words, at)),
    budget: { left: most, farthest: 0 },
    depth,
  };
  depth += 1;
  const whole = phrase.match(reading, 0).find(({ end }) => end === words.length);
  depth -= 1;
  takeSteps(words.length + most - Math.max(0, reading.budget.left));
  return { value: whole?.value ?? null, farthest: reading.budget.farthest };
}
