import type { Span } from '../../src/text/span.js';

/** The meaning of the small texts of a piece-table document: cells, bullets, notes, the "uses" line. */

/** One or more words: a glyph, an abbreviation or a name. Blanks between words are single. */
export interface Name {
  readonly text: string;
  readonly span: Span;
}

/** `王(玉)`: the main name, then the alternatives. At least one. */
export type Alternatives = readonly Name[];

/** `王 (as 靏)`. */
interface UsedPiece {
  readonly piece: Name;
  readonly as: Name | null;
}

/** `Uses the following pieces from shogi: 王 (as 靏), 歩`; `pieces` is null for all of them. */
export interface UsesLine {
  readonly variant: Name;
  readonly pieces: readonly UsedPiece[] | null;
}

/** A note that is a rule of the piece that carries it. */
export type RuleNote =
  | { readonly kind: 'royal' }
  | { readonly kind: 'not-royal' }
  | { readonly kind: 'per-file'; readonly count: number }
  | { readonly kind: 'no-drop' }
  | { readonly kind: 'no-drop-mate' };

/** `connected: F`: a movement, and the region from which alone it may start. */
export interface MovePart {
  readonly region: Name | null;
  readonly betza: Name;
}

export interface NoteNumber {
  readonly number: number;
  readonly span: Span;
}

export interface SizeValue {
  readonly files: number;
  readonly ranks: number;
}

/** `龍 = D`. */
export interface LetterChoice {
  readonly piece: Name;
  readonly letter: Name;
}
