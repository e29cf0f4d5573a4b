import type { Diagnostic } from '../../text/diagnostic.js';
import type { KnownPieces } from './piece-moves.js';
import type { PlacedFact } from './rule-facts.js';
import type { DescribedPieces } from './described-pieces.js';
import type { StatedRule, ReadSentence } from './stated-rules.js';

/** What is known about a page before its sentences are read. */
export interface SentenceContext {
  /** The built-in game that the title names. Null if it names none. */
  readonly base: string | null;
  /** The ranks of the board, if another source of the page states them. */
  readonly ranks: number | null;
  /** Counts the ranks of the positions that the page shows. Asked only if nothing else gives them; absent if it shows none. */
  readonly shownRanks?: () => number | null;
  /** Names of pieces from other sources of the page. */
  readonly names?: Iterable<string>;
}

/** What is known when the moves of the pieces are computed. */
export interface PiecesContext extends KnownPieces {
  /** The author's decisions on what the text leaves open: `knight` is `lame`. */
  readonly decided: ReadonlyMap<string, string>;
}

export interface SentenceReading {
  /** Null if no sentence states it. */
  readonly size: { readonly files: number; readonly ranks: number } | null;
  readonly piecesBy: (context: PiecesContext) => DescribedPieces;
  readonly rules: readonly StatedRule[];
  /** The facts behind the rules, including those that no option can express. */
  readonly facts: readonly PlacedFact[];
  readonly sentences: readonly ReadSentence[];
  readonly diagnostics: readonly Diagnostic[];
}
