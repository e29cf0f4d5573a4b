import { once } from '../../text/once.js';
import type { Reading } from './reading-words.js';

/** How far words match, and the sets of words of each of which a sentence needs one. */
interface WordPattern {
  readonly match: (reading: Reading, at: number) => readonly number[];
  readonly needs: () => readonly Need[];
}

interface Need {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** Whether a sentence has the words that a pattern needs. Computed once for each sentence. */
export function possible(needs: readonly Need[]): (reading: Reading) => boolean {
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

/** Between two adjacent phrases there are no words. */
const NO_WORDS: WordPattern = {
  match: (_reading, at) => [at],
  needs: () => [],
};

/** `a|b c? (d e|f)? g*`: outside a group a bar separates words, inside a group whole alternatives. */
export function wordPattern(text: string): WordPattern {
  const signs = signsOf(text);
  if (signs.length === 0) return NO_WORDS;
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

function oneOfPatterns(patterns: readonly WordPattern[]): WordPattern {
  const [only] = patterns;
  if (patterns.length === 1 && only !== undefined) return only;
  return {
    match: (reading, from) => {
      let ends: readonly number[] = [];
      for (const { match } of patterns) {
        const found = match(reading, from);
        if (found.length > 0) ends = ends.length === 0 ? found : [...new Set([...ends, ...found])];
      }
      return ends;
    },
    needs: () => {
      const firsts = patterns.map(({ needs }) => needs()[0]);
      if (!firsts.every((need) => need !== undefined)) return [];
      return [
        {
          words: firsts.flatMap(({ words: some }) => some),
          stems: firsts.flatMap(({ stems }) => stems),
        },
      ];
    },
  };
}

function chain(parts: readonly WordPattern[]): WordPattern {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  return {
    match: (reading, from) => {
      let ends: readonly number[] = [from];
      for (const { match } of parts) {
        const [only] = ends;
        if (only === undefined) return ends;
        ends =
          ends.length === 1 ? match(reading, only) : ends.flatMap((end) => match(reading, end));
      }
      return ends;
    },
    needs: () => parts.flatMap(({ needs }) => needs()),
  };
}

function optional({ match }: WordPattern): WordPattern {
  return { match: (reading, from) => [...match(reading, from), from], needs: () => [] };
}

function oneWord(sign: string): WordPattern {
  const all = sign.split('|');
  const options = all.filter((one) => !one.endsWith('*'));
  const stems = all.flatMap((one) => (one.endsWith('*') ? [one.slice(0, -1)] : []));
  const exact = once(() => new Set(options));
  return {
    match: ({ budget, words: said }, from) => {
      const word = said[from]?.text;
      if (word === undefined) return [];
      if (!exact().has(word) && !stems.some((stem) => word.startsWith(stem))) return [];
      if (budget.left-- <= 0) return [];
      budget.farthest = Math.max(budget.farthest, from + 1);
      return [from + 1];
    },
    needs: () => [{ words: options, stems }],
  };
}
