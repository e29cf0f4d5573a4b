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
