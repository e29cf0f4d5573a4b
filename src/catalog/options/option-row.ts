import type { Ground } from './grounds.js';

/** How the engine reads a value: its own names of types (measured in `ini-types`, snapshot c19b5f6c). */
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

/** One key of a section. */
export interface OptionRow {
  readonly key: string;
  readonly type: OptionType;
  /** The fields of `ir/engine-rules` that it sets; each of its values goes into all of them. */
  readonly fields: readonly string[];
  /** Whose half of the fields it sets, where they have one value a colour. */
  readonly side?: 'white' | 'black' | 'both';
  /**
   * What its fields hold before the first line; of two colours with a key each, what this key's half holds. Ranks and files count from 0. A region:
   * `all`, `none` or a rank `*2`; a piece or set of pieces: `pawn`, `rook`, `king`, `*` or `-` for none. Absent: another key says it, or it is empty.
   */
  readonly default?: boolean | number | string;
  /** What it is about, if it is not a rule of the game as a whole. */
  readonly about?: 'board' | 'pieces' | 'display' | 'evaluation';
  readonly meaning: string;
  /** Least and greatest sensible number; null: no limit. The engine checks neither. */
  readonly range?: readonly [number, number | null];
  /** Words of its type that work for this key, where not all of them do. */
  readonly words?: readonly string[];
  /** When the engine looks at it at all; without grounds, always. */
  readonly actsWhen?: readonly Ground[];
  /** What else is worth knowing: traps, limits. */
  readonly note?: string;
  /** The key is deprecated; this says the same today. */
  readonly replacedBy?: string;
}
