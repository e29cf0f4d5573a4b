import type { Sourced } from '../text/origin.js';
import type { Span } from '../text/span.js';
import type { Movement } from './movement.js';

/** Names a piece type within its variant: `pawn`, `swallow`, `left-quail`. Stable, ASCII, unique in the variant. */
export type PieceId = string;

export const PROMOTION_STYLES = ['none', 'shogi', 'pawn'] as const;
/**
 * What a piece becomes. `shogi`: one promoted form, entering, moving in or leaving the zone, and the way back on capture;
 * `pawn`: one of several types, always, on reaching the zone.
 */
export type Promotion =
  | { readonly style: 'none' }
  | { readonly style: 'shogi'; readonly to: PieceId }
  | { readonly style: 'pawn'; readonly to: readonly PieceId[] };

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
export interface PieceType {
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
  /** Where the piece is defined: its row. */
  readonly span: Span;
}
