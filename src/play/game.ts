import type { Board, ByColor } from '../ir/board.js';
import type { EnginePieceType } from '../ir/engine-rules.js';
import type { Movement, Vector } from '../ir/movement.js';
import type { PieceId } from '../ir/piece.js';
import type { SquareSet } from '../ir/region.js';
import type { RuleFields } from '../ir/rules.js';
import type { BeyondEngine } from '../ir/variant.js';

/** The quiet moves of a type on the empty board, whether or not they can be played. */
export interface Reach {
  readonly quiet: readonly Vector[];
  /** Only from the squares of initial moves. */
  readonly initial: readonly Vector[];
}

/** A type of piece as it is played. */
export interface GamePiece {
  readonly id: PieceId;
  /** The engine's type whose special rules it follows (the pawn's steps, the soldier's rank, …); null if none. */
  readonly kind: EnginePieceType | null;
  /** A promoted form whose letter the engine has given to another type. It occupies its square but neither moves nor attacks. */
  readonly ghost?: true;
  /** A king that does not move like the engine's standard king. The engine then does without shortcuts for chess. */
  readonly isUnusualKing?: true;
  /** Its lower-case form in FENs: `p`, `ce`; null if it is written only as the promoted form of another type. */
  readonly letter: string | null;
  /** A second letter that is also read. */
  readonly synonym: string | null;
  /** Its quiet moves on the empty board according to the engine's tables, as vectors; if absent, those of `movement`. */
  readonly reach?: Reach;
  /** Its conditions name regions of the game. */
  readonly movement: Movement;
  /** The squares on which it may stand; null if all. */
  readonly mobility: ByColor<SquareSet> | null;
  /** Its shogi-style promoted form; null if none. */
  readonly promotesTo: PieceId | null;
  /** The maximum number of pieces of this type that a side may have by promotion; 0 if unlimited. */
  readonly promotionLimit: number;
  /** Whether it can neither hop over nor capture pieces of its own type. */
  readonly barsItsKind: boolean;
  /** Whether a drop of it that gives mate loses. */
  readonly dropMateLoses: boolean;
  /** Squares where it may not be dropped nor stay unpromoted; null if none. */
  readonly compulsory: ByColor<SquareSet> | null;
  /** Whether it can be dropped, if the game has drops. */
  readonly droppable: boolean;
  /** The maximum number that a side may have on one file when dropping; 0 allows none, Infinity sets no limit. */
  readonly perFile: number;
  /**
   * Whether the limit also counts pieces that are promoted forms of other types. The engine counts all of the type; a document means only
   * unpromoted ones.
   */
  readonly perFileCountsForms: boolean;
  /** The types to which it promotes like a pawn, if they differ from those in the rules. */
  readonly choices?: readonly PieceId[];
}

/** Everything that the move generator needs to know about a variant. */
export interface Game {
  readonly name: string;
  readonly board: Board;
  readonly pieces: readonly GamePiece[];
  /** Named sets of squares for the conditions of movements. */
  readonly regions: ReadonlyMap<string, ByColor<SquareSet>>;
  readonly rules: RuleFields<PieceId>;
  /** The royal type that must never be left in check; null if none. */
  readonly king: PieceId | null;
  /** Where a king could stand, if the game has none; for the engine, these squares still decide who can mate. Absent if all. */
  readonly emptyPalace?: ByColor<SquareSet>;
  /** The royal types, if a side may have several royal pieces, none of which may be left in check; `king` is then null. */
  readonly royals?: readonly PieceId[];
  /** What a captured promoted piece without a recorded original type becomes in hand; null if nothing. */
  readonly mainPromotionPawn: ByColor<PieceId | null>;
  readonly beyond: BeyondEngine;
  readonly startFen: string;
}

/** How a piece moves. */
export type PieceMoves = Pick<GamePiece, 'movement' | 'mobility' | 'barsItsKind'>;

/** How all pieces move on a board, independent of all other rules. */
export interface GameMoves extends Pick<Game, 'board' | 'regions'> {
  readonly pieces: readonly PieceMoves[];
}

/**
 * The game's piece for one of the engine's types, to which some rules refer by name. Except for castling in `chess960`, all of them go by this
 * field.
 */
export function pieceOfKind(game: Game, kind: EnginePieceType): GamePiece | null {
  return game.pieces.find((piece) => piece.kind === kind) ?? null;
}

/** Whether checks are counted. Attacks on pieces that are royal by extinction are none, nor may a move give check without `checking`. */
export function countsChecks({ king, royals, rules }: Game): boolean {
  return rules.checkCounting && rules.checking && (king !== null || royals !== undefined);
}

/** Whether a type must never be left in check. This excludes pieces that count as royal only while few of them are left. */
export function isRoyalIn({ king, royals }: Game, id: PieceId): boolean {
  return id === king || royals?.includes(id) === true;
}
