import type { Excerpt } from '../../text/excerpt.js';
import type { Span } from '../../text/span.js';
import type { Block } from '../page/blocks.js';

/** Where a page defines a piece, or several that differ only in their side. */
export interface PieceEntry {
  /** At least one. */
  readonly names: readonly string[];
  /** Other names for it. */
  readonly aliases: readonly string[];
  readonly abbreviations: readonly string[];
  readonly glyph: string | null;
  /** The place of the name. */
  readonly span: Span;
  /** What is said of it, one paragraph or item of a list each. */
  readonly texts: readonly Excerpt[];
  /** Pictures of its moves. */
  readonly pictures: readonly Excerpt[];
  /** It has the form of a definition: sentences on moves that are not understood are errors, not remarks. */
  readonly isSure: boolean;
  /** "King and pawns are as usual". */
  readonly isUsual: boolean;
  /** The piece instead of which it may be chosen; null: it is no option. */
  readonly replaces: string | null;
}

/** A block, and whether no other entry has it. */
export interface FreeBlock {
  readonly block: Block;
  readonly isFree: boolean;
}
