import type { ByColor } from './board.js';
import type { SquareSet } from './region.js';
import type { OptionFields, RuleFields, SpecialRow } from './rules.js';

/**
 * A variant exactly as Fairy-Stockfish holds it after reading a section: its own fields, typed.
 * Field names are those of test/fixtures/ini/ini-variants.json. The engine's twelve files and ten ranks are kept as it keeps
 * them: a whole rank `*8` has twelve squares whatever the width of the board.
 */

/** A piece type of the engine: `pawn`, `shogiPawn`, `customPiece1` … `customPiece25`, `king`. */
export type EnginePieceType = string;

/** A piece type in use, with its letter (lower case) and its moves as the engine was given them. */
export interface EnginePiece {
  readonly type: EnginePieceType;
  readonly letter: string;
  /** Second letter of the xiangqi and janggi family; null elsewhere. */
  readonly synonym: string | null;
  /** The engine's own notation for a predefined type, the given one for a custom piece; '' moves nowhere. */
  readonly betza: string;
}

export interface EngineRules
  extends RuleFields<EnginePieceType>, OptionFields<SpecialRow, EnginePieceType> {
  /** In the engine's own order of types. */
  readonly pieces: readonly EnginePiece[];
  /** The type whose moves the king has: `king`, `wazir`, `knight`, or `customRoyal` with its own notation. */
  readonly kingType: EnginePieceType;
  readonly mobilityRegion: ReadonlyMap<EnginePieceType, ByColor<SquareSet>>;
  /** What a captured promoted pawn becomes in hand; `*` for none. */
  readonly mainPromotionPawnType: ByColor<EnginePieceType>;
  /** The names of the evaluation network and the endgame knowledge; no option sets them, and no child inherits them. */
  readonly nnueAlias: string;
  readonly endgameEval: string;
  /** Notations left in the slots of removed custom pieces (and of a king that lost its own); they have no effect. */
  readonly unusedBetza: ReadonlyMap<EnginePieceType, string>;
}

export type EngineRuleKey = keyof EngineRules;

/** The type of a king with its own notation. */
export const CUSTOM_ROYAL: EnginePieceType = 'customRoyal';

/** Rules while they are being read: fields can be assigned. */
export type ChangingRules = { -readonly [K in keyof EngineRules]: EngineRules[K] };

/** A variant that sections can inherit from, as its children receive it. */
export interface NamedRules {
  readonly name: string;
  readonly rules: EngineRules;
}
