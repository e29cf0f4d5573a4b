import { ATOMS, dialectsWithAtom } from '../../src/catalog/betza/atoms.js';
import { DIALECT_NAMES, type Dialect } from '../../src/catalog/betza/dialects.js';
import { diagnose } from '../../src/catalog/diagnose.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';
import { joinSpans, subspan, type Span } from '../../src/text/span.js';
import type { PrefixItem } from './syntax.js';

/** The maximum length that is read, in UTF-16 units. The longest strings in use have about sixty. */
export const MAX_BETZA_LENGTH = 1024;

/** Cuts a Betza string that is too long, with a diagnostic for the rest. */
export function cutBetza(
  text: string,
  span: Span,
): { readonly read: string; readonly diagnostics: readonly Diagnostic[] } {
  const half = /[\uD800-\uDBFF]/.test(text.charAt(MAX_BETZA_LENGTH - 1)) ? 1 : 0; // Do not split a surrogate pair.
  const read = text.slice(0, MAX_BETZA_LENGTH - half);
  if (read.length === text.length) return { read, diagnostics: [] };
  const message = `This Betza string has ${text.length} characters; only the first ${MAX_BETZA_LENGTH} are read. Is this really a Betza string?`;
  const rest = subspan(span, read.length, text.length);
  return { read, diagnostics: [diagnose('betza/too-long', 'error', rest, message)] };
}

/** The error for characters that the dialect does not know. */
export function unknownLetter(text: string, dialect: Dialect, span: Span): Diagnostic {
  const elsewhere = dialectsWithAtom(text).map((other) => DIALECT_NAMES[other]);
  const hint = elsewhere.length === 0 ? '' : ` (it is one in ${elsewhere.join(' and ')})`;
  const atoms = [...ATOMS[dialect].keys()].join(' ');
  const [what, advice] =
    text.trim() === ''
      ? ['A space has no meaning', 'Write the parts without spaces.']
      : [`"${text}" is not an atom or modifier`, `The atoms are ${atoms}.`];
  const message = `${what} in the Betza of ${DIALECT_NAMES[dialect]}${hint}: ${UNKNOWN[dialect]}. ${advice}`;
  return diagnose('betza/unknown-letter', 'error', span, message);
}

/** The behaviour of each program for an unknown character. */
const UNKNOWN: Readonly<Record<Dialect, string>> = {
  'fairy-stockfish': 'it is skipped, and modifiers before it act on the next atom',
  xboard: 'the program silently stops reading there',
  xbetza: 'it is ignored, and modifiers before it act on the next atom',
};

/** The error for a known character in a place where it has no meaning. */
export function outOfPlace(text: string, span: Span): Diagnostic {
  const message = `"${text}" has no meaning at this point of a Betza string; remove it.`;
  return diagnose('betza/out-of-place', 'error', span, message);
}

/**
 * The error for a prefix that no atom follows; `whole` is the place of `text`. None after an unknown character, which is probably
 * a misspelt atom and is already reported.
 */
export function noAtom(
  dangling: readonly PrefixItem[],
  text: string,
  whole: Span,
): readonly Diagnostic[] {
  if (dangling.at(-1)?.kind === 'foreign') return [];
  const known = dangling.filter((item) => item.kind !== 'foreign');
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = joinSpans(first.span, last.span);
  const quoted = text.slice(span.start - whole.start, span.end - whole.start);
  const message = `"${quoted}" modifies nothing, because no atom follows; put it before an atom, or remove it.`;
  return [diagnose('betza/no-atom', 'warning', span, message)];
}
