import type { Ground } from './grounds.js';

/** How the engine reads a value: its own names of types (measured in `ini-types`, snapshot c19b5f6c). */
export const OPTION_TYPES = [
  'bool',
  'int',
  'Rank',
  'File',
  'Value',
  'MaterialCounting',
  'CountingRule',
  'ChasingRule',
  'EnclosingRule',
  'WallingRule',
  'Bitboard',
  'CastlingRights',
  'PieceType',
  'PieceSet',
  'PieceIntMap',
  'PiecePieceMap',
  'string',
  'pieceLetter',
  'pieceLetterBetza',
  'pieceLetterOptionalBetza',
] as const;
export type OptionType = (typeof OPTION_TYPES)[number];

/** One key of a section. Its default is what `ir/engine-defaults` holds in its fields. */
export interface OptionRow {
  readonly key: string;
  readonly type: OptionType;
  /** The fields of `ir/engine-rules` that it sets; each of its values goes into all of them. */
  readonly fields: readonly string[];
  /** Whose half of the fields it sets, where they have one value a colour. */
  readonly side?: 'white' | 'black' | 'both';
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
