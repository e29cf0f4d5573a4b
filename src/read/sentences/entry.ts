import type { Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';

/** The place where a page defines a piece. */
export interface Entry {
  /** At least one name. The first is the one that headings put first. */
  readonly names: readonly string[];
  /** `P`, `+P`. */
  readonly letters: readonly string[];
  readonly span: Span;
  /** Notations in the heading: `[mFcfW]`. */
  readonly notations: readonly Excerpt[];
  readonly glyph: string | null;
  /** The name under which the author decides what its sentences leave open: `knight`, or `quail` for both quails. */
  readonly openName: string;
  /** The piece that this one may replace. Null if it is not an alternative. */
  readonly replaces: string | null;
}

/** An entry with only a name. */
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
/** Betza atoms with small letters before them and digits after them. */
export const NOTATION = /^(?:[a-z]{0,8}[WFNDAHCZGBRQK]{1,2}\d{0,2}){1,10}$/;
/** The first words of a description of moves. */
export const MOTION =
  /^(?:it |they |this piece |each )?(?:(?:can|may|must) )?(?:only )?(?:moves?|captures?|attacks?|advances?|leaps?|jumps?|steps?|slides?|goes|hops?|combines?|the same as|same as|like a|as a|(?:a )?(?:hybrid|compound|combination) of|any number|one |two |\d (?:squares?|spaces?|steps?)|up to|(?:straight )?(?:forwards?|sideways|backwards?)\b|(?:orthogonal|diagonal|horizontal|vertical)(?:ly)?\b|identical)/i;
