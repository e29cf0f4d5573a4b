import type { Diagnostic } from '../../text/diagnostic.js';
import type { KnownPieces } from './piece-moves.js';
import type { PlacedFact } from './rule-facts.js';
import type { DescribedPieces } from './described-pieces.js';
import type { StatedRule, JudgedSentence } from './stated-rules.js';

/** What is known of a page before its sentences are read. */
export interface SentenceContext {
  /** The built-in game that the title names; null: none. */
  readonly base: string | null;
  /** Ranks of the board, as another source of the page has them. */
  readonly ranks: number | null;
  /** Names of pieces that other sources of the page have. */
  readonly names?: Iterable<string>;
}

/** What is known when the moves of its pieces are worked out. */
export interface PiecesContext extends KnownPieces {
  /** What was decided of what texts leave open: `knight` is `lame`. */
  readonly decided: ReadonlyMap<string, string>;
}

export interface SentenceReading {
  /** Null: no sentence says it. */
  readonly size: { readonly files: number; readonly ranks: number } | null;
  readonly piecesBy: (context: PiecesContext) => DescribedPieces;
  readonly rules: readonly StatedRule[];
  /** The same before they are options, and what no option says. */
  readonly facts: readonly PlacedFact[];
  readonly sentences: readonly JudgedSentence[];
  readonly diagnostics: readonly Diagnostic[];
}
