import { addAll } from '../../text/add-all.js';
import type { Excerpt } from '../../text/excerpt.js';
import { keeper } from '../../text/keep.js';
import { termMeantBy } from './misspellings.js';

/** A word or sign of a sentence, in small letters. */
export interface Word {
  readonly text: string;
  /** As written. Names have capitals. */
  readonly image: string;
  /** Offsets in the excerpt. */
  readonly start: number;
  readonly end: number;
  /** It is misspelt, and read as `text`. */
  readonly isCorrected?: true;
  /** `only` stood before it: "diagonally, but only forward" is not "diagonally but forward". So did `just` behind `not`. */
  readonly isLimited?: true;
  /** `either` stood before it: what stands behind two alternatives belongs to both. */
  readonly isChoice?: true;
}

/** A sentence. Text in brackets forms separate sentences. */
export interface Sentence {
  readonly words: readonly Word[];
  /** Offsets in the excerpt, brackets included. */
  readonly start: number;
  readonly end: number;
  /** It contains `also`, `additionally` or `in addition`, so it adds to what came before. */
  readonly adds: boolean;
  /** It was in brackets. */
  readonly isAside: boolean;
  /** It contains "?" or "usually", without which the words would mean something else. */
  readonly isQualified: boolean;
  /** So does "(except pawns)" or "(not)" in brackets. */
  readonly isQualifiedInBrackets: boolean;
}

/** Brackets within more brackets are part of the innermost of these. */
const DEEPEST_BRACKETS = 4;
/** Longer sentences are not parsed. */
export const LONGEST_SENTENCE = 90;

/** Words without a meaning of their own. */
const NOISE: ReadonlySet<string> = new Set(
  (
    'also simply just basically essentially exactly always again still obviously actually now very merely ' +
    'only however instead additionally furthermore moreover freely normally regardless ordinarily both ' +
    'naturally generally typically somewhat indeed once-more conversely likewise'
  ).split(' '),
);
/** "Only pawns promote": at the beginning this word excludes all others, but not in "Only captures forward" or "Only to light squares". */
const EXCLUDES = 'only';
const EXCLUDES_NONE =
  /^(?:to|on|onto|in|into|at|from|along|within|can|may|must|moves?|captures?|takes?|attacks?|leaps?|jumps?|steps?|slides?|hops?|goes|advances?|promotes?)$/;
/** "Not just on the first move" is "not only", and no "not". */
const IS_ONLY = /^(?:just|merely|simply)$/;
/** Words before which "either" is needed: "to either side". */
const AFTER_EITHER =
  /^(?:side|sides|direction|directions|way|of|colou?r|player|end|state|forwards?|backwards?|left|right|ahead)$/;
/** A question, or a condition that begins with "only". */
const QUALIFIES =
  /\?\s*$|(?:\b(?:not|never)|n['’]?t) (?:always|usually|generally|necessarily|normally|typically)\b|\bonly (?:if|when|once|after|for|with|by)\b|\b(?:compulsory|mandatory|allowed|possible|obligatory) only\b(?! on the (?:king|queen))|\boptionally\b|\bmoves?\b.{0,60}\bthen (?:turns|becomes|changes|flips)\b/i;
/** Brackets that qualify: "(not)", "(except pawns)", "(only to queens)", "(queenside only)", "(on your own half)", "(or the one before)". */
const BRACKETS_QUALIFY =
  /[(（]\s*(?:(?:not|no|never|un|non)\s*[)）]|(?:except|unless|only\s+\w+|but|if|when|apart|(?:mandatory|compulsory|optional)\s+\w+|(?:to|into) (?:an?|any)|(?:on|in|within|from) (?:your|their|his|its|own)|n?or (?:the (?:one|ranks?|rows?|last|first|second|third)|on|in|at|from|if|when|moves?|captures?|drops?|promotes?|pass(?:es)?|castles?))\b)|[(（][^()（）]{1,60}\bonly\s*[)）]/i;
/** These qualify as well, but not in brackets, where they are about something else: "(a queen is usually chosen)". */
const WEAKENS = /\busually\b/i;
const ADDS = /\b(?:also|additionally|furthermore|moreover|as well|in addition|too)\b/i;

/** "J. Boyer", but not "marked with an X. The kings …". */
const INITIAL =
  /\b([A-Z])\.(?=\s?[A-Z]\.|\s(?!(?:The|They|It|Its|If|When|This|These|There|In|On|At|As|For|Each|Every|All|No|You|But|And|Both|White|Black|Pawns|Kings|Players)\b)[A-Z][a-z])/g;

const TOKEN =
  /"(?:[^"\\\n]|\\.){0,80}"(?= (?:squares|spaces)\b)|(?:for|back)wards?-(?:left|right)\b|(?:rook|bishop)-wise\b|\(\s?\d\s?,\s?\d\s?\)|\d,\s?\d(?=[\s-](?:leap|jump)\w*)|\d+(?:\s?[x×]\s?|\s{1,3}by\s{1,3})\d+|\d+(?:st|nd|rd|th)\b|\d+(?:\.\d+)?|[\p{L}][\p{L}\p{N}]*(?:['’][\p{L}]+)*|[,:;+/=()[\]]|[-–—−]+|&|[.!?…]+/gu;

/** "… except that (1) castling is not allowed, (2) …, and (3) …": each part is a sentence. */
const NUMBERED = /(?:^|\bthat|[:;,])\s*\((?:1|a|i)\)\s\S.*?\s\((?:2|b|ii)\)\s/s;
const NUMBER_OF_PART = /(?:^\s*|[,;]?\s+(?:(?:and|or|but)\s+)?)\((?:\d|[a-h]|i{1,3})\)(?=\s)/g;

/** Replaces Markdown and HTML marks, which readers do not see, with blanks, so that offsets stay the same. */
function withoutMarks(text: string): string {
  const blank = (match: string): string => match.replace(/[^\n]/g, ' ');
  return (
    NUMBERED.test(text)
      ? text.replace(NUMBER_OF_PART, (match) => `.${blank(match).slice(1)}`)
      : text
  )
    .replace(/!\[[^\]\n]{0,300}\]\([^()\n]{0,600}\)/g, blank)
    .replace(
      /\[([^[\]\n]{1,300})\]\([^()\n]{0,600}\)/g,
      (match, words: string) => ` ${words}${' '.repeat(match.length - words.length - 1)}`,
    )
    .replace(/^\s*\d{1,2}[.)](?=\s)|(?<=[\s:;.])\d\)(?=\s)/g, blank)
    .replace(/<[^<>\n]{1,300}>/g, blank)
    .replace(/&nbsp;/g, blank)
    .replace(/"(?:[^"\\\n]|\\.){0,80}"(?= (?:squares|spaces)\b)|[*_`"“”„«»]/g, (mark) =>
      mark.length === 1 ? ' ' : mark,
    )
    .replace(/\b(i|e)\.\s?(e|g)\b\.?/gi, (match, a: string, b: string) =>
      `${a}${b}`.padEnd(match.length),
    )
    .replace(
      /\(((?:but\s+)?(?:(?:does\s+|do\s+|can|may\s+)?not|cannot|can't)\s+(?:capture|attack)|without\s+captur\w+|no\s+captur\w+)\)/gi,
      ',$1 ',
    )
    .replace(/(\sof\s+(?:his|its|their|your)\s+choice\s+)\(([^()]{3,80})\)/g, '$1:$2 ')
    .replace(/\b(?:vs|etc|resp|approx|max|min)\./gi, (match) => `${match.slice(0, -1)} `)
    .replace(INITIAL, '$1 ');
}

interface Draft {
  words: Word[];
  start: number;
  end: number;
  isAside: boolean;
}

const isStop = (text: string): boolean => /^[.!?]/.test(text);

/** The sentences of a text in order. Those in brackets follow the one that contains them. */
export function sentencesOf({ text }: Excerpt): readonly Sentence[] {
  return keep(text, () => sentencesIn(text));
}

const keep = keeper<readonly Sentence[]>(400_000);

function sentencesIn(written: string): readonly Sentence[] {
  const text = withoutMarks(written);
  const done: Draft[] = [];
  const open: Draft[] = [];
  const draft = (start: number, isAside: boolean): Draft => ({
    words: [],
    start,
    end: start,
    isAside,
  });
  let main = draft(0, false);
  let asides: Draft[] = [];
  /** How many open brackets are within too many others. */
  let deeper = 0;
  const close = (): void => {
    for (const one of open.splice(0)) asides.push(one);
    done.push(main);
    for (const aside of asides) done.push(aside);
    asides = [];
    deeper = 0;
    main = draft(0, false);
  };
  for (const { 0: image, index } of text.matchAll(TOKEN)) {
    const end = index + image.length;
    const inner = open.at(-1) ?? main;
    if (main.words.length === 0 && open.length === 0) main.start = index;
    main.end = end;
    if (image === '(') {
      if (open.length < DEEPEST_BRACKETS) open.push(draft(end, true));
      else deeper += 1;
    } else if (image === ')' && deeper > 0) {
      deeper -= 1;
    } else if (image === ')') {
      const aside = open.pop();
      if (aside !== undefined) asides.push({ ...aside, end: index });
    } else if (isStop(image)) {
      if (open.length === 0) close();
      else inner.words.push({ text: ';', image, start: index, end });
    } else {
      inner.end = end;
      addAll(inner.words, wordsAt(image, index));
    }
  }
  close();
  return done.flatMap(({ end, isAside, start, words }) => {
    const plain = withoutNoise(words);
    const image = text.slice(start, end).replace(/\s+/g, ' ');
    const isQualified =
      QUALIFIES.test(image) ||
      WEAKENS.test(image.replace(/\([^()]*\)|, which usually means [^]*/g, ''));
    const isQualifiedInBrackets = BRACKETS_QUALIFY.test(image);
    const adds = ADDS.test(image);
    return plain.length === 0
      ? []
      : [{ words: plain, start, end, adds, isAside, isQualified, isQualifiedInBrackets }];
  });
}

/** Two words written as one: "you're", "isn't". */
function wordsAt(image: string, start: number): readonly Word[] {
  const { ending = '', first = '' } = TWO_IN_ONE.exec(image)?.groups ?? {};
  const second = SECOND.get(ending.toLowerCase().replace(/['’]/, ''));
  if (second === undefined || /^were$/i.test(image)) return [wordAt(image, start)];
  const end = start + image.length;
  const at = start + first.length;
  return [
    { text: wordOf(first), image: first, start, end: at },
    { text: second, image: image.slice(first.length), start: at, end },
  ];
}

const TWO_IN_ONE = /^(?<first>you|they|we|is|are|do|does|need)(?<ending>['’]?re|n['’]?t)$/i;

const SECOND: ReadonlyMap<string, string> = new Map([
  ['re', 'are'],
  ['nt', 'not'],
]);

function wordAt(image: string, start: number): Word {
  return { text: wordOf(image), image, start, end: start + image.length };
}

/** The words with slips corrected that are themselves words, such as "on" for "one". Null if there are none. */
export function withoutSlips(words: readonly Word[]): readonly Word[] | null {
  const slips: Word[] = [];
  const fixed = words.flatMap((word, index): readonly Word[] => {
    const [before, after] = [words[index - 1]?.text ?? '', words[index + 1]?.text ?? ''];
    const meant = slipAt(word.text, before, after);
    if (meant === null) return [word];
    slips.push(word);
    return meant === '' ? [] : [{ ...word, text: meant, isCorrected: true }];
  });
  return slips.length > 0 ? fixed : null;
}

/** The corrected word. Empty if the word is a repetition, null if it is right. */
function slipAt(text: string, before: string, after: string): string | null {
  switch (text) {
    case 'in':
      return /^(?:can|may|moves?|steps?|leaps?|goes)$/.test(after) ? 'it' : null;
    case 'on':
      return /^(?:squares?|steps?)$/.test(after) ? 'one' : null;
    case 'when':
      return /^(?:and|,)$/.test(before) ? 'then' : null;
    case 'expect':
      return 'except';
    case 'one':
      return after === 'one' ? '' : before === 'one' ? 'one' : null;
    default:
      return null;
  }
}

function wordOf(image: string): string {
  const small = image.toLowerCase().replace(/’/g, "'");
  if (/^[-–—−]/.test(small)) return '-';
  if (/^…/.test(small)) return ',';
  if (small === '&') return 'and';
  if (/^\d+\s*(?:[x×]|by)\s*\d+$/.test(small)) return small.replace(/\D+/, 'x');
  return SQUARES.get(image) ?? CONTRACTED.get(small) ?? termMeantBy(small) ?? small;
}

/** Other words for squares. With a capital they are names: "Field Marshal". */
const SQUARES: ReadonlyMap<string, string> = new Map([
  ...['space', 'cell', 'field'].map((word) => [word, 'square'] as const),
  ...['spaces', 'cells', 'fields'].map((word) => [word, 'squares'] as const),
]);

const CONTRACTED: ReadonlyMap<string, string> = new Map([
  ["can't", 'cannot'],
  ["won't", 'not'],
  ["mustn't", 'cannot'],
  ["couldn't", 'cannot'],
  ["it's", "it's"],
  // Without the apostrophe.
  ['cant', 'cannot'],
]);

/** Words like "therefore" between commas: "The king, therefore, cannot castle". */
function isInserted(words: readonly Word[], at: number): boolean {
  return (
    /^(?:therefore|thus|hence|though|however|consequently|too)$/.test(words[at]?.text ?? '') &&
    words[at - 1]?.text === ',' &&
    words[at + 1]?.text === ','
  );
}

/** "In addition to its usual moves". */
export const BESIDE_USUAL_MOVES =
  '(?:in addition to|on top of|besides?|apart from|as well as) (?:its|her|his|their|the) (?:usual|normal|regular|standard|ordinary|orthodox|own|other|existing) (?:moves?|movements?|powers?|abilit(?:y|ies))\\b';
/** This, and "too" at the end: they say that something is added, which readers learn from the text. */
const ADDITION = new RegExp(`^${BESIDE_USUAL_MOVES}|^(?:too|as well)$`);

/** How many words from a place on only say that something is added. */
function lengthOfAddition(words: readonly Word[], at: number): number {
  if (!/^(?:in|on|besides?|apart|as|too)$/.test(words[at]?.text ?? '')) return 0;
  const next = words.slice(at, at + LONGEST_ADDITION).map(({ text }) => text);
  return ADDITION.exec(next.join(' '))?.[0].split(' ').length ?? 0;
}
const LONGEST_ADDITION = 6;

function withoutAdditions(words: readonly Word[]): readonly Word[] {
  // "It may promote to an angel too" names one more choice.
  if (words.some(({ text }) => text.startsWith('promot'))) return words;
  const kept: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const length = lengthOfAddition(words, at);
    if (length > 0) at += length - 1;
    else if (word !== undefined) kept.push(word);
  }
  return kept;
}

/** Removes noise words, and commas that only pause: at the ends, doubled, and before "and", "or", "but", "then". */
function withoutNoise(all: readonly Word[]): readonly Word[] {
  const words = withoutAdditions(all)
    .filter((_, at, all) => ![at - 1, at, at + 1].some((one) => isInserted(all, one)))
    .map((word, at, { [at - 1]: before, [at - 2]: first }) =>
      before?.text === EXCLUDES || (first?.text === 'not' && IS_ONLY.test(before?.text ?? ''))
        ? { ...word, isLimited: true as const }
        : before?.text === 'either'
          ? { ...word, isChoice: true as const }
          : word,
    );
  const spoken = words.filter(({ end, start, text }, index) => {
    const isReason = text === 'instead' && /^(?:|,)$/.test(words[index - 1]?.text ?? '');
    const next = words[index + 1]?.text ?? '';
    const isNoise = !(isReason && next === 'of') && !/^(?:behind|beyond|after|past)$/.test(next);
    if (NOISE.has(text) && isNoise)
      return index === 0 && text === EXCLUDES && !EXCLUDES_NONE.test(next);
    if (text === 'either' && !AFTER_EITHER.test(next)) return false;
    // A hyphen inside a word separates two words. A dash between blanks is a sign, and one between digits a range.
    const [before, after] = [words[index - 1], words[index + 1]];
    const isHyphen =
      text === '-' &&
      before !== undefined &&
      after !== undefined &&
      start === before.end &&
      end === after.start &&
      !(/^\d+$/.test(before.text) && /^\d+$/.test(after.text));
    return !isHyphen;
  });
  const kept = spoken.filter(({ text }, index) => {
    if (text !== ',' && text !== ';') return true;
    const after = spoken[index + 1]?.text;
    if (index === 0 || after === undefined) return false;
    return !/^(?:and|or|but|then|,|;|-|:)$/.test(after);
  });
  const isWord = ({ text }: Word): boolean => !/^[,:;-]$/.test(text);
  const first = kept.findIndex(isWord);
  return first < 0 ? [] : kept.slice(first, kept.findLastIndex(isWord) + 1);
}
