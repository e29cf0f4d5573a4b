import type { ByColor } from './board.js';
import type { SquareSet } from './region.js';
import type { OptionFields, RuleFields, SpecialRow } from './rules.js';

/**
 * A variant exactly as Fairy-Stockfish stores it after reading a section: the engine's own fields, typed.
 * Field names are those of test/fixtures/ini/ini-variants.json. The engine's twelve files and ten ranks are kept: a whole rank `*8` has twelve
 * squares whatever the width of the board.
 */

/** A piece type of the engine: `pawn`, `shogiPawn`, `customPiece1` … `customPiece25`, `king`. */
export type EnginePieceType = string;

/** A piece type in use, with its letter (lower case) and its moves as the engine received them. */
export interface EnginePiece {
  readonly type: EnginePieceType;
  readonly letter: string;
  /** The second letter in the xiangqi and janggi family; null elsewhere. */
  readonly synonym: string | null;
  /** The engine's own notation for a predefined type, the author's for a custom piece; '' if it has no moves. */
  readonly betza: string;
}

export interface EngineRules
  extends RuleFields<EnginePieceType>, OptionFields<SpecialRow, EnginePieceType> {
  /** In the engine's own order of types. */
  readonly pieces: readonly EnginePiece[];
  /** The type that gives the king its moves: `king`, `wazir`, `knight`, or `customRoyal` with a separate notation. */
  readonly kingType: EnginePieceType;
  readonly mobilityRegion: ReadonlyMap<EnginePieceType, ByColor<SquareSet>>;
  /** What a captured promoted pawn becomes in hand; `*` if there is no such type. */
  readonly mainPromotionPawnType: ByColor<EnginePieceType>;
  /** The names of the evaluation network and of the endgame knowledge. No option sets them, and no child inherits them. */
  readonly nnueAlias: string;
  readonly endgameEval: string;
  /** Notations left over from removed custom pieces (or from a king that lost its own). They have no effect. */
  readonly unusedBetza: ReadonlyMap<EnginePieceType, string>;
}

export type EngineRuleKey = keyof EngineRules;

/** The type of a king with a separate notation. */
export const CUSTOM_ROYAL: EnginePieceType = 'customRoyal';

/** Rules while they are being read: their fields can be assigned. */
export type ChangingRules = { -readonly [K in keyof EngineRules]: EngineRules[K] };

/** A variant that sections can inherit from, with the rules that its children receive. */
export interface NamedRules {
  readonly name: string;
  readonly rules: EngineRules;
}
