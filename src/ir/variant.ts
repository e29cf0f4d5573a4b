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
  /** The count at which repeating a position is illegal. This is a prohibition, not a result. Null if there is no such rule. */
  readonly repetitionProhibited: number | null;
  /** Who wins if only the two kings are left; null if there is no such rule. */
  readonly bareKings: 'king-nearer-its-last-rank-wins' | null;
  /** A move that starts in the promotion zone promotes (as in shogi) only if it captures. */
  readonly promotesInsideByCapture: boolean;
}

/**
 * How often a position may occur before a rule applies. The rule for perpetual check also needs this count where repetition is forbidden, which
 * the engine cannot express.
 */
export function repetitionCount(
  { repetitionProhibited }: Pick<BeyondEngine, 'repetitionProhibited'>,
  { nFoldRule }: Pick<RuleFields<PieceId>, 'nFoldRule'>,
): number {
  return repetitionProhibited ?? nFoldRule;
}

export const RULES_FAMILIES = ['shogi', 'chess'] as const;
/** The family whose defaults fill in unstated rules. */
export type RulesFamily = (typeof RULES_FAMILIES)[number];

/** An engine option that the author wrote in addition to the document format. */
export interface AuthorOption {
  readonly key: string;
  readonly value: string;
  readonly keySpan: Span;
  readonly valueSpan: Span;
}

/**
 * A variant, independent of any notation: the central type of fairyc. Every reader produces it; every emitter, the move generator and the
 * explanations start from it.
 */
export interface Variant {
  /** The section name that the author wants: in documents a letter or a digit, then letters, digits, `-` and `_`. */
  readonly id: string;
  readonly title: string;
  readonly family: RulesFamily;
  readonly board: Sourced<Board>;
  /** Named sets of squares to which moves refer. */
  readonly regions: readonly Region[];
  /** Unpromoted types first, in the order of the document. */
  readonly pieces: readonly PieceType[];
  /** Which side of a kanji diagram is White, if the document says so. If absent, sente is. */
  readonly white?: 'sente' | 'gote';
  /** Null if no text states it. */
  readonly start: Sourced<Position> | null;
  /** The regions here contain only squares of the variant's own board: the engine's defaults, which fill 12x10, are clipped to it. */
  readonly rules: RuleFields<PieceId>;
  /** Where each rule comes from. A rule without an entry is the engine's default. */
  readonly origins: Readonly<Partial<Record<RuleKey | keyof BeyondEngine, Origin>>>;
  readonly beyond: BeyondEngine;
  /** Applied last, overriding everything above. */
  readonly options: readonly AuthorOption[];
  /** The engine's rules, if the variant was read from a section. Its ini text then needs no lowering. */
  readonly held?: HeldRules | undefined;
  /** The parts of the document that are not rules; absent if there are none. */
  readonly words?: AuthorWords;
  /** The heading of the variant. */
  readonly span: Span;
}

/** A section as the engine stores it. */
export interface HeldRules {
  /** The rules after `conclude`. */
  readonly rules: EngineRules;
  /** The built-in variant from which the section inherits; null if none. */
  readonly parent: NamedRules | null;
  /** A sentence about what the variant cannot express of these rules; null if it expresses everything. */
  readonly inexpressible: string | null;
}

/** The piece type with an id, or null if there is none. */
export function findPiece(variant: Variant, id: PieceId): PieceType | null {
  return variant.pieces.find((piece) => piece.id === id) ?? null;
}
