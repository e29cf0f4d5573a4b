import { ATOMS } from '../../src/catalog/betza/atoms.js';
import type { Dialect } from '../../src/catalog/betza/dialects.js';
import { MODIFIER_BY_LETTER } from '../../src/catalog/betza/modifiers.js';
import type { Diagnostic, Parsed } from '../../src/text/diagnostic.js';
import { subspan, type Span } from '../../src/text/span.js';
import { cutBetza, noAtom, outOfPlace, unknownLetter } from './complaints.js';
import type {
  BetzaAtom,
  BetzaDescription,
  BetzaSuffix,
  BetzaTerm,
  PrefixLetter,
} from './syntax.js';

/** The characters that open nested parts. */
const BRACKETS = ['(', '['];

/**
 * Parses a string without brackets, without loading the grammar and its libraries, whose start takes longer than the engine needs
 * to check a file. Null if there is a bracket. A test compares the result with that of the grammar.
 */
export function parseFlatBetza(
  text: string,
  dialect: Dialect,
  span: Span,
): Parsed<BetzaDescription> | null {
  const { read, diagnostics: cut } = cutBetza(text, span);
  if (BRACKETS.some((bracket) => read.includes(bracket))) return null;
  const found: Diagnostic[] = [];
  const terms: BetzaTerm[] = [];
  let prefix: PrefixLetter[] = [];
  let at = 0;
  while (at < read.length) {
    const start = at;
    const letter = read.charAt(at);
    const kind = kindOf(letter, dialect);
    if (kind === 'atom') {
      const end =
        dialect === 'xbetza' && ATOMS[dialect].has(letter)
          ? runEnd(read, at + 1, isExtension)
          : at + 1;
      const atom = atomOf(letter, read.slice(at + 1, end), subspan(span, at, end));
      const suffix = suffixOf(read, end, atom, span);
      at = suffix.span.end - span.start;
      const first = prefix[0]?.span.start ?? subspan(span, start, at).start;
      terms.push({ prefix, atom, suffix, span: { ...span, start: first, end: suffix.span.end } });
      prefix = [];
      continue;
    }
    at = kind === 'digits' ? runEnd(read, at, isDigit) : at + 1;
    if (kind === 'extension') at = runEnd(read, at, isExtension);
    if (kind === 'foreign' && !isCapital(letter)) at = runEnd(read, at, isForeign);
    const image = read.slice(start, at);
    const place = subspan(span, start, at);
    if (kind === 'direction' || kind === 'modifier') {
      prefix.push({ kind, text: image, span: place });
      continue;
    }
    prefix.push({ kind: 'foreign', text: image, span: place });
    found.push(
      kind === 'foreign' ? unknownLetter(image, dialect, place) : outOfPlace(image, place),
    );
  }
  return {
    value: { dialect, text: read, span, terms, dangling: prefix },
    diagnostics: [...cut, ...found, ...noAtom(prefix, read, span)],
  };
}

type Kind = 'atom' | 'direction' | 'modifier' | 'digits' | 'extension' | 'sign' | 'foreign';

function kindOf(letter: string, dialect: Dialect): Kind {
  if (ATOMS[dialect].has(letter) || letter === 'O' || letter === '@') return 'atom';
  if (dialect === 'xbetza' && isExtension(letter)) return 'extension';
  if (isDigit(letter)) return 'digits';
  if ('*)],-?'.includes(letter)) return 'sign';
  return MODIFIER_BY_LETTER.get(letter)?.role ?? 'foreign';
}

function atomOf(letter: string, extension: string, span: Span): BetzaAtom {
  if (letter === 'O') return { kind: 'castling', span };
  if (letter === '@') return { kind: 'drop', span };
  return { kind: 'letter', letter, extension, span };
}

/** The suffix of an atom that ends at `start`. */
function suffixOf(text: string, start: number, atom: BetzaAtom, whole: Span): BetzaSuffix {
  const doubled =
    atom.kind === 'letter' ? runEnd(text, start, (letter) => letter === atom.letter) : start;
  const digits = runEnd(text, doubled, isDigit);
  const star = text.charAt(digits) === '*';
  return {
    repeats: doubled - start,
    digits: text.slice(doubled, digits),
    interval: null,
    star,
    span: subspan(whole, start, star ? digits + 1 : digits),
  };
}

/** The end of a run of characters. */
function runEnd(text: string, start: number, isIn: (letter: string) => boolean): number {
  let end = start;
  while (end < text.length && isIn(text.charAt(end))) end += 1;
  return end;
}

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9';
}

function isExtension(letter: string): boolean {
  return letter === 'X' || letter === 'Y';
}

function isCapital(letter: string): boolean {
  return letter >= 'A' && letter <= 'Z';
}

/** Whether a character is neither a letter nor a sign of any dialect. */
function isForeign(letter: string): boolean {
  return !/[A-Za-z0-9@*()[\],?-]/.test(letter);
}
