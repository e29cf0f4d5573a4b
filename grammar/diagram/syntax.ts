import type { Span } from '../../src/text/span.js';

/** The definition of an Interactive Diagram, item by item, as it is written: what it means is said by `src/read/diagram`. */
export interface DiagramDefinition {
  readonly parameters: readonly DiagramParameter[];
  /** In their order, by which parameters count them. */
  readonly pieces: readonly DiagramPiece[];
}

/** A text without blanks at its ends; may be empty, and then has its place anyway. */
export interface DiagramText {
  readonly text: string;
  readonly span: Span;
}

/** `promoZone=3`. */
export interface DiagramParameter {
  readonly name: DiagramText;
  readonly value: DiagramText;
  /** How many pieces stand before it: some parameters speak of the last. */
  readonly after: number;
}

/** `pawn:P:fW:chinesepawn:a3-i3,,a7-i7:2,0`. */
export interface DiagramPiece {
  readonly name: DiagramText;
  readonly id: DiagramText;
  readonly moves: DiagramText;
  readonly graphics: DiagramText;
  readonly white: readonly SquareRange[];
  readonly black: readonly SquareRange[];
  readonly hand: HandCounts | null;
  readonly span: Span;
}

/** A square, or all squares of a rectangle. */
export interface SquareRange {
  readonly from: WrittenSquare;
  readonly to: WrittenSquare;
  readonly span: Span;
}

/** A file from 0 and a rank as its digits say: which rank comes first is a parameter. */
export interface WrittenSquare {
  readonly file: number;
  readonly rank: number;
}

/** How many a player has in hand at the start. */
export interface HandCounts {
  readonly white: number;
  readonly black: number;
  readonly span: Span;
}
