import type { Dialect } from '../../src/catalog/betza/dialects.js';
import type { Span } from '../../src/text/span.js';

/**
 * The syntax of a Betza string. Nothing is normalised, so that it can be interpreted in each dialect. Models of programs that scan
 * characters (Fairy-Stockfish, XBoard) use `text`; `terms` is what the author meant.
 */
export interface BetzaDescription {
  readonly dialect: Dialect;
  readonly text: string;
  readonly span: Span;
  readonly terms: readonly BetzaTerm[];
  /** The prefix after the last atom, which modifies nothing. */
  readonly dangling: readonly PrefixItem[];
}

/** An atom, with the prefix since the atom before it and the suffix that follows directly. */
export interface BetzaTerm {
  /** In order, including foreign characters, which separate pairs of directions in most dialects. */
  readonly prefix: readonly PrefixItem[];
  readonly atom: BetzaAtom;
  readonly suffix: BetzaSuffix;
  readonly span: Span;
}

/**
 * `direction`: one of f b l r v s h; `modifier`: any other lower-case letter, including the leg separator `a`;
 * `foreign`: a run of characters that the dialect does not know, or that have no meaning in this place.
 */
export interface PrefixLetter {
  readonly kind: 'direction' | 'modifier' | 'foreign';
  readonly text: string;
  readonly span: Span;
}

/** `(y)` in a prefix, as in `x(y)zA`: the letters may be repeated any number of times, or omitted. */
export interface PrefixRepetition {
  readonly kind: 'repetition';
  readonly letters: readonly PrefixItem[];
  readonly span: Span;
}

export type PrefixItem = PrefixLetter | PrefixRepetition;

/** A leap such as `W`; in XBetza also with extensions: `NX`, `FYY`. */
export interface LetterAtom {
  readonly kind: 'letter';
  readonly letter: string;
  /** The letters X and Y after it, or ''. */
  readonly extension: string;
  readonly span: Span;
}

/** A leap by its two coordinates, as in `(1,4)`, in digits; '' for a missing coordinate. */
export interface TupleAtom {
  readonly kind: 'tuple';
  readonly first: string;
  readonly second: string;
  readonly span: Span;
}

/** Consecutive legs, as in `[F?R]`. */
export interface BracketAtom {
  readonly kind: 'bracket';
  readonly legs: readonly BracketLeg[];
  readonly span: Span;
}

export interface BracketLeg {
  /** The sign before the leg: `-` if it must be made, `?` if the path may stop before it; null for the first leg. */
  readonly joiner: '-' | '?' | null;
  /** Exactly one term unless the text is invalid. */
  readonly terms: readonly BetzaTerm[];
  readonly dangling: readonly PrefixItem[];
  readonly span: Span;
}

/** Terms that share a prefix or a suffix, as in `(RB)`. */
export interface GroupAtom {
  readonly kind: 'group';
  readonly terms: readonly BetzaTerm[];
  readonly dangling: readonly PrefixItem[];
  readonly span: Span;
}

/** `O`, with the number of squares as its suffix. */
export interface CastlingAtom {
  readonly kind: 'castling';
  readonly span: Span;
}

/** `@`, as in `fW@8` or `j@7`: a limit of drops, with a rank as its suffix. */
export interface DropAtom {
  readonly kind: 'drop';
  readonly span: Span;
}

export type BetzaAtom = LetterAtom | TupleAtom | BracketAtom | GroupAtom | CastlingAtom | DropAtom;

/** The suffix directly after an atom. Each part may be missing. */
export interface BetzaSuffix {
  /** The number of repetitions of the atom's letter: 1 in `NN`. */
  readonly repeats: number;
  /** The digits as written, such as `03` or `10`; '' if there are none. */
  readonly digits: string;
  /** The interval in `R[3-5]` or `R[3-]`, in digits as written; null if there is none. */
  readonly interval: { readonly least: string; readonly most: string } | null;
  /** `*`: up to the middle of the board. */
  readonly star: boolean;
  /** An empty span after the atom if there is no suffix. */
  readonly span: Span;
}
