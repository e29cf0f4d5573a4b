import type { Sourced } from '../text/origin.js';
import type { Span } from '../text/span.js';
import type { ByColor } from './board.js';
import type { Movement } from './movement.js';
import type { SquareSet } from './region.js';

/** The id of a piece type within its variant: `pawn`, `swallow`, `left-quail`. Stable, ASCII, unique in the variant. */
export type PieceId = string;

/**
 * What a piece promotes to. `shogi`: one promoted form, gained by entering, leaving or moving in the zone, and lost on capture. `pawn`: one of
 * several types, on reaching the zone; `form` is a promoted form that it may choose instead, as in shogi.
 */
export type Promotion =
  | { readonly style: 'none' }
  | { readonly style: 'shogi'; readonly to: PieceId }
  | { readonly style: 'pawn'; readonly to: readonly PieceId[]; readonly form?: PieceId };

/** All types that a piece can promote to. */
export function formsOf(promotion: Promotion): readonly PieceId[] {
  switch (promotion.style) {
    case 'none':
      return [];
    case 'shogi':
      return [promotion.to];
    case 'pawn':
      return [...promotion.to, ...(promotion.form === undefined ? [] : [promotion.form])];
  }
}

/** The shogi-style promoted form of a piece; null if it has none. */
export function formOf(promotion: Promotion): PieceId | null {
  switch (promotion.style) {
    case 'none':
      return null;
    case 'shogi':
      return promotion.to;
    case 'pawn':
      return promotion.form ?? null;
  }
}

/** Rare rules for single types; absent if the game has none for the type. */
export interface PieceRules {
  /** The only squares where it may stand and attack. A colour without squares is not confined. */
  readonly confined?: ByColor<SquareSet>;
  /** If a player has this many on the board, no other piece can promote to it. */
  readonly promotionLimit?: number;
  /** It can neither hop over nor capture pieces of its own type, of either colour. */
  readonly barsItsKind?: true;
  /** Moves and promotes like a pawn, but is not a pawn for rules about pawns. */
  readonly notPawn?: true;
}

/** Drop limits of one piece type (if the variant has drops). */
export interface DropLimits {
  readonly allowed: boolean;
  /** The maximum number of unpromoted pieces of this type and colour on one file, checked on drops; null if unlimited. */
  readonly perFile: number | null;
  /** A drop of this piece that gives mate is forbidden (the engine scores it as a loss). */
  readonly mateForbidden: boolean;
}

export const FREE_DROPS: DropLimits = { allowed: true, perFile: null, mateForbidden: false };

/** The notation that a movement was read from. */
export interface BetzaText {
  readonly text: string;
  readonly span: Span;
}

export interface PieceType extends PieceRules {
  readonly id: PieceId;
  /** As in the document; null if the cell is blank. */
  readonly name: string | null;
  /** Kanji or other glyphs, the main one first; may be empty. */
  readonly glyphs: readonly string[];
  /** `P`, `CE`; null for most promoted forms. */
  readonly abbreviation: string | null;
  /** The letter A-Z that the author wants for engines, if it differs from the abbreviation. */
  readonly letter: string | null;
  readonly movement: Sourced<Movement>;
  readonly betza: BetzaText | null;
  readonly royal: boolean;
  readonly promotion: Promotion;
  readonly drop: DropLimits;
  /** The value in the author's units; null if not given. */
  readonly value: number | null;
  /** The author's notes that are not rules; absent if there are none. */
  readonly remarks?: readonly string[];
  /** The row that defines the piece. */
  readonly span: Span;
}
