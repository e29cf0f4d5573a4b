import type { Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';

/** Where a page defines a piece. */
export interface Entry {
  /** At least one; the first is the one that headings have first. */
  readonly names: readonly string[];
  /** `P`, `+P`. */
  readonly letters: readonly string[];
  readonly span: Span;
  /** Notations that the heading gives: `[mFcfW]`. */
  readonly notations: readonly Excerpt[];
  readonly glyph: string | null;
  /** Names what its sentences leave open: `knight`, `quail` for both quails. */
  readonly openName: string;
  /** It may be played instead of this piece; null: it is no option. */
  readonly replaces: string | null;
}

/** An entry of a name alone. */
export function entryNamed(name: string, span: Span): Entry {
  return {
    names: [name],
    letters: [],
    span,
    notations: [],
    glyph: null,
    openName: openNameOf(name),
    replaces: null,
  };
}

export function openNameOf(name: string): string {
  return name.toLowerCase().split(/\s+/).join('-');
}

/** `P`, `+P`, `CE`, `N'`. */
export const LETTER = /^\+?[A-Z][A-Za-z]?['@]?$/;
/** Atoms of Betza with small letters before them and figures behind. */
export const NOTATION = /^(?:[a-z]{0,8}[WFNDAHCZGBRQK]{1,2}\d{0,2}){1,10}$/;
/** Begins how a piece moves. */
export const MOTION =
  /^(?:it |they |this piece |each )?(?:(?:can|may|must) )?(?:only )?(?:moves?|captures?|attacks?|advances?|leaps?|jumps?|steps?|slides?|goes|hops?|combines?|the same as|same as|like a|as a|a hybrid|any number|one |two |\d (?:squares?|spaces?|steps?)|up to|(?:orthogonal|diagonal|horizontal|vertical)(?:ly)?\b|identical)/i;
