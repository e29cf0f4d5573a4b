import type { OptionalRule } from '../sentences/optional-rules.js';

import type { Region } from '../../ir/region.js';
import type { Span } from '../../text/span.js';
import type { OpenReading } from '../sentences/open-readings.js';
import type { PlacedFact } from '../sentences/rule-facts.js';
import type { ProseReading, DescribedPiece } from '../sentences/described-pieces.js';
import type { StatedRule } from '../sentences/stated-rules.js';

/** A name as written on the page. */
export interface PieceName {
  readonly text: string;
  readonly span: Span;
}

/** The statements of the sentences of a page, with their places. */
export interface PageProse {
  readonly pieces: readonly ProsePiece[];
  /** The squares that moves refer to: connected and unconnected squares. */
  readonly regions: readonly Region[];
  /** What the text leaves open. */
  readonly open: readonly OpenReading[];
  /** The rules that sentences state, as options. */
  readonly rules: readonly StatedRule[];
  /** The same before conversion to options, including what no option can express. */
  readonly facts: readonly PlacedFact[];
  /** What the page leaves to the players, each item once. */
  readonly choices: readonly OptionalRule[];
  /** Sentences about a piece or a rule that were not fully understood, from the first unknown word on. */
  readonly notUnderstood: readonly Span[];
  /** Sentences, headings and tables that no reader understands, and that may be rules. They matter on a page that only changes another game. */
  readonly maybeRules: readonly Span[];
  /** The number of sentences about neither pieces nor rules. */
  readonly others: number;
}

/** A piece that a page defines in words. */
export interface ProsePiece {
  /** `Guard`. */
  readonly name: string;
  /** The letters in brackets after the name, or beside it: `G`, `+P`. */
  readonly abbreviations: readonly string[];
  readonly glyph: string | null;
  /** The place of the name. */
  readonly span: Span;
  /** Its movement according to the sentences. */
  readonly described: DescribedPiece;
  /** All possible readings of its sentences, the plainest first. Empty if the page does not say how it moves. */
  readonly readings: readonly ProseReading[];
  /** Every sentence about its moves was understood. */
  readonly isComplete: boolean;
  /** The place of the sentences about its moves. */
  readonly movesSpan: Span;
  /** "Promotes to Guard", "does not promote". Null if its text does not say. */
  readonly promotesTo: PieceName | 'nothing' | null;
  /** Its description on the page. Null if there is none. */
  readonly royal: boolean | null;
  /** The name of the piece that it may replace as an option. Null if it is not optional. */
  readonly replaces: string | null;
}
