import type { Ground } from './grounds.js';

/** How the engine reads a value, with the engine's names of types (snapshot c19b5f6c). */
export type OptionType =
  | 'bool'
  | 'int'
  | 'Rank'
  | 'File'
  | 'Value'
  | 'MaterialCounting'
  | 'CountingRule'
  | 'ChasingRule'
  | 'EnclosingRule'
  | 'WallingRule'
  | 'Bitboard'
  | 'CastlingRights'
  | 'PieceType'
  | 'PieceSet'
  | 'PieceIntMap'
  | 'PiecePieceMap'
  | 'string'
  | 'pieceLetter'
  | 'pieceLetterBetza'
  | 'pieceLetterOptionalBetza';

/** One key of a section, without what its row says to people. */
export interface WordlessRow {
  readonly key: string;
  readonly type: OptionType;
  /** The fields of `ir/engine-rules` that it sets, all to the same value. */
  readonly fields: readonly string[];
  /** For fields with one value for each colour: the colour whose value it sets. */
  readonly side?: 'white' | 'black' | 'both';
  /**
   * The value of its fields (for its colour) before the first line. Ranks and files count from 0. A region is `all`, `none` or a rank such as
   * `*2`; a piece or set of pieces is `pawn`, `rook`, `king`, `*`, or `-` for none. Absent if empty, or if another key has it.
   */
  readonly default?: boolean | number | string;
  /** What it concerns, if not the rules of the game as a whole. */
  readonly about?: 'board' | 'pieces' | 'display' | 'evaluation';
  /** The smallest and the largest sensible number; null: no limit. The engine checks neither. */
  readonly range?: readonly [number, number | null];
  /** The words of its type that work for this key, if not all do. */
  readonly words?: readonly string[];
  /** When it has an effect. Absent: always. */
  readonly actsWhen?: readonly Ground[];
  /** For deprecated keys: what to write today. */
  readonly replacedBy?: string;
}

/** One key of a section, as the catalog has it. */
export interface OptionRow extends WordlessRow {
  readonly meaning: string;
  /** Pitfalls and limits. */
  readonly note?: string;
}
