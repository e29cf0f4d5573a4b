import type { Sourced } from '../text/origin.js';
import type { Span } from '../text/span.js';
import type { ByColor } from './board.js';
import type { Movement } from './movement.js';
import type { SquareSet } from './region.js';

/** Names a piece type within its variant: `pawn`, `swallow`, `left-quail`. Stable, ASCII, unique in the variant. */
export type PieceId = string;

/**
 * What a piece becomes. `shogi`: one promoted form, entering, moving in or leaving the zone, and the way back on capture;
 * `pawn`: one of several types, on reaching the zone; `form` is a promoted form that it may take instead, as in shogi.
 */
export type Promotion =
  | { readonly style: 'none' }
  | { readonly style: 'shogi'; readonly to: PieceId }
  | { readonly style: 'pawn'; readonly to: readonly PieceId[]; readonly form?: PieceId };

/** All that a piece may become. */
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

/** The promoted form that a piece takes in the manner of shogi; null: none. */
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

/** Rules of single types that few games have; absent: the game has none for this type. */
export interface PieceRules {
  /** Where alone it may stand and attack; no squares for a colour: everywhere. */
  readonly confined?: ByColor<SquareSet>;
  /** So many of a player's may be on the board for another piece to promote to it. */
  readonly promotionLimit?: number;
  /** It cannot hop over a piece of its own type, of either colour, or capture one. */
  readonly barsItsKind?: true;
  /** Though it moves and promotes as a pawn, it is none for the rules that except pawns or name them. */
  readonly notPawn?: true;
}

/** What limits the drops of one piece type (where the variant has drops at all). */
export interface DropLimits {
  readonly allowed: boolean;
  /** Most unpromoted pieces of this type and colour on one file, counted when dropping; null: no limit. */
  readonly perFile: number | null;
  /** A drop of this piece that mates loses (or is forbidden: the engine counts it as a loss). */
  readonly mateForbidden: boolean;
}

export const FREE_DROPS: DropLimits = { allowed: true, perFile: null, mateForbidden: false };

/** The notation that a movement was read from. */
export interface BetzaText {
  readonly text: string;
  readonly span: Span;
}

/** One type of piece. */
export interface PieceType extends PieceRules {
  readonly id: PieceId;
  /** As the document says it; null where it has none (blank cells). */
  readonly name: string | null;
  /** Kanji or other glyphs, the main one first; may be empty. */
  readonly glyphs: readonly string[];
  /** `P`, `CE`; null for most promoted forms. */
  readonly abbreviation: string | null;
  /** One letter A-Z that the author wants in engines, where it differs from the abbreviation. */
  readonly letter: string | null;
  readonly movement: Sourced<Movement>;
  readonly betza: BetzaText | null;
  readonly royal: boolean;
  readonly promotion: Promotion;
  readonly drop: DropLimits;
  /** Worth in the author's units; null if he gives none. */
  readonly value: number | null;
  /** Notes of the author that are no rules; absent: none. */
  readonly remarks?: readonly string[];
  /** Where the piece is defined: its row. */
  readonly span: Span;
}
