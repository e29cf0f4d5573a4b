import { tokenMatcher, type IToken, type TokenType } from 'chevrotain';
import { diagnose } from '../../src/catalog/diagnose.js';
import type { Diagnostic, Parsed } from '../../src/text/diagnostic.js';
import type { Excerpt } from '../../src/text/excerpt.js';
import { subspan, type Span } from '../../src/text/span.js';
import * as t from './lexer.js';
import { lowerSentence } from './lower-sentence.js';
import { findSlip, mendWords, type MendedWord } from './mend-words.js';
import { ProseParser } from './parser.js';
import type { MoveSentence } from './syntax.js';
import type { SentenceTree } from './trees.js';

/** Longer than all that a page says of one piece; keeps reading linear, whatever recovery does. */
const LONGEST_TEXT = 100_000;

let parser: ProseParser | null = null;

/** A sentence of a text, or a part of one that stands alone. */
export interface SentenceReading {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** Null: it was not fully understood. */
  readonly sentence: MoveSentence | null;
  /** It has a verb of motion and a direction, or another piece that moves like it. */
  readonly isOfMoves: boolean;
  /** Misspelt words, or where the sentence stopped making sense. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Sentences on the moves of a piece; `span` is the place of the text. A sentence that is not fully understood is left out, with a
 * diagnostic at the first words that were not.
 */
export function parseMoveProse(text: string, span: Span): Parsed<readonly MoveSentence[]> {
  const page = { text, place: (start: number, end: number) => subspan(span, start, end) };
  const readings = parseSentences(page);
  return {
    value: readings.flatMap(({ sentence }) => sentence ?? []),
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** All sentences of a text, those too that are not about moves. */
export function parseSentences(page: Excerpt): readonly SentenceReading[] {
  const { text } = page;
  if (text.length > LONGEST_TEXT) {
    const message = `A text of ${text.length} characters is not read as the moves of a piece; the longest has ${LONGEST_TEXT}.`;
    const end = text.length;
    const tooLong = diagnose('doc/move-not-understood', 'error', page.place(0, end), message);
    return [{ start: 0, end, sentence: null, isOfMoves: true, diagnostics: [tooLong] }];
  }
  const { tokens } = t.proseLexer().tokenize(text);
  return splitAt(tokens, t.FullStop).flatMap((words) => {
    const whole = readWords(words, page);
    if (whole.sentence !== null) return [whole];
    return clausesOf(words, page) ?? [whole];
  });
}

/**
 * The parts of a sentence that stand alone: "The Y of its wings: it moves …". Null: not all that speak of moves are understood,
 * or one that is not may limit those that are.
 */
function clausesOf(words: readonly IToken[], page: Excerpt): readonly SentenceReading[] | null {
  const parts = splitAt(words, t.Break);
  if (parts.length < 2) return null;
  const clauses = parts.map((part) => readWords(part, page));
  const first = clauses.findIndex(({ sentence }) => sentence !== null);
  const isWhole = clauses.every(
    ({ end, isOfMoves, sentence, start }, index) =>
      sentence !== null ||
      (!isOfMoves && (index < first || !LIMITS.test(page.text.slice(start, end)))),
  );
  if (first < 0 || !isWhole) return null;
  return clauses.map((clause) =>
    clause.sentence === null ? { ...clause, diagnostics: [] } : clause,
  );
}

/** Words that take something back. */
const LIMITS = /^\W*but\b|\b(?:only|unless|if|when|while|except|never|not|cannot|without)\b/i;

/** The words between separators; none is empty. */
function splitAt(
  tokens: readonly IToken[],
  separator: typeof t.FullStop,
): readonly (readonly IToken[])[] {
  const sentences: IToken[][] = [[]];
  for (const token of tokens) {
    if (tokenMatcher(token, separator)) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((words) => words.length > 0);
}

/** Reads words as one sentence; misspelt ones are mended if that makes sense of it. */
function readWords(words: readonly IToken[], page: Excerpt): SentenceReading {
  const start = words[0]?.startOffset ?? 0;
  const last = words.at(-1);
  const end = last === undefined ? start : last.startOffset + last.image.length;
  const hasArticle = ARTICLE.test(page.text.slice(Math.max(0, start - 8), start));
  const asWritten = words.some(isTelling) ? parseSentence(words, hasArticle) : strange(words);
  const { mended, tree } =
    asWritten.trouble === null ? NOT_MENDED : mend(words, asWritten.trouble, hasArticle);
  const sense = asWritten.trouble === null ? asWritten.tree : tree;
  if (sense !== null) {
    return {
      start,
      end,
      sentence: lowerSentence(sense, words, page),
      isOfMoves: true,
      diagnostics: mended.map((word) => misspelt(word, page)),
    };
  }
  return {
    start,
    end,
    sentence: null,
    isOfMoves: isOfMoves(words),
    diagnostics: asWritten.trouble === null ? [] : [notUnderstood(asWritten.trouble, page)],
  };
}

/** In front of the first word of a sentence. */
const ARTICLE = /(?:^|[^A-Za-z])(?:the|an?)\s+[*_]{0,3}$/i;

/** Words of which every sentence on moves has one, be it misspelt. */
const TELLING = [
  t.Moves,
  t.Steps,
  t.Leaps,
  t.Makes,
  t.Hops,
  t.Captures,
  t.Stays,
  t.DoesNotMove,
  t.Direction,
  t.InAnyDirection,
  t.Like,
  t.SameAs,
  t.Gets,
  t.Combines,
  t.Squares,
  t.NumberWord,
  t.AnyNumberOf,
] as const;

function isTelling(word: IToken): boolean {
  return TELLING.some((type) => tokenMatcher(word, type));
}

/** A sentence without any word of ours is not tried, which would take long. */
function strange(words: readonly IToken[]): {
  readonly tree: null;
  readonly trouble: IToken | null;
} {
  return { tree: null, trouble: words[0] ?? null };
}

const NOT_MENDED = { mended: [], tree: null } as const;
const MOST_SLIPS = 4;

/** Mends what is misspelt, and then one slip after the other, as long as the sentence makes no sense. */
function mend(
  words: readonly IToken[],
  first: IToken,
  hasArticle: boolean,
): {
  readonly mended: readonly MendedWord[];
  readonly tree: SentenceTree | null;
} {
  const mended = [...mendWords(words)];
  let trouble = first;
  for (let slips = mended.length === 0 ? 1 : 0; slips <= MOST_SLIPS; slips++) {
    if (slips > 0) {
      const slip = findSlip(words, originOf(trouble, words), mended);
      if (slip === null) break;
      mended.push(slip);
    }
    const attempted = withMended(words, mended);
    const attempt = parseSentence(attempted, hasArticle);
    // Many a word is near to "space" or "steps": alone it is none.
    if (attempt.trouble === null && !isOfMoves(attempted)) break;
    if (attempt.trouble === null) return { mended, tree: attempt.tree };
    trouble = attempt.trouble;
  }
  return NOT_MENDED;
}

function originOf(token: IToken, words: readonly IToken[]): IToken {
  return words.find(({ startOffset }) => startOffset === token.startOffset) ?? token;
}

function parseSentence(
  words: readonly IToken[],
  hasArticle: boolean,
): {
  readonly tree: SentenceTree;
  /** The first word that could not be read. */
  readonly trouble: IToken | null;
} {
  parser ??= new ProseParser();
  parser.input = [...words];
  parser.isBehindArticle = hasArticle;
  const tree = parser.sentence();
  const [error] = parser.errors;
  if (error === undefined) return { tree, trouble: null };
  const isAtEnd = Number.isNaN(error.token.startOffset);
  return { tree, trouble: (isAtEnd ? words.at(-1) : error.token) ?? null };
}

function withMended(words: readonly IToken[], mended: readonly MendedWord[]): readonly IToken[] {
  return words.flatMap((word) => {
    const change = mended.find(({ written }) => written === word);
    return change === undefined ? word : (change.meant ?? []);
  });
}

const MOTIONS = [t.Moves, t.Steps, t.Leaps, t.Makes, t.Hops, t.Captures] as const;
const TARGETS = [t.Direction, t.InAnyDirection, t.Like] as const;

function isOfMoves(words: readonly IToken[]): boolean {
  const first = (types: readonly TokenType[]): number =>
    words.findIndex((word) => types.some((type) => tokenMatcher(word, type)));
  const [motion, target, same] = [first(MOTIONS), first(TARGETS), first([t.SameAs])];
  // "its number of moves is the same as …" is about numbers.
  return motion >= 0 ? target >= 0 : same >= 0;
}

function misspelt({ spelling, written }: MendedWord, page: Excerpt): Diagnostic {
  const { image, startOffset } = written;
  const place = page.place(startOffset, startOffset + image.length);
  const message =
    spelling === ''
      ? `"${image}" stands twice and is read once.`
      : `"${image}" is read as "${spelling}".`;
  return diagnose('doc/misspelt', 'info', place, message);
}

function notUnderstood({ image, startOffset }: IToken, { place, text }: Excerpt): Diagnostic {
  const end = startOffset + image.length;
  const rest = text.slice(startOffset, startOffset + 40).split('\n')[0] ?? '';
  return diagnose(
    'doc/move-not-understood',
    'error',
    place(startOffset, end),
    `This sentence on moves is not understood from "${rest}" on; say it in the words of grammar/README.md, section Prose.`,
  );
}
