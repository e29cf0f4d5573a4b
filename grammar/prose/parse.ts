import { tokenMatcher, type IToken } from 'chevrotain';
import { diagnose } from '../../src/catalog/diagnose.js';
import type { Diagnostic, Parsed } from '../../src/text/diagnostic.js';
import { subspan, type Span } from '../../src/text/span.js';
import * as t from './lexer.js';
import { ProseParser } from './parser.js';
import type { CircumstanceTree, SentenceTree, WayTree } from './trees.js';
import { headingOf } from './headings.js';
import { mendWords, type MendedWord } from './mend-words.js';
import type { Circumstance, Count, MoveSentence, PieceName, Way } from './syntax.js';
import { wayOfRuns } from './runs.js';

/** Longer than all that a page says of one piece; keeps reading linear, whatever recovery does. */
const LONGEST_TEXT = 100_000;

let parser: ProseParser | null = null;

/**
 * Sentences on the moves of a piece; `span` is the place of the text. A sentence that is not fully understood is left out, with a
 * diagnostic at the first words that were not.
 */
export function parseMoveProse(text: string, span: Span): Parsed<readonly MoveSentence[]> {
  if (text.length > LONGEST_TEXT) {
    const message = `A text of ${text.length} characters is not read as the moves of a piece; the longest has ${LONGEST_TEXT}.`;
    return {
      value: [],
      diagnostics: [diagnose('doc/move-not-understood', 'error', span, message)],
    };
  }
  const { tokens } = t.PROSE_LEXER.tokenize(text);
  const sentences: MoveSentence[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const words of splitSentences(tokens)) {
    const asWritten = parseSentence(words);
    const mended = asWritten.trouble === null ? [] : mendWords(words);
    const { tree, trouble } =
      mended.length === 0 ? asWritten : parseSentence(withMended(words, mended));
    if (trouble === null) {
      sentences.push(lowerSentence(tree, words, text, span));
      diagnostics.push(...mended.map((word) => misspelt(word, span)));
    } else diagnostics.push(notUnderstood(asWritten.trouble ?? trouble, text, span));
  }
  return { value: sentences, diagnostics };
}

/** The words of each sentence, without its full stop; none is empty. */
function splitSentences(tokens: readonly IToken[]): readonly (readonly IToken[])[] {
  const sentences: IToken[][] = [[]];
  for (const token of tokens) {
    if (tokenMatcher(token, t.FullStop)) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((words) => words.length > 0);
}

function parseSentence(words: readonly IToken[]): {
  readonly tree: SentenceTree;
  /** The first word that could not be read. */
  readonly trouble: IToken | null;
} {
  parser ??= new ProseParser();
  parser.input = [...words];
  const tree = parser.sentence();
  const [error] = parser.errors;
  if (error === undefined) return { tree, trouble: null };
  const isAtEnd = Number.isNaN(error.token.startOffset);
  return { tree, trouble: (isAtEnd ? words.at(-1) : error.token) ?? null };
}

function withMended(words: readonly IToken[], mended: readonly MendedWord[]): readonly IToken[] {
  return words.map((word) => mended.find(({ written }) => written === word)?.meant ?? word);
}

function misspelt({ meant, written }: MendedWord, span: Span): Diagnostic {
  const place = subspan(span, written.startOffset, written.startOffset + written.image.length);
  const message = `"${written.image}" is read as "${meant.image}".`;
  return diagnose('doc/misspelt', 'info', place, message);
}

function notUnderstood({ image, startOffset }: IToken, text: string, span: Span): Diagnostic {
  const end = startOffset + image.length;
  const rest = text.slice(startOffset, startOffset + 40).split('\n')[0] ?? '';
  return diagnose(
    'doc/move-not-understood',
    'error',
    subspan(span, startOffset, end),
    `This sentence on moves is not understood from "${rest}" on; say it in the words of grammar/README.md, section Prose.`,
  );
}

function lowerSentence(
  { circumstances, exceptions, subject, ways }: SentenceTree,
  words: readonly IToken[],
  text: string,
  span: Span,
): MoveSentence {
  const place = placeOf(words, span);
  const lowered: Way[] = [];
  let verb: IToken | null = null;
  let count: Count | null = null;
  for (const way of ways ?? []) {
    verb = way.verb ?? verb;
    for (const one of lowerWay(way, verb, place, text, span)) {
      lowered.push(withCount(one, count));
      count = countIn(one) ?? count;
    }
  }
  return {
    span: place,
    subject: nameOf(subject, text, span)[0] ?? null,
    circumstances: circumstances.map(circumstanceOf),
    ways: lowered,
    exceptions: exceptions.map(headingOf),
  };
}

/** As far as the way before, if nothing else is said: "one square orthogonally, on dark squares also diagonally". */
function withCount(way: Way, count: Count | null): Way {
  if (way.kind !== 'walk' || count === null || countIn(way) !== null) return way;
  const legs = way.legs.map((leg, index) =>
    index === 0 ? { ...leg, run: { ...leg.run, count } } : leg,
  );
  return { ...way, legs };
}

function countIn(way: Way): Count | null {
  return way.kind === 'walk' ? (way.legs[0]?.run.count ?? null) : null;
}

function lowerWay(
  { body, circumstances }: WayTree,
  verb: IToken | null,
  place: Span,
  text: string,
  span: Span,
): readonly Way[] {
  const captures = verb !== null && tokenMatcher(verb, t.Captures);
  const common = {
    span: place,
    circumstances: [
      ...(captures ? [{ kind: 'capture' } as const] : []),
      ...circumstances.map(circumstanceOf),
    ],
  };
  switch (body.kind) {
    case 'stay':
      return [{ ...common, kind: 'stay' }];
    case 'like':
      return [
        { ...common, kind: 'like', names: body.names.flatMap((name) => nameOf(name, text, span)) },
      ];
    case 'runs':
      return wayOfRuns(body.legs, verb).map((way) => ({ ...common, ...way }));
  }
}

function circumstanceOf({ of, word }: CircumstanceTree): Circumstance {
  if (tokenMatcher(word, t.OnItsFirstMove)) return { kind: 'first-move' };
  if (tokenMatcher(word, t.WithoutCapturing)) return { kind: 'quiet' };
  if (tokenMatcher(word, t.OnlyTo)) return { kind: 'to-region', name: regionName(of) };
  if (!tokenMatcher(word, t.ToCapture)) return { kind: 'from-region', name: regionName(of) };
  if (of === null) return { kind: 'capture' };
  return { kind: tokenMatcher(of, t.Own) ? 'own-capture' : 'capture-in-passing' };
}

function regionName(token: IToken | null): string {
  if (token === null) return '';
  return tokenMatcher(token, t.Quoted) ? unquoted(token.image) : token.image;
}

/** As `JSON.stringify` writes it; what is no such string stays as it is. */
function unquoted(image: string): string {
  try {
    const value: unknown = JSON.parse(image);
    return typeof value === 'string' ? value : image;
  } catch {
    return image.slice(1, -1);
  }
}

function nameOf(words: readonly IToken[], text: string, span: Span): readonly PieceName[] {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return [];
  const end = last.startOffset + last.image.length;
  const written = text.slice(first.startOffset, end).split(/\s+/).join(' ');
  return [{ text: written, span: subspan(span, first.startOffset, end) }];
}

function placeOf(words: readonly IToken[], span: Span): Span {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return span;
  return subspan(span, first.startOffset, last.startOffset + last.image.length);
}
