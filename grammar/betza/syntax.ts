import type { Dialect } from '../../src/catalog/betza/dialects.js';
import type { Span } from '../../src/text/span.js';

/**
 * A Betza string as its letters stand: nothing is normalised, so that each dialect can be read from it.
 * A model of a program that scans characters (Fairy-Stockfish, XBoard) reads `text`;
 * what the author meant is in `terms`.
 */
export interface BetzaDescription {
  readonly dialect: Dialect;
  readonly text: string;
  readonly span: Span;
  readonly terms: readonly BetzaTerm[];
  /** What stands after the last atom, and so modifies nothing. */
  readonly dangling: readonly PrefixItem[];
}

/** One atom with all that stands between it and the atom before it, and what follows directly. */
export interface BetzaTerm {
  /** In order, foreign characters included: in most dialects they break pairs of directions. */
  readonly prefix: readonly PrefixItem[];
  readonly atom: BetzaAtom;
  readonly suffix: BetzaSuffix;
  readonly span: Span;
}

/**
 * `direction`: one of f b l r v s h; `modifier`: any other small letter, the leg separator `a` among them;
 * `foreign`: a run of characters that the dialect does not know, or that make no sense in this place.
 */
export interface PrefixLetter {
  readonly kind: 'direction' | 'modifier' | 'foreign';
  readonly text: string;
  readonly span: Span;
}

/** `(y)` in a prefix, as in `x(y)zA`: the letters may be repeated any number of times, or left out. */
export interface PrefixRepetition {
  readonly kind: 'repetition';
  readonly letters: readonly PrefixItem[];
  readonly span: Span;
}

export type PrefixItem = PrefixLetter | PrefixRepetition;

/** `W`; in XBetza with extensions of the leap: `NX`, `FYY`. */
export interface LetterAtom {
  readonly kind: 'letter';
  readonly letter: string;
  /** The letters X and Y after it, or ''. */
  readonly extension: string;
  readonly span: Span;
}

/** `(1,4)`: a leap by its two coordinates, as digits; '' where one is missing. */
export interface TupleAtom {
  readonly kind: 'tuple';
  readonly first: string;
  readonly second: string;
  readonly span: Span;
}

/** `[F?R]`: legs one after another. */
export interface BracketAtom {
  readonly kind: 'bracket';
  readonly legs: readonly BracketLeg[];
  readonly span: Span;
}

export interface BracketLeg {
  /** What stands in front of the leg: `-` it must be made, `?` the path may stop before it; null for the first. */
  readonly joiner: '-' | '?' | null;
  /** Exactly one unless the text is wrong. */
  readonly terms: readonly BetzaTerm[];
  readonly dangling: readonly PrefixItem[];
  readonly span: Span;
}

/** `(RB)`: terms that share a prefix or a suffix. */
export interface GroupAtom {
  readonly kind: 'group';
  readonly terms: readonly BetzaTerm[];
  readonly dangling: readonly PrefixItem[];
  readonly span: Span;
}

/** `O`, with its number of squares as suffix. */
export interface CastlingAtom {
  readonly kind: 'castling';
  readonly span: Span;
}

/** `@`, as in `fW@8` or `j@7`: where the piece may be dropped, with a rank as suffix. */
export interface DropAtom {
  readonly kind: 'drop';
  readonly span: Span;
}

export type BetzaAtom = LetterAtom | TupleAtom | BracketAtom | GroupAtom | CastlingAtom | DropAtom;

/** What follows an atom without a gap; each part may be missing. */
export interface BetzaSuffix {
  /** How often the letter of the atom is repeated: 1 in `NN`. */
  readonly repeats: number;
  /** As written: '' for none, `03`, `10`. */
  readonly digits: string;
  /** `R[3-5]`, `R[3-]`: digits as written; null for none. */
  readonly interval: { readonly least: string; readonly most: string } | null;
  /** `*`: up to the middle of the board. */
  readonly star: boolean;
  /** Empty, after the atom, if there is no suffix. */
  readonly span: Span;
}
