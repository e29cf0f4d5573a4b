import { PIECE_NAMES } from '../../catalog/piece-names.js';
import { ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import { keeper } from '../../text/keep.js';
import { once } from '../../text/once.js';
import type { Block } from '../page/blocks.js';
import type { Found } from './reading-words.js';
import type { Word } from './words.js';

/** The names of pieces that sentences may use: common names, and the names that the page defines. */
export interface Names {
  /** The names that start at a word, the longest first. */
  readonly at: (words: readonly Word[], at: number) => readonly Found<string>[];
  readonly has: (name: string) => boolean;
  /** The names of the page among these words. With the same names, the same words have the same meaning. */
  readonly among: (words: readonly Word[]) => readonly string[];
}

/** The most words in a name. */
const MOST_WORDS = 4;

const FIELD = once(
  (): ReadonlySet<string> =>
    new Set([...PIECE_NAMES, ...ENGINE_PIECE_TYPES].flatMap(({ names }) => names).map(plainName)),
);

/** Whether one of the words of a text is the usual name of a piece. */
export function namesPiece(text: string): boolean {
  return text.split(/[^\p{L}'’-]+/u).some((word) => FIELD().has(plainName(word)));
}

/** A name in the form for lookups: small letters, singular, blanks for hyphens. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’]/g, "'")
    .split(/[\s-]+/)
    .map(singular)
    .join(' ')
    .trim();
}

export function singular(word: string): string {
  return keep(word, () => withoutEnding(word));
}

const keep = keeper<string>(50_000);

function withoutEnding(word: string): string {
  const plain = word.replace(/'s$|s'$/, '');
  if (plain === 'rhinoceros') return plain;
  if (/men$/.test(plain) && plain.length > 3) return `${plain.slice(0, -2)}an`;
  if (/(?:ch|sh|x|rz)es$/.test(plain)) return plain.slice(0, -2);
  if (/[^aeiou]ies$/.test(plain)) return `${plain.slice(0, -3)}y`;
  return /[^su]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
}

export function namesOf(page: Iterable<string>): Names {
  const own = [...page];
  // "The archer" on a page with a horse archer.
  const short = own.flatMap((name) => (/[A-Z]/.test(name) ? [name.split(' ').at(-1) ?? ''] : []));
  const ofPage = new Set([...own, ...short].map(plainName));
  const known = new Set([...FIELD(), ...ofPage]);
  known.delete('');
  const firstWords = new Set([...known].map((name) => name.split(' ', 1)[0] ?? ''));
  return {
    among: (words) => {
      const plain = words.map(({ text }) => singular(text));
      return plain.flatMap((word, at) => {
        if (!firstWords.has(word)) return [];
        const names = [1, 2, 3, MOST_WORDS].map((count) => plain.slice(at, at + count).join(' '));
        return names.filter((name) => ofPage.has(name));
      });
    },
    has: (name) => known.has(plainName(name)),
    at: (words, at) => {
      const found: Found<string>[] = [];
      if (!firstWords.has(singular(words[at]?.text ?? ''))) return found;
      for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
        const name = words
          .slice(at, at + count)
          .map(({ text }) => singular(text))
          .join(' ');
        if (known.has(name)) found.push({ end: at + count, value: name });
      }
      return found;
    },
  };
}

/** "The **Gold Cannons** can move …" */
const BOLD = /\*\*(\p{Lu}[\p{L}' -]{2,30})\*\*/gu;
/** A name at the start of a sentence that moves: "The War Machine leaps two squares …", "a war machine slides diagonally", "War machine leaps …". */
const WHO_MOVES =
  /(?<=^|[.!?:;\n]\s{0,4}|^\s{0,4}(?:[-*+•]|\d{1,2}[.)])\s{1,4})(?:(?:[Tt]he|[Aa]n?) (\p{Ll}[\p{L}-]{2,20}(?: (?!(?:can|could|may|must|only|also|always) )\p{Ll}[\p{L}-]{2,20})?)|(?:(?:[Tt]he|[Aa]n?) )?(\p{Lu}[\p{L}-]{2,20}(?: (?!(?:\p{Ll}+ly|often|sometimes|seldom|still|again|just|can|could|may|must|only|also|always) )\p{Ll}[\p{L}-]{2,20}|(?: \p{Lu}[\p{L}-]{2,20}){0,2})))(?: \([^()\n]{1,40}\)|(?:, or (?:the )?\p{Lu}\p{L}+){1,2},)? (?:(?:can|could|may|must|only|also|always|(?:is|was) (?:allowed|able) to) ){0,2}(?:(?:move[sd]?|step(?:s|ped)?|leap(?:s|t|ed)?|jump(?:s|ed)?|slides?|slid|hops?|goes|went|capture[sd]?)(?:(?: and | or |\/)captures?)?(?:,? \(?without (?:capturing|taking)\)?,?)? (?:(?:exactly|only|up to|just|either|by|in|directly) ){0,2}(?:like|as|the same as|at most|no more than|one|two|three|four|five|\d|any|a single|diagonal|orthogonal|horizontal|vertical|forward|sideways|straight|to (?:the|any)|along)|combines? |(?:starts?|stands?) (?:on|at) [A-Pa-p]\d|ha(?:s|ve) the (?:(?:combined|moving|usual) )?(?:moves?|movements?|powers?|abilities) of |equals? |is an? (?:compound|combination|hybrid|leaper|rider))/gmu;
/** A name behind "replaced by", up to its letter or its moves: "by a war machine (W), which leaps …". */
const STANDS_THERE =
  /\b(?:replaced|substituted|exchanged|swapped) (?:by|with|for) (?:an?|two) (\p{Ll}[\p{L}-]{2,20}(?: \p{Ll}[\p{L}-]{2,20})?)(?= \(|,? (?:which|that)\b|[,.;])/gu;
/** Other words that can stand there and are not names of pieces. */
const NOBODY =
  /^(?:stalemate|campmate|perpetual|repetition|promot|check(?:mate)?s?$|castl|opponent|enem|(?:drop|rule|basic|game|army|armie|unit|men|piece|player|side|move|turn|square|rank)s?$|(?:can|may|must|cannot|will|never|always|is|are|was|has|had|have|white|black|red|you|it|they|he|she|this|that|these|those|which|who|both|each|all|any|every|some|other|another|same|first|second|next|last|if|when|once|then|also|here|there|note|now|but|and|or|as|in|on|at|to|not|only|following|one|two|three)$)/i;

/** Names of pieces in running text. */
export function namesInText(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ excerpt, kind }) =>
    kind === 'prose' ? keepNames(excerpt.text, () => namesOfText(excerpt.text)) : [],
  );
}

/** Enough for all texts of the two largest pages. */
const keepNames = keeper<readonly string[]>(400_000);

function namesOfText(text: string): readonly string[] {
  const plain = text.replace(/[*_`]|<[^<>\n]{1,300}>/g, '');
  return [
    ...(text.includes('**') ? [...text.matchAll(BOLD)] : []).map(([, name = '']) => name),
    ...[...plain.matchAll(WHO_MOVES)].map(([, small, name]) => small ?? name ?? ''),
    ...[...plain.matchAll(STANDS_THERE)].map(([, name = '']) => name),
  ].filter(
    (name) => name.split(' ').length <= 3 && !name.split(' ').some((word) => NOBODY.test(word)),
  );
}

/** The letters of the pieces of chess. */
export const USUAL_LETTERS: ReadonlyMap<string, string> = new Map([
  ['king', 'k'],
  ['queen', 'q'],
  ['rook', 'r'],
  ['bishop', 'b'],
  ['knight', 'n'],
  ['pawn', 'p'],
]);
