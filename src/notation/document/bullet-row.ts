import type { Board } from '../../ir/board.js';
import type { PieceId, PieceRules, PieceType } from '../../ir/piece.js';
import type { RuleFields, RuleKey } from '../../ir/rules.js';
import type { BeyondEngine, RulesFamily } from '../../ir/variant.js';

/** All rules of a variant: the engine's, those that the engine lacks, and those of single pieces. */
export interface StatedRules {
  readonly pieces: readonly PieceType[];
  readonly rules: RuleFields<PieceId>;
  readonly beyond: BeyondEngine;
}

/** The rules of a bullet for one piece. `form` is the piece that it promotes to as in shogi. */
export interface PieceChange extends PieceRules {
  readonly form?: PieceId;
}

/** The changes that a value of a bullet makes. */
export interface RuleChange {
  readonly pieces?: ReadonlyMap<PieceId, PieceChange>;
  readonly fields?: Partial<RuleFields<PieceId>>;
  readonly beyond?: Partial<BeyondEngine>;
  /** Pieces that are not royal, even if a note or their name implies it. */
  readonly notRoyal?: readonly PieceId[];
  /** The number of checks that each player has to give, from the start position. */
  readonly checks?: number;
}

/** The facts of a variant that the values may refer to. */
export interface RuleContext {
  readonly board: Board;
  readonly pieces: readonly PieceType[];
  readonly royal: PieceId | null;
  /** The royal piece, otherwise the piece named King. */
  readonly king: PieceId | null;
  /** Whether a piece promotes as pawns of chess do. */
  readonly hasPawns: boolean;
  /** The number of each of White's pieces at the start. */
  readonly atStart: ReadonlyMap<PieceId, number>;
  /** The file of White's king at the start, counted from 0; null if there is none. */
  readonly kingFile: number | null;
  /** Whether the start position states the number of checks to give. */
  readonly hasChecks: boolean;
  /** The rank of White's pawns at the start, counted from 0. */
  readonly pawnRank: number;
}

/** A rule that a line `* Name: value` of a document states: how to read it, how to write it, and its text on the reference page. */
export interface RuleBullet<Name extends string = string> {
  readonly name: Name;
  /** Other names that authors use for it. */
  readonly also?: readonly string[];
  /** Example values for messages and the reference page. */
  readonly words: readonly string[];
  /** One value as an example. */
  readonly example: string;
  /** Its meaning, in a sentence or two. */
  readonly text: string;
  /** The fields that it sets. */
  readonly fields: readonly (RuleKey | keyof BeyondEngine | keyof PieceChange)[];
  /** The changes of a value, which has single spaces; null if it is not understood. */
  readonly read: (value: string, context: RuleContext) => RuleChange | null;
  /** Why the variant cannot have a value that others can, as a sentence; null if that is not the reason. */
  readonly lacks?: (value: string, context: RuleContext) => string | null;
  /** The value that states these rules; null if there is none. */
  readonly say: (said: StatedRules, context: RuleContext) => string | null;
  /** The default of each family; null if the family has no such rule. */
  readonly defaults: Readonly<Record<RulesFamily, string | null>>;
}

export const NO_DEFAULTS: RuleBullet['defaults'] = { shogi: null, chess: null };
