import type { Board } from '../../ir/board.js';
import type { PieceId, PieceRules, PieceType } from '../../ir/piece.js';
import type { RuleFields, RuleKey } from '../../ir/rules.js';
import type { BeyondEngine, RulesFamily } from '../../ir/variant.js';

/** Rules, those beyond the engine, and those of single pieces. */
export interface SaidRules {
  readonly pieces: readonly PieceType[];
  readonly rules: RuleFields<PieceId>;
  readonly beyond: BeyondEngine;
}

/** What a bullet says of a piece: `form` is what it promotes to in the manner of shogi. */
export interface PieceChange extends PieceRules {
  readonly form?: PieceId;
}

/** What a value of a bullet changes. */
export interface RuleChange {
  readonly pieces?: ReadonlyMap<PieceId, PieceChange>;
  readonly fields?: Partial<RuleFields<PieceId>>;
  readonly beyond?: Partial<BeyondEngine>;
  /** Pieces that are not royal, whatever a note or their name says. */
  readonly notRoyal?: readonly PieceId[];
  /** How many checks each player has to give from the start position. */
  readonly checks?: number;
}

/** What the values are read against. */
export interface RuleContext {
  readonly board: Board;
  readonly pieces: readonly PieceType[];
  readonly royal: PieceId | null;
  /** The piece that is royal, else the one named King. */
  readonly king: PieceId | null;
  /** Whether a piece promotes as pawns of chess do. */
  readonly hasPawns: boolean;
  /** How many of each piece White has at the start. */
  readonly atStart: ReadonlyMap<PieceId, number>;
  /** The file from 0 on which White's king stands at the start; null: nowhere. */
  readonly kingFile: number | null;
  /** Whether the start position says how many checks are to be given. */
  readonly hasChecks: boolean;
  /** The rank from 0 on which White's pawns stand at the start. */
  readonly pawnRank: number;
}

/** A rule that a line `* Name: value` of a document states: how it is read, how it is written, and what the reference page says of it. */
export interface RuleBullet<Name extends string = string> {
  readonly name: Name;
  /** Other names that authors use for it. */
  readonly also?: readonly string[];
  /** Values, as messages and the reference page list them. */
  readonly words: readonly string[];
  /** A value that shows how it is written. */
  readonly example: string;
  /** What it says, in a sentence or two. */
  readonly text: string;
  /** What it sets. */
  readonly fields: readonly (RuleKey | keyof BeyondEngine | keyof PieceChange)[];
  /** What a value (single blanks) means; null: nothing. */
  readonly read: (value: string, context: RuleContext) => RuleChange | null;
  /** The value that says these rules; null: it has none for them. */
  readonly say: (said: SaidRules, context: RuleContext) => string | null;
  /** What each family takes where no text says; null: the family has no such rule, and nothing is said. */
  readonly defaults: Readonly<Record<RulesFamily, string | null>>;
}

export const NO_DEFAULTS: RuleBullet['defaults'] = { shogi: null, chess: null };
