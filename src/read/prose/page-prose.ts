import type { RuleStatement } from '../../../grammar/prose/rule-syntax.js';
import type { PieceName } from '../../../grammar/prose/syntax.js';
import type { Span } from '../../text/span.js';
import type { ProseMoves } from './read-moves.js';

/** What the sentences of a page say, each with its place. */
export interface PageProse {
  readonly pieces: readonly ProsePiece[];
  readonly rules: readonly RuleStatement[];
  /** Sentences that name a piece or a rule and were not fully understood, from the first word that was not. */
  readonly notUnderstood: readonly Span[];
  /** How many sentences say nothing of pieces or rules. */
  readonly others: number;
}

/** A piece that a page defines in words. */
export interface ProsePiece {
  /** `Guard`. */
  readonly name: string;
  /** In brackets behind the name, or beside it: `G`, `+P`. */
  readonly abbreviations: readonly string[];
  readonly glyph: string | null;
  /** The place of the name. */
  readonly span: Span;
  /** Null: the page does not say how it moves. */
  readonly moves: ProseMoves | null;
  /** The place of the sentences on its moves. */
  readonly movesSpan: Span;
  /** "Promotes to Guard". */
  readonly promotesTo: PieceName | null;
  /** What the page says of it; null: nothing. */
  readonly royal: boolean | null;
}
