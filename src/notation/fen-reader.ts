import { diagnose } from '../catalog/diagnose.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { subspan, type Span } from '../text/span.js';
import type { LetteredPieces } from './fen-context.js';
import { symbolAt, type PieceSymbol, type PieceSymbols } from './piece-symbols.js';

/** The state of reading a FEN. */
export interface FenReader {
  readonly text: string;
  readonly context: LetteredPieces;
  readonly span: Span;
  readonly symbols: PieceSymbols;
  readonly diagnostics: Diagnostic[];
}

type FenCode = Extract<Parameters<typeof diagnose>[0], `fen/${string}`>;

/** Reports a problem between two offsets of the text. */
export function report(
  reader: FenReader,
  code: FenCode,
  start: number,
  end: number,
  message: string,
  severity: 'error' | 'warning' = 'error',
): void {
  reader.diagnostics.push(diagnose(code, severity, subspan(reader.span, start, end), message));
}

/** The digits at an offset, three at most. */
export function digitsAt(text: string, start: number, end: number): string {
  let stop = start;
  while (stop < end && stop < start + 3 && /\d/.test(text.charAt(stop))) stop += 1;
  return text.slice(start, stop);
}

/** Reads the piece at an offset, with its `+` and `~`. An unknown piece is one character long. */
export function readPiece(
  reader: FenReader,
  start: number,
  limit: number,
): { readonly symbol: PieceSymbol | null; readonly end: number } {
  const found = symbolAt(reader.symbols, reader.text.slice(0, limit), start);
  if (found === null) return reportUnknownPiece(reader, start, limit);
  const end = start + found.length;
  warnIfAmbiguous(reader, start, end);
  if (reader.text.charAt(end) !== '~' || end >= limit) return { symbol: found.symbol, end };
  const pawn = reader.context.pieces.find(
    ({ promotion }) => promotion.style === 'pawn' && promotion.to.includes(found.symbol.piece),
  );
  if (pawn === undefined)
    report(
      reader,
      'fen/not-promoted',
      start,
      end + 1,
      `"${reader.text.slice(start, end + 1)}" marks a promoted pawn, but nothing promotes to this piece; leave the "~" out.`,
    );
  return { symbol: { ...found.symbol, promotedFrom: pawn?.id ?? null }, end: end + 1 };
}

function reportUnknownPiece(
  reader: FenReader,
  start: number,
  limit: number,
): { readonly symbol: null; readonly end: number } {
  const { text, symbols, context } = reader;
  const plus = text.charAt(start) === '+' ? 1 : 0;
  const unpromoted = plus === 1 ? symbolAt(symbols, text.slice(0, limit), start + 1) : null;
  const [character = ''] = text.slice(start + plus, limit);
  const suffix = "'@".includes(text.charAt(start + plus + character.length)) ? 1 : 0;
  const end = Math.min(
    limit,
    start +
      plus +
      (unpromoted?.length ??
        character.length + (start + plus + character.length < limit ? suffix : 0)),
  );
  const written = text.slice(start, end);
  if (unpromoted === null) {
    if (context.letters.size === 0) {
      reportNoLetters(reader, start, end);
      return { symbol: null, end };
    }
    // A piece missing from the table is often on many squares, so report it once.
    if (reader.diagnostics.some((said) => isOfLetter(reader, said, letterOf(written))))
      return { symbol: null, end };
    report(
      reader,
      'fen/unknown-piece',
      start,
      end,
      `"${written}" is not a piece of this variant; its letters are ${[...context.letters.values()].join(', ')}.`,
    );
  } else
    report(
      reader,
      'fen/not-promoted',
      start,
      end,
      `"${written}" is a promoted ${unpromoted.symbol.piece}, but that piece does not promote.`,
    );
  return { symbol: null, end };
}

function reportNoLetters(reader: FenReader, start: number, end: number): void {
  if (reader.diagnostics.some(({ code }) => code === 'fen/unknown-piece')) return;
  const message =
    'No piece of this variant has a letter; give each one in a column "Abbr" of its table.';
  report(reader, 'fen/unknown-piece', start, end, message);
}

/** The letter of a piece, the same for both colours, promoted or not. */
function letterOf(written: string): string {
  return written.replace(/[+'@]/g, '').toUpperCase();
}

function isOfLetter({ span, text }: FenReader, said: Diagnostic, letter: string): boolean {
  const quoted = text.slice(said.span.start - span.start, said.span.end - span.start);
  return said.code === 'fen/unknown-piece' && letterOf(quoted) === letter;
}

/** Warns about `SC` without `@` if the pieces S and C exist too. */
function warnIfAmbiguous(reader: FenReader, start: number, end: number): void {
  const written = reader.text.slice(start, end).replace(/^\+/, '');
  if (written.length < 2 || /['@]$/.test(written)) return;
  const apart = [...written].every((letter) => reader.symbols.bySpelling.has(letter));
  if (!apart) return;
  report(
    reader,
    'fen/ambiguous',
    start,
    end,
    `"${written}" is read as one piece, though its letters are pieces too; write "${written}@".`,
    'warning',
  );
}

/** The beginning of a text, short enough to be quoted in a message. */
export function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
