import type { VariantDifference } from '../diff/difference.js';
import type { BetzaExplanation } from '../explain/betza/explain-betza.js';
import type { ExplainedBullet } from '../explain/bullet.js';
import type { RepetitionClaim } from '../explain/evidence/claims.js';
import type { Evidence } from '../explain/evidence/evidence.js';
import type { EngineAnswer } from '../explain/evidence/say-evidence.js';
import type { GuiFacts } from '../explain/gui-facts.js';
import type { OptionExplanation } from '../explain/option.js';
import type { Shortfall } from '../explain/shortfalls.js';
import type { VariantExplanation } from '../explain/variant.js';
import type { PageReading } from '../page-reading.js';
import type { RuleLevel } from '../check/rule-settings.js';

/** What commands print as JSON. The schemas under `generated/schema/` are made from these types and their comments. */

/** What `fairyc explain WHAT --json` prints. WHAT is a Betza string, a key of variants.ini, a bullet of documents, variants, a code or, with --evidence, variants whose endings are shown. */
export type PrintedExplanation =
  | BetzaExplanation
  | OptionExplanation
  | ExplainedBullet
  | readonly ExplainedVariant[]
  | ExplainedCode
  | readonly DescribedEnds[];

/** A variant in words, with the facts that a program needs to show it. */
export interface ExplainedVariant {
  /** Built-in or section name, or the id of a document. */
  readonly name: string;
  readonly rules: VariantExplanation;
  readonly gui: GuiFacts;
  /** What some programs cannot express of it. */
  readonly shortfalls: readonly Shortfall[];
}

/** What the code of a diagnostic means. */
export interface ExplainedCode {
  readonly code: string;
  readonly title: string;
  readonly why: string;
  /** Its full description, in Markdown. */
  readonly page: string;
}

/** How a variant can end, as played. */
export interface DescribedEnds {
  readonly name: string;
  /** What the comments of the section say about repetition. */
  readonly repetitionInText: readonly RepetitionClaim[];
  readonly ends: readonly DescribedEnd[];
}

/** A way to end, a line of moves to it, and the engine's result for the same line. */
export type DescribedEnd = Evidence & {
  /** Null if no line was found. */
  readonly engine: EngineAnswer | null;
  /** Null if the engine gave no answer. */
  readonly agrees: boolean | null;
};

/** What `fairyc diff --json` prints. */
export type PrintedDifference = VariantDifference;

/** What `fairyc read --json` prints. */
export type PrintedReading = PageReading;

/** What `fairyc rules --json` prints. */
export type PrintedRules = readonly PrintedRule[];

export interface PrintedRule {
  readonly code: string;
  readonly title: string;
  readonly why: string;
  /** The level that `.fairycrc` gives it, if any. */
  readonly setting?: RuleLevel;
}

/** What `fairyc perft --json` prints. */
export type PrintedCounts = readonly (CountsByDepth | CountsByMove)[];

interface CountedGame {
  readonly variant: string;
  /** The position from which moves were counted. */
  readonly fen: string;
  /** How notations were read: as the engine reads them, or as they are meant. */
  readonly as: 'engine' | 'written';
  readonly chess960: boolean;
}

export interface CountsByDepth extends CountedGame {
  readonly counts: readonly { readonly depth: number; readonly nodes: number }[];
}

/** With --divide. */
export interface CountsByMove extends CountedGame {
  readonly depth: number;
  readonly nodes: number;
  /** What follows each first move (UCI). */
  readonly divide: Readonly<Record<string, number>>;
}

/** A line that `fairyc perft --batch` prints. */
export type PrintedAnswer =
  | {
      readonly nodes: number;
      /** What follows each first move (UCI). */
      readonly divide?: Readonly<Record<string, number>>;
    }
  | {
      readonly error: string;
      /** The offset of the error in the FEN. */
      readonly at?: number;
    };
