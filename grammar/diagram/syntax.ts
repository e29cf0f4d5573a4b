import type { Span } from '../../src/text/span.js';

/** The syntax of an Interactive Diagram's definition. `src/read/diagram` works out its meaning. */
export interface DiagramDefinition {
  readonly parameters: readonly DiagramParameter[];
  /** In order, because parameters refer to pieces by number. */
  readonly pieces: readonly DiagramPiece[];
}

/** A trimmed text. An empty text has a place too. */
export interface DiagramText {
  readonly text: string;
  readonly span: Span;
}

/** A parameter such as `promoZone=3`. */
export interface DiagramParameter {
  readonly name: DiagramText;
  readonly value: DiagramText;
  /** The number of pieces before it, because some parameters apply to the last piece. */
  readonly after: number;
}

/** A piece such as `pawn:P:fW:chinesepawn:a3-i3,,a7-i7:2,0`. */
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

/** A square, or a rectangle of squares. */
export interface SquareRange {
  readonly from: WrittenSquare;
  readonly to: WrittenSquare;
  readonly span: Span;
}

/** A file, counted from 0, and a rank as written. A parameter sets the number of the first rank. */
export interface WrittenSquare {
  readonly file: number;
  readonly rank: number;
}

/** The number of pieces that each player has in hand at the start. */
export interface HandCounts {
  readonly white: number;
  readonly black: number;
  readonly span: Span;
}
