import type { AuthorWords } from './author-words.js';
import type { Origin, Sourced } from '../text/origin.js';
import type { Span } from '../text/span.js';
import type { Board } from './board.js';
import type { EngineRules, NamedRules } from './engine-rules.js';
import type { PieceId, PieceType } from './piece.js';
import type { Position } from './position.js';
import type { Region } from './region.js';
import type { RuleFields, RuleKey } from './rules.js';

/** Rules for which Fairy-Stockfish has no option. */
export interface BeyondEngine {
  /** Making a position for the nth time is illegal: a prohibition, not a result. Null: no such rule. */
  readonly repetitionProhibited: number | null;
  /** Who wins if only the two kings are left; null if there is no such rule. */
  readonly bareKings: 'king-nearer-its-last-rank-wins' | null;
  /** A move from within the promotion zone promotes (as in shogi) only if it captures. */
  readonly promotesInsideByCapture: boolean;
}

/** How often a position may occur before a rule applies. Perpetual check also matters if repetition is forbidden, which the engine cannot express. */
export function repetitionCount(
  { repetitionProhibited }: Pick<BeyondEngine, 'repetitionProhibited'>,
  { nFoldRule }: Pick<RuleFields<PieceId>, 'nFoldRule'>,
): number {
  return repetitionProhibited ?? nFoldRule;
}

export const RULES_FAMILIES = ['shogi', 'chess'] as const;
/** The family whose defaults supply unstated rules. */
export type RulesFamily = (typeof RULES_FAMILIES)[number];

/** An engine option written by the author, in addition to the document format. */
export interface AuthorOption {
  readonly key: string;
  readonly value: string;
  readonly keySpan: Span;
  readonly valueSpan: Span;
}

/**
 * What a variant is, independent of any notation: the one type in the middle of fairyc.
 * Every reader lowers to it; every emitter, the move generator and the explanations start from it.
 */
export interface Variant {
  /** `[a-z0-9][a-z0-9-]*`: the section name that the author wants. */
  readonly id: string;
  readonly title: string;
  readonly family: RulesFamily;
  readonly board: Sourced<Board>;
  /** Named sets of squares that moves refer to. */
  readonly regions: readonly Region[];
  /** Unpromoted types first, in the order of the document. */
  readonly pieces: readonly PieceType[];
  /** Which side of a kanji diagram is White, if the document says so; absent: sente. */
  readonly white?: 'sente' | 'gote';
  /** Null: no text states it. */
  readonly start: Sourced<Position> | null;
  /** Its regions have squares of the variant's own board only: the engine's defaults, which fill 12x10, are clipped to it. */
  readonly rules: RuleFields<PieceId>;
  /** Where a rule comes from; a rule without an entry is the engine's own default. */
  readonly origins: Readonly<Partial<Record<RuleKey | keyof BeyondEngine, Origin>>>;
  readonly beyond: BeyondEngine;
  /** Read last, over everything above. */
  readonly options: readonly AuthorOption[];
  /** The engine's rules, if it was read from a section; its ini text then needs no lowering. */
  readonly held?: HeldRules | undefined;
  /** The text of a document besides the rules; absent if none. */
  readonly words?: AuthorWords;
  /** The heading under which it stands. */
  readonly span: Span;
}

/** A section as the engine stores it. */
export interface HeldRules {
  /** After conclusion. */
  readonly rules: EngineRules;
  /** The built-in variant from which they come; null: none. */
  readonly parent: NamedRules | null;
  /** What the variant cannot express of these rules, as a sentence; null if nothing. */
  readonly unsaid: string | null;
}

/** The piece type with an id, or null. */
export function findPiece(variant: Variant, id: PieceId): PieceType | null {
  return variant.pieces.find((piece) => piece.id === id) ?? null;
}
