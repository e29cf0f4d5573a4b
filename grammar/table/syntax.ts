import type { Span } from '../../src/text/span.js';

/** The syntax of the short texts in a document: cells, bullets, notes, `Uses` lines. */

/** One or more words: a glyph, an abbreviation or a name, with single spaces between words. */
export interface Name {
  readonly text: string;
  readonly span: Span;
}

/** The main name, then alternatives, as in `王(玉)`. At least one. */
export type Alternatives = readonly Name[];

/** For example `王 (as 靏)`. */
interface UsedPiece {
  readonly piece: Name;
  readonly as: Name | null;
}

/** For example `Uses the following pieces from shogi: 王 (as 靏), 歩`. `pieces` is null for all pieces. */
export interface UsesLine {
  readonly variant: Name;
  readonly pieces: readonly UsedPiece[] | null;
}

/** A note that states a rule for its piece. */
export type RuleNote =
  | { readonly kind: 'royal' }
  | { readonly kind: 'not-royal' }
  | { readonly kind: 'per-file'; readonly count: number }
  | { readonly kind: 'no-drop' }
  | { readonly kind: 'no-drop-mate' };

/** A movement, and the only region where it may start, as in `connected: F`. */
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

/** For example `龍 = D`. */
export interface LetterChoice {
  readonly piece: Name;
  readonly letter: Name;
}
