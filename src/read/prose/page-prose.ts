import type { OptionalRule } from '../sentences/optional-rules.js';

import type { Region } from '../../ir/region.js';
import type { Span } from '../../text/span.js';
import type { OpenReading } from '../sentences/open-readings.js';
import type { PlacedFact } from '../sentences/rule-facts.js';
import type { ProseReading, DescribedPiece } from '../sentences/described-pieces.js';
import type { StatedRule } from '../sentences/stated-rules.js';

/** A name, as the page has it. */
export interface PieceName {
  readonly text: string;
  readonly span: Span;
}

/** What the sentences of a page say, each with its place. */
export interface PageProse {
  readonly pieces: readonly ProsePiece[];
  /** The squares of which moves speak: connected, and unconnected ones. */
  readonly regions: readonly Region[];
  /** What the text leaves open. */
  readonly open: readonly OpenReading[];
  /** What sentences state of the rules, as options. */
  readonly rules: readonly StatedRule[];
  /** The same before they are options, and what no option says. */
  readonly facts: readonly PlacedFact[];
  /** What the page leaves to the players, each thing once. */
  readonly choices: readonly OptionalRule[];
  /** Sentences that name a piece or a rule and were not fully understood, from the first word that was not. */
  readonly notUnderstood: readonly Span[];
  /** How many sentences say nothing of pieces or rules. */
  readonly others: number;
}

/** A piece that a page defines in words. */
export interface ProsePiece {
  /** `Guard`. */
  readonly name: string;
  /** In brackets after the name, or beside it: `G`, `+P`. */
  readonly abbreviations: readonly string[];
  readonly glyph: string | null;
  /** The place of the name. */
  readonly span: Span;
  /** As its sentences tell it. */
  readonly described: DescribedPiece;
  /** All that its sentences may mean, the plainest first; none: the page does not say how it moves. */
  readonly readings: readonly ProseReading[];
  /** Every sentence on its moves was understood. */
  readonly isComplete: boolean;
  /** The place of the sentences on its moves. */
  readonly movesSpan: Span;
  /** "Promotes to Guard". */
  readonly promotesTo: PieceName | null;
  /** What the page says of it; null: nothing. */
  readonly royal: boolean | null;
  /** It is an option, and may be played instead of the piece of this name; null: it is none. */
  readonly replaces: string | null;
}
