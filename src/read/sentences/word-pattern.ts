import type { Reading } from './reading-words.js';

/** A pattern of words without meanings, as data: one function matches them all, so that it is soon compiled. */
type WordPattern =
  | {
      readonly kind: 'word';
      readonly words: ReadonlySet<string>;
      readonly stems: readonly string[];
    }
  | { readonly kind: 'optional'; readonly inner: WordPattern }
  | { readonly kind: 'chain' | 'either'; readonly parts: readonly WordPattern[] };

/** The words of which a sentence needs one. */
type Need = Pick<WordPattern & { readonly kind: 'word' }, 'words' | 'stems'>;

/** The most words that a pattern may match, because lengths are the bits of a number. */
const MOST_WORDS = 30;

/** How many words the pattern can match: bit n is set if n words match. */
export function lengthsOf(pattern: WordPattern, reading: Reading, from: number): number {
  switch (pattern.kind) {
    case 'word':
      return isWordAt(pattern, reading, from) ? 1 << 1 : 0;
    case 'optional':
      return lengthsOf(pattern.inner, reading, from) | 1;
    case 'chain': {
      let lengths = 1;
      for (const part of pattern.parts) {
        let next = 0;
        for (let length = 0; lengths >> length !== 0; length++)
          if (((lengths >> length) & 1) === 1)
            next |= lengthsOf(part, reading, from + length) << length;
        lengths = next;
      }
      return lengths;
    }
    case 'either': {
      let lengths = 0;
      for (const part of pattern.parts) lengths |= lengthsOf(part, reading, from);
      return lengths;
    }
  }
}

/** The most words that it can match. */
function longestOf(pattern: WordPattern): number {
  switch (pattern.kind) {
    case 'word':
      return 1;
    case 'optional':
      return longestOf(pattern.inner);
    case 'chain':
      return pattern.parts.reduce((sum, part) => sum + longestOf(part), 0);
    case 'either':
      return pattern.parts.reduce((most, part) => Math.max(most, longestOf(part)), 0);
  }
}

function isWordAt(
  { stems, words }: WordPattern & { readonly kind: 'word' },
  { budget, words: said }: Reading,
  at: number,
): boolean {
  const text = said[at]?.text;
  if (text === undefined) return false;
  if (!words.has(text) && (stems.length === 0 || !startsWithAny(text, stems))) return false;
  if (budget.left-- <= 0) return false;
  budget.farthest = Math.max(budget.farthest, at + 1);
  return true;
}

/** Whether a sentence has the words that a pattern needs. */
export function isPossible(needs: readonly Need[], { has }: Reading): boolean {
  for (const need of needs) if (!hasOne(has, need)) return false;
  return true;
}

/** Asks the shorter of the two lists. */
function hasOne(said: ReadonlySet<string>, { stems, words }: Need): boolean {
  if (stems.length === 0 && words.size < said.size) {
    for (const word of words) if (said.has(word)) return true;
    return false;
  }
  for (const word of said) if (words.has(word) || startsWithAny(word, stems)) return true;
  return false;
}

function startsWithAny(text: string, stems: readonly string[]): boolean {
  return stems.some((stem) => text.startsWith(stem));
}

/** The sets of words of each of which the pattern needs one. */
export function needsOf(pattern: WordPattern): readonly Need[] {
  switch (pattern.kind) {
    case 'word':
      return [pattern];
    case 'optional':
      return [];
    case 'chain':
      return pattern.parts.flatMap(needsOf);
    case 'either': {
      const firsts = pattern.parts.map((part) => needsOf(part)[0]);
      if (!firsts.every((need) => need !== undefined)) return [];
      return [eitherWord(firsts)];
    }
  }
}

/** `a|b c? (d e|f)? g*`: outside a group a bar separates words, inside a group whole alternatives. */
export function wordPattern(text: string): WordPattern {
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
    return either(alternatives.map((parts) => joined('chain', parts)));
  };
  const item = (sign: string): WordPattern => {
    if (sign === '(') {
      at++;
      const inner = sequence();
      return signs[at] === ')?' ? { kind: 'optional', inner } : inner;
    }
    return sign.endsWith('?')
      ? { kind: 'optional', inner: oneWord(sign.slice(0, -1)) }
      : oneWord(sign);
  };
  const pattern = sequence();
  if (longestOf(pattern) > MOST_WORDS) throw new Error(`a pattern has too many words: ${text}`);
  return pattern;
}

function signsOf(text: string): readonly string[] {
  if (!text.includes('(')) return text.match(/\S+/g) ?? [];
  let depth = 0;
  const signs = (text.match(/[()]\??|[^\s()]+/g) ?? []).flatMap((sign) => {
    if (sign === '(') depth++;
    else if (sign.startsWith(')')) depth--;
    else if (depth > 0) return sign.split(/(\|)/).filter((part) => part !== '');
    return [sign];
  });
  // A phrase inside a group would split it, and the pattern could never match.
  if (depth !== 0) throw new Error(`a group of words is not closed: ${text}`);
  return signs;
}

/** Alternatives, of which all single words are one: a set of words is asked once. */
function either(parts: readonly WordPattern[]): WordPattern {
  const single = parts.filter((part) => part.kind === 'word');
  const others = parts.filter((part) => part.kind !== 'word');
  return joined('either', single.length === 0 ? others : [eitherWord(single), ...others]);
}

function eitherWord(all: readonly Need[]): WordPattern & Need {
  return {
    kind: 'word',
    words: new Set(all.flatMap(({ words }) => [...words])),
    stems: all.flatMap(({ stems }) => stems),
  };
}

function joined(kind: 'chain' | 'either', parts: readonly WordPattern[]): WordPattern {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind, parts };
}

function oneWord(sign: string): WordPattern {
  const all = sign.split('|');
  const stems = all.flatMap((one) => (one.endsWith('*') ? [one.slice(0, -1)] : []));
  return { kind: 'word', words: new Set(all.filter((one) => !one.endsWith('*'))), stems };
}
