import type { IToken } from 'chevrotain';
import { diagnose } from '../../src/catalog/diagnose.js';
import type { Diagnostic, Parsed } from '../../src/text/diagnostic.js';
import type { Excerpt } from '../../src/text/excerpt.js';
import { askSteps } from '../../src/text/steps.js';
import { diagramLexer, Equals, Range, Square } from './lexer.js';
import { DiagramParser, type FieldTree, type ItemTree, type Tokens } from './parser.js';
import type {
  DiagramDefinition,
  DiagramParameter,
  DiagramPiece,
  DiagramText,
  HandCounts,
  SquareRange,
  WrittenSquare,
} from './syntax.js';

/** Longer than any definition. The limit keeps the time linear. */
const LONGEST_DEFINITION = 1 << 16;
const STEPS_OF_CHARACTER = 5;
/** The maximum number of errors reported for one definition. */
const MOST_ERRORS = 32;

let parser: DiagramParser | null = null;

/**
 * Parses the definition of an Interactive Diagram: items separated by line ends, `<br>` or spaces. Never throws; text that is not
 * an item is reported and left out.
 */
export function parseDiagramDefinition(excerpt: Excerpt): Parsed<DiagramDefinition> {
  if (excerpt.text.length > LONGEST_DEFINITION) {
    const message = `This definition of ${excerpt.text.length} characters is too long to read; the limit is ${LONGEST_DEFINITION}.`;
    return {
      value: { parameters: [], pieces: [] },
      diagnostics: [diagnose('doc/too-large', 'error', excerpt.place(0, 0), message)],
    };
  }
  if (!askSteps(STEPS_OF_CHARACTER * excerpt.text.length))
    return { value: { parameters: [], pieces: [] }, diagnostics: [] };
  parser ??= new DiagramParser();
  parser.input = diagramLexer().tokenize(excerpt.text).tokens;
  const reader: Reader = { excerpt, parameters: [], pieces: [], diagnostics: [] };
  for (const item of parser.definition()) readItem(reader, item);
  const { parameters, pieces, diagnostics } = reader;
  return { value: { parameters, pieces }, diagnostics: diagnostics.slice(0, MOST_ERRORS) };
}

interface Reader {
  readonly excerpt: Excerpt;
  readonly parameters: DiagramParameter[];
  readonly pieces: DiagramPiece[];
  readonly diagnostics: Diagnostic[];
}

function readItem(reader: Reader, item: ItemTree): void {
  if (item.sign === null)
    report(reader, item.words, null, 'is neither a parameter "name=value" nor a piece');
  else if (item.sign.tokenType === Equals) readParameter(reader, item);
  else readPiece(reader, item);
}

/** Reads a parameter. Its name is the last word; words before it are reported. */
function readParameter(reader: Reader, { words, sign, fields }: ItemTree): void {
  const [name, stray] = [words.slice(-1), words.slice(0, -1)];
  if (stray.length > 0)
    report(reader, stray, null, 'is neither a parameter "name=value" nor a piece');
  const [value] = fields;
  if (name.length === 0 || value === undefined) {
    report(reader, words, sign, 'gives no parameter its value');
    return;
  }
  reader.parameters.push({
    name: textOf(reader, name, sign),
    value: fieldText(reader, value),
    after: reader.pieces.length,
  });
}

function readPiece(reader: Reader, item: ItemTree): void {
  const [id, moves, graphics] = item.fields;
  const { squares, words, sign } = item;
  if (id === undefined || moves === undefined || graphics === undefined || squares === null) {
    const what = 'is not a piece: it needs four colons, "name:id:moves:graphics:squares"';
    report(reader, [...words, ...item.fields.flatMap(({ tokens }) => tokens)], sign, what);
    return;
  }
  const last = [
    ...squares.white,
    ...squares.black,
    squares.opener,
    ...(item.hand === null ? [] : [item.hand.opener, ...item.hand.tokens]),
  ].toSorted((a, b) => a.startOffset - b.startOffset);
  const start = words[0]?.startOffset ?? id.opener.startOffset;
  reader.pieces.push({
    name: textOf(reader, words, sign),
    id: fieldText(reader, id),
    moves: fieldText(reader, moves),
    graphics: fieldText(reader, graphics),
    white: squares.white.flatMap((token) => rangeOf(reader, token) ?? []),
    black: squares.black.flatMap((token) => rangeOf(reader, token) ?? []),
    hand: item.hand === null ? null : handOf(reader, item.hand),
    span: reader.excerpt.place(start, endOf(last)),
  });
}

/** Reads `a3` or `a3-i3`. */
function rangeOf(reader: Reader, token: IToken): SquareRange | null {
  if (token.tokenType !== Square && token.tokenType !== Range) {
    report(reader, [token], null, 'is neither a square such as a3 nor a range such as a3-i3');
    return null;
  }
  const [from = '', to = from] = token.image.split('-');
  return { from: squareOf(from), to: squareOf(to), span: placeOf(reader, [token], null) };
}

function squareOf(text: string): WrittenSquare {
  return { file: text.charCodeAt(0) - 'a'.charCodeAt(0), rank: Number(text.slice(1)) };
}

/** Reads `2` for both players, or `2,0` for each. */
function handOf(reader: Reader, field: FieldTree): HandCounts | null {
  const { text, span } = fieldText(reader, field);
  if (text === '') return null;
  const match = /^(\d{1,4})(?:,(\d{1,4}))?$/.exec(text);
  if (match === null) {
    report(
      reader,
      field.tokens,
      field.opener,
      'is not a number of pieces in hand such as 2 or 2,0',
    );
    return null;
  }
  const [, white = '0', black = white] = match;
  return { white: Number(white), black: Number(black), span };
}

function report(reader: Reader, tokens: Tokens, sign: IToken | null, what: string): void {
  const { text, span } = textOf(reader, tokens, sign);
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  reader.diagnostics.push(diagnose('doc/syntax', 'error', span, `"${shown}" ${what}.`));
}

function fieldText(reader: Reader, { opener, tokens }: FieldTree): DiagramText {
  return textOf(reader, tokens, opener, true);
}

/** The text of tokens, with single spaces. Without tokens, an empty text at or after the sign. */
function textOf(
  { excerpt }: Reader,
  tokens: Tokens,
  sign: IToken | null,
  isBehind = false,
): DiagramText {
  const [first] = tokens;
  if (first === undefined) {
    const at = sign === null ? 0 : sign.startOffset + (isBehind ? 1 : 0);
    return { text: '', span: excerpt.place(at, at) };
  }
  const written = excerpt.text.slice(first.startOffset, endOf(tokens));
  return {
    text: written.split(/\s+/).join(' '),
    span: excerpt.place(first.startOffset, endOf(tokens)),
  };
}

function placeOf(reader: Reader, tokens: Tokens, sign: IToken | null): DiagramText['span'] {
  return textOf(reader, tokens, sign).span;
}

function endOf(tokens: Tokens): number {
  const last = tokens.at(-1);
  return last === undefined ? 0 : last.startOffset + last.image.length;
}
