import { NO_START, NOTHING, type Start } from './reading-words.js';

/**
 * With which words a pattern of words can begin, read off its text: most phrases are never asked for more, and making the pattern takes
 * far longer.
 */
export function startOfPattern(text: string): Start {
  if (text.trim() === '') return NOTHING;
  const scanner = new Scanner(text);
  const empty = scanner.sequence(true, false);
  return { ...NO_START, words: scanner.words, stems: scanner.stems, empty };
}

/** What no word has, and outside of groups a bar is in words. */
const [ENDS, ENDS_IN_GROUP] = [' \n()', ' \n()|'];

class Scanner {
  readonly words = new Set<string>();
  readonly stems: string[] = [];
  #at = 0;

  constructor(readonly text: string) {}

  /** Adds what alternatives can begin with, up to the end of their group; whether one of them may take no words. */
  sequence(isFirst: boolean, isInGroup: boolean): boolean {
    let isFirstHere = isFirst;
    let mayBeEmpty = false;
    while (this.#at < this.text.length && (isInGroup || isFirstHere)) {
      const sign = this.text.charAt(this.#at);
      if (sign === ')') break;
      if (sign === '(') {
        this.#at++;
        const isNextFirst = this.sequence(isFirstHere, true);
        this.#at++;
        isFirstHere &&= this.#isOptional() || isNextFirst;
      } else if (sign === '|') {
        mayBeEmpty ||= isFirstHere;
        isFirstHere = isFirst;
        this.#at++;
      } else if (sign === ' ' || sign === '\n') this.#at++;
      else isFirstHere = this.#word(isFirstHere, isInGroup);
    }
    return mayBeEmpty || isFirstHere;
  }

  /** Whether what follows a word can come first as well. Outside of groups a bar parts words. */
  #word(isFirst: boolean, isInGroup: boolean): boolean {
    const from = this.#at;
    const ends = isInGroup ? ENDS_IN_GROUP : ENDS;
    while (this.#at < this.text.length && !ends.includes(this.text.charAt(this.#at))) this.#at++;
    if (!isFirst) return false;
    const sign = this.text.slice(from, this.#at);
    const isOptional = sign.endsWith('?');
    for (const word of (isOptional ? sign.slice(0, -1) : sign).split('|'))
      if (word.endsWith('*')) this.stems.push(word.slice(0, -1));
      else this.words.add(word);
    return isOptional;
  }

  #isOptional(): boolean {
    if (this.text.charAt(this.#at) !== '?') return false;
    this.#at++;
    return true;
  }
}
