import type { IRecognitionException, IToken } from 'chevrotain';
import { diagnose } from '../../src/catalog/diagnose.js';
import { NUMBER_WORDS } from '../../src/catalog/number-words.js';
import type { Diagnostic, Parsed } from '../../src/text/diagnostic.js';
import { subspan, type Span } from '../../src/text/span.js';
import { parseDropNote } from './drop-note.js';
import * as t from './lexer.js';
import { TableParser, type Words } from './parser.js';
import type {
  Alternatives,
  LetterChoice,
  MovePart,
  Name,
  NoteNumber,
  RuleNote,
  SizeValue,
  UsesLine,
} from './syntax.js';

/** Parses `王(玉)` or `Left Quail`: at least one name, unless nothing can be read. */
export function parseAlternatives(text: string, span: Span): Parsed<Alternatives> {
  return parse(text, span, 'words', 'a name such as 王 or 王(玉)', (parser) =>
    names(parser.alternatives(), text, span),
  );
}

/** Parses the pieces of a Promote cell: `Q, R, B, N`, `Q/R`, `Queen, Rook or Knight`, `龍(竜)`. */
export function parseChoices(text: string, span: Span): Parsed<readonly Alternatives[]> {
  const listed = text.replaceAll('/', ',');
  return parse(listed, span, 'words', 'pieces, separated by commas', (parser) =>
    parser
      .choices()
      .map((choice) => names(choice, text, span))
      .filter((choice) => choice.length > 0),
  );
}

/** Parses note numbers such as `2, 3`. */
export function parseNoteNumbers(text: string, span: Span): Parsed<readonly NoteNumber[]> {
  return parse(text, span, 'words', 'numbers of notes, separated by commas', (parser) =>
    parser
      .noteNumbers()
      .map((token) => ({ number: countOf(token), span: tokenSpan(token, span) }))
      .filter(({ number }) => !Number.isNaN(number)),
  );
}

const USES_FORMS =
  '"Uses the following pieces from VARIANT: 王 (as 靏), 歩" or "Uses all pieces from VARIANT"';

/** Parses `Uses the following pieces from shogi: 王 (as 靏), 歩`. Null if there is no variant, or no list where one is announced. */
export function parseUses(text: string, span: Span): Parsed<UsesLine | null> {
  const { diagnostics, value } = parse(text, span, 'words', USES_FORMS, (parser) => {
    const tree = parser.uses();
    const variant = nameOf(tree.variant, text, span);
    if (variant === null) return null;
    const pieces = tree.pieces?.flatMap(({ piece, as }) => {
      const name = nameOf(piece, text, span);
      return name === null
        ? []
        : [{ piece: name, as: as === null ? null : nameOf(as, text, span) }];
    });
    return { variant, pieces: pieces ?? null };
  });
  if (value?.pieces?.length !== 0 || diagnostics.length > 0) return { value, diagnostics };
  return {
    value: null,
    diagnostics: [unreadable(text, span, text.length, text.length, USES_FORMS)],
  };
}

/**
 * The rule that a note states; null if it is not understood. Reports nothing. `names` are those of the pieces with the note, in
 * lower case.
 */
export function parseNote(
  text: string,
  span: Span,
  names: ReadonlySet<string> = new Set(),
): RuleNote | null {
  const { value, diagnostics } = parse<RuleNote | null>(text, span, 'words', 'a rule', (parser) => {
    const note = parser.note();
    return note?.kind === 'per-file' ? { kind: note.kind, count: countOf(note.count) } : note;
  });
  return diagnostics.length === 0 ? value : parseDropNote(text, names);
}

/** Parses moves such as `W; connected: F`. */
export function parseMoves(text: string, span: Span): Parsed<readonly MovePart[]> {
  return parse(text, span, 'moves', 'a movement, or "W; REGION: F"', (parser) =>
    parser.moves().flatMap(({ region, betza }) => {
      const moves = nameOf([betza], text, span);
      const place = region === null ? null : nameOf([region], text, span);
      return moves === null ? [] : [{ region: place, betza: moves }];
    }),
  );
}

/** Parses `9x9`; null if the text is not a size. The limits are checked elsewhere. */
export function parseSize(text: string, span: Span): Parsed<SizeValue | null> {
  return parse(text, span, 'size', 'files x ranks, such as 9x9', (parser) => {
    const size = parser.size();
    return size && { files: Number(size.files.image), ranks: Number(size.ranks.image) };
  });
}

/** Parses letters such as `龍 = D, CE = E`. */
export function parseLetters(text: string, span: Span): Parsed<readonly LetterChoice[]> {
  return parse(text, span, 'words', 'pairs such as "龍 = D", separated by commas', (parser) =>
    parser.letters().flatMap((pair) => {
      const piece = nameOf(pair.piece, text, span);
      const letter = nameOf(pair.letter, text, span);
      return piece === null || letter === null ? [] : [{ piece, letter }];
    }),
  );
}

/** Longer than any meaningful cell, bullet or line. The limit keeps the time linear, even with error recovery. */
const LONGEST_TEXT = 4096;
/** The maximum number of errors reported for one text. The first ones show the problem. */
const MOST_ERRORS = 4;

let parser: TableParser | null = null;

function parse<T>(
  text: string,
  span: Span,
  mode: t.Mode,
  expected: string,
  read: (parser: TableParser) => T,
): Parsed<T> {
  parser ??= new TableParser();
  const tooLong = text.length > LONGEST_TEXT;
  const lexed = t.tableLexer().tokenize(tooLong ? '' : text, mode);
  parser.input = lexed.tokens;
  const value = read(parser);
  if (tooLong) {
    const message = `This text of ${text.length} characters is too long to read; the limit is ${LONGEST_TEXT}.`;
    return { value, diagnostics: [diagnose('doc/syntax', 'error', span, message)] };
  }
  // A character outside of all tokens also causes errors of the parser; report only the former.
  const places =
    lexed.errors.length > 0
      ? lexed.errors.map(({ offset, length }) => ({ start: offset, end: offset + length }))
      : parser.errors.map((error) => placeOf(error, text));
  return {
    value,
    diagnostics: places
      .slice(0, MOST_ERRORS)
      .map(({ start, end }) => unreadable(text, span, start, end, expected)),
  };
}

function placeOf(error: IRecognitionException, text: string): { start: number; end: number } {
  const { startOffset, image } = error.token;
  const textEnd = text.trimEnd().length;
  if (Number.isNaN(startOffset)) return { start: textEnd, end: textEnd };
  return { start: startOffset, end: startOffset + image.length };
}

/** The error for a part of a text that cannot be read. */
export function unreadable(
  text: string,
  span: Span,
  start: number,
  end: number,
  expected: string,
): Diagnostic {
  const found = text.slice(start, Math.min(end, start + 40));
  const what = found === '' ? 'The text ends too early' : `"${found}" cannot be read here`;
  return diagnose(
    'doc/syntax',
    'error',
    subspan(span, start, end),
    `${what}; expected ${expected}.`,
  );
}

function names(trees: readonly Words[], text: string, span: Span): Alternatives {
  return trees.flatMap((words) => nameOf(words, text, span) ?? []);
}

function nameOf(words: Words, text: string, span: Span): Name | null {
  // Tokens inserted by recovery have no place.
  const real = words.filter(({ startOffset }) => !Number.isNaN(startOffset));
  const [first] = real;
  const last = real.at(-1);
  if (first === undefined || last === undefined) return null;
  const written = text.slice(first.startOffset, endOf(last)).trimEnd();
  return {
    text: written.split(/\s+/).join(' '),
    span: subspan(span, first.startOffset, first.startOffset + written.length),
  };
}

function tokenSpan(token: IToken, span: Span): Span {
  return subspan(span, token.startOffset, endOf(token));
}

function endOf(token: IToken): number {
  return token.startOffset + token.image.length;
}

/** NaN for a token that recovery inserted. */
function countOf(token: IToken): number {
  const word = NUMBER_WORDS.findIndex((one) => one === token.image.toLowerCase());
  if (word !== -1) return word;
  return token.image === '' ? Number.NaN : Number(token.image);
}
