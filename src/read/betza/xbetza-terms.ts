import type { BetzaTerm, PrefixItem } from '../../../grammar/betza/syntax.js';
import { shapeOf, symmetryOf, type AtomShape } from './compass.js';

/** `universal` is U, `imitator` is I, `castling` is O with a number, `at-sign` is @, which the program reads as the atom A+D. */
type XbetzaAtom = AtomShape | 'universal' | 'imitator' | 'castling' | 'at-sign';

/** One atom with its prefix, as the Interactive Diagram stores it. */
export interface XbetzaTerm {
  /** All text between the previous atom and this one. Unknown characters are included, because they separate pairs of directions. */
  readonly letters: string;
  readonly atom: XbetzaAtom;
  /** The range written after the atom: a number (0 is unlimited, also by doubling) or the middle of the board. Null if there is none. */
  readonly range: number | 'middle' | null;
}

const NO_DOUBLING = new Set(['K', 'Q', 'R', 'B']);

/** A term as the script cuts it from the text. */
interface ScannedXbetzaTerm extends XbetzaTerm {
  /** The offset of the atom. */
  readonly atomAt: number;
}

/**
 * Cuts a description into terms exactly as the script of the Interactive Diagram does. It skips any capital, digit or sign that it does not know, and
 * applies the prefix before it to the next atom.
 */
export function scanXbetza(text: string): readonly ScannedXbetzaTerm[] {
  const terms: ScannedXbetzaTerm[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const atom = plainAtom(letter);
    if (atom === null && letter !== 'O') continue;
    const letters = text.slice(start, at);
    const { doubled, extension, end: behind } = scanExtension(text, at + 1, letter);
    const { range, end } = scanRange(text, behind);
    const suffix = range ?? (doubled ? 0 : null);
    if (atom !== null) {
      terms.push({ letters, atom: extended(atom, extension), range: suffix, atomAt: at });
    } else if (suffix !== 0 && suffix !== 'middle') {
      terms.push({ letters, atom: 'castling', range: suffix, atomAt: at });
    }
    [start, at] = [end, end - 1];
  }
  return terms;
}

/** The same letter again makes a rider. Otherwise any letters X and Y extend the atom. */
function scanExtension(
  text: string,
  at: number,
  letter: string,
): { doubled: boolean; extension: string; end: number } {
  if (text[at] === letter && !NO_DOUBLING.has(letter)) {
    return { doubled: true, extension: '', end: at + 1 };
  }
  let end = at;
  while (text[end] === 'X' || text[end] === 'Y') end++;
  return { doubled: false, extension: text.slice(at, end), end };
}

/** All digits are read, but at most two are skipped. */
function scanRange(text: string, at: number): { range: XbetzaTerm['range']; end: number } {
  if (text[at] === '*') return { range: 'middle', end: at + 1 };
  let end = at;
  while (isDigit(text[end])) end++;
  if (end === at) return { range: null, end: at };
  const range = Number(text.slice(at, end));
  return { range, end: at + (range > 9 ? 2 : 1) };
}

function plainAtom(letter: string): XbetzaAtom | null {
  switch (letter) {
    case 'U':
      return 'universal';
    case 'I':
      return 'imitator';
    case '@':
      return 'at-sign';
    default:
      return shapeOf(letter, 'xbetza');
  }
}

/** X makes a leap three squares longer, Y two squares longer in both directions. */
function extended(atom: XbetzaAtom, extension: string): XbetzaAtom {
  if (typeof atom === 'string') return atom;
  let { symmetry, short, long } = atom;
  for (const letter of extension) {
    if (letter === 'X') {
      long += 3;
      if (symmetry === 'diagonal') symmetry = 'oblique';
    } else {
      [short, long] = [short + 2, long + 2];
      if (symmetry !== 'diagonal') symmetry = 'oblique';
    }
  }
  return { ...atom, symmetry, short, long };
}

/** The term as its author meant it. Null for drops, brackets and groups, which are not single leaps. */
export function termAsWritten({ prefix, atom, suffix }: BetzaTerm): XbetzaTerm | null {
  const letters = lettersOf(prefix);
  const digits = suffix.digits === '' ? null : Number(suffix.digits);
  const range = suffix.star ? 'middle' : (digits ?? (suffix.repeats > 0 ? 0 : null));
  switch (atom.kind) {
    case 'letter': {
      const plain = plainAtom(atom.letter);
      return plain === null ? null : { letters, atom: extended(plain, atom.extension), range };
    }
    case 'tuple': {
      const [a, b] = [Number(atom.first), Number(atom.second)];
      if (atom.second === '' || a + b === 0) return null;
      const leap = { short: Math.min(a, b), long: Math.max(a, b) };
      return { letters, atom: { symmetry: symmetryOf(leap), ...leap, rides: false }, range };
    }
    case 'castling':
      return { letters, atom: 'castling', range };
    case 'bracket':
    case 'group':
    case 'drop':
      return null;
  }
}

/**
 * The lower-case letters of a prefix, with the repeated ones this many times. Items that the dialect does not know become spaces, so that they still
 * separate pairs.
 */
export function lettersOf(prefix: readonly PrefixItem[], repetitions = 0): string {
  return prefix
    .map((item) => {
      if (item.kind === 'repetition') return lettersOf(item.letters).repeat(repetitions);
      return item.kind === 'foreign' ? ' ' : item.text;
    })
    .join('');
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}
