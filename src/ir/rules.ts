import type { FieldRow } from '../catalog/options/options.js';
import type { ByColor } from './board.js';
import type { SquareSet } from './region.js';

/**
 * The rules of play and of the end of the game, typed, in Fairy-Stockfish's own vocabulary (field names of the engine, measured on snapshot
 * c19b5f6c). `P` is the reference to a piece type: the engine's type name in `ir/engine-rules`, a `PieceId` in a `Variant`. What belongs to a
 * single piece type (its moves, promotion and drop limits) is on the piece instead.
 */

export const VALUES = ['win', 'loss', 'draw', 'none'] as const;
/** A result, for the side to move. */
export type Value = (typeof VALUES)[number];

export const ENCLOSING_RULES = [
  'reversi',
  'ataxx',
  'quadwrangle',
  'snort',
  'anyside',
  'top',
  'none',
] as const;
export type EnclosingRule = (typeof ENCLOSING_RULES)[number];

export const WALLING_RULES = ['arrow', 'duck', 'edge', 'past', 'static', 'none'] as const;
export type WallingRule = (typeof WALLING_RULES)[number];

export const CHASING_RULES = ['axf', 'none'] as const;
export type ChasingRule = (typeof CHASING_RULES)[number];

export const MATERIAL_COUNTINGS = [
  'janggi',
  'unweighted',
  'whitedrawodds',
  'blackdrawodds',
  'none',
] as const;
export type MaterialCounting = (typeof MATERIAL_COUNTINGS)[number];

export const COUNTING_RULES = ['makruk', 'cambodian', 'asean', 'none'] as const;
export type CountingRule = (typeof COUNTING_RULES)[number];

/** One piece type, or `*`, which stands for any. */
export type OneOrAny<P> = P | '*';
/** A set of piece types; `*` stands for all of them. */
export type PieceSet<P> = readonly OneOrAny<P>[];

/** The TypeScript type for each type of option. */
interface Held<P> {
  readonly bool: boolean;
  readonly int: number;
  /** Files and ranks are counted from 0. */
  readonly Rank: number;
  readonly File: number;
  readonly Value: Value;
  readonly MaterialCounting: MaterialCounting;
  readonly CountingRule: CountingRule;
  readonly ChasingRule: ChasingRule;
  readonly EnclosingRule: EnclosingRule;
  readonly WallingRule: WallingRule;
  readonly Bitboard: SquareSet;
  readonly CastlingRights: string;
  readonly PieceType: OneOrAny<P>;
  readonly PieceSet: PieceSet<P>;
  readonly PieceIntMap: ReadonlyMap<P, number>;
  readonly PiecePieceMap: ReadonlyMap<P, P>;
  readonly string: string;
}

type RowOf<F> = Extract<FieldRow, { readonly fields: readonly [F] }>;
type ValueOf<R, P> = R extends { readonly type: infer T extends keyof Held<P> }
  ? R extends { readonly side: string }
    ? ByColor<Held<P>[T]>
    : Held<P>[T]
  : never;
type FieldOf<R> = R extends { readonly fields: readonly [infer F extends string] } ? F : never;

/** The fields that options set, typed according to the rows of the options. */
export type OptionFields<R extends FieldRow, P> = {
  readonly [F in FieldOf<R>]: ValueOf<RowOf<F>, P>;
};

/** Rows that are about pieces, the board, display or evaluation. */
export type SpecialRow = Extract<FieldRow, { readonly about: string }>;

export type RuleFields<P> = OptionFields<Exclude<FieldRow, SpecialRow>, P> & {
  /** The only field that no option sets. */
  readonly freeDrops: boolean;
};

export type RuleKey = keyof RuleFields<unknown>;
