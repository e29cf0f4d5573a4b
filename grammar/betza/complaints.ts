import { ATOMS, dialectsWithAtom } from '../../src/catalog/betza/atoms.js';
import { DIALECT_NAMES, type Dialect } from '../../src/catalog/betza/dialects.js';
import { diagnose } from '../../src/catalog/diagnose.js';
import type { Diagnostic } from '../../src/text/diagnostic.js';
import { joinSpans, subspan, type Span } from '../../src/text/span.js';
import type { PrefixItem } from './syntax.js';

/** Longest text that is read, in UTF-16 units; the longest in use have some sixty. */
export const MAX_BETZA_LENGTH = 1024;

/** The part of a Betza string that is read, and what is said of the rest. */
export function cutBetza(
  text: string,
  span: Span,
): { readonly read: string; readonly diagnostics: readonly Diagnostic[] } {
  const half = /[\uD800-\uDBFF]/.test(text.charAt(MAX_BETZA_LENGTH - 1)) ? 1 : 0; // Of a character of two units.
  const read = text.slice(0, MAX_BETZA_LENGTH - half);
  if (read.length === text.length) return { read, diagnostics: [] };
  const message = `This Betza string has ${text.length} characters; only the first ${MAX_BETZA_LENGTH} are read. Is this really a Betza string?`;
  const rest = subspan(span, read.length, text.length);
  return { read, diagnostics: [diagnose('betza/too-long', 'error', rest, message)] };
}

/** A character or a run of them that the dialect does not know. */
export function unknownLetter(text: string, dialect: Dialect, span: Span): Diagnostic {
  const elsewhere = dialectsWithAtom(text).map((other) => DIALECT_NAMES[other]);
  const hint = elsewhere.length === 0 ? '' : ` (it is one in ${elsewhere.join(' and ')})`;
  const atoms = [...ATOMS[dialect].keys()].join(' ');
  const message = `"${text}" is not an atom or modifier in the Betza of ${DIALECT_NAMES[dialect]}${hint}: ${UNKNOWN[dialect]}. The atoms are ${atoms}.`;
  return diagnose('betza/unknown-letter', 'error', span, message);
}

/** What each program does with a character that it does not know. */
const UNKNOWN: Readonly<Record<Dialect, string>> = {
  'fairy-stockfish': 'it is skipped, and modifiers before it act on the next atom',
  xboard: 'the program silently stops reading there',
  xbetza: 'it is ignored, and modifiers before it act on the next atom',
};

/** A known character where it means nothing. */
export function outOfPlace(text: string, span: Span): Diagnostic {
  const message = `"${text}" has no meaning at this point of a Betza string; remove it.`;
  return diagnose('betza/out-of-place', 'error', span, message);
}

/**
 * A prefix that no atom follows; `whole` is the place of `text`. Behind an unknown character nothing more is said: the
 * atom that it should have been is what is missing.
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
