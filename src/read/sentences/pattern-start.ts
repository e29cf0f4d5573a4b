import { NO_START, NOTHING, type Start } from './reading-words.js';

/**
 * The words with which a word pattern can begin, read from its text. Most phrases never need more than this, and building the pattern itself
 * takes far longer.
 */
export function startOfPattern(text: string): Start {
  if (text.trim() === '') return NOTHING;
  const scanner = new Scanner(text);
  const empty = scanner.sequence(true, false);
  return { ...NO_START, words: scanner.words, stems: scanner.stems, empty };
}

/** Brackets, bars, and words, each with its `?`. */
const SIGN = /\)\?|[()|]|[^\s()|]+/g;

class Scanner {
  readonly words = new Set<string>();
  readonly stems: string[] = [];
  readonly #signs: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#signs = text.match(SIGN) ?? [];
  }

  /** Adds the first words of the alternatives, up to the end of their group. Returns whether one of them can match no words. */
  sequence(isFirst: boolean, isInGroup: boolean): boolean {
    let isFirstHere = isFirst;
    let mayBeEmpty = false;
    while (this.#at < this.#signs.length && (isInGroup || isFirstHere)) {
      const sign = this.#signs[this.#at] ?? '';
      if (sign.startsWith(')')) break;
      this.#at++;
      if (sign === '(') {
        const isNextFirst = this.sequence(isFirstHere, true);
        isFirstHere &&= this.#signs[this.#at] === ')?' || isNextFirst;
        this.#at++;
      } else if (sign === '|') {
        mayBeEmpty ||= isFirstHere;
        isFirstHere = isFirst;
      } else if (isFirstHere) isFirstHere = this.#words(sign, isInGroup);
    }
    return mayBeEmpty || isFirstHere;
  }

  /** Adds a word and, outside a group, its alternatives. Returns whether what follows can come first as well. */
  #words(first: string, isInGroup: boolean): boolean {
    let word = first;
    while (!isInGroup && this.#signs[this.#at] === '|') {
      this.#add(word);
      word = this.#signs[this.#at + 1] ?? '';
      this.#at += 2;
    }
    const isOptional = word.endsWith('?');
    this.#add(isOptional ? word.slice(0, -1) : word);
    return isOptional;
  }

  #add(word: string): void {
    if (word.endsWith('*')) this.stems.push(word.slice(0, -1));
    else this.words.add(word);
  }
}
