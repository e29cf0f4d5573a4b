import type { Board, ByColor } from '../ir/board.js';
import type { EnginePieceType } from '../ir/engine-rules.js';
import type { Movement, Vector } from '../ir/movement.js';
import type { PieceId } from '../ir/piece.js';
import type { SquareSet } from '../ir/region.js';
import type { RuleFields } from '../ir/rules.js';
import type { BeyondEngine } from '../ir/variant.js';

/** Where a type could go quietly on the empty board, whether it can be played or not. */
export interface Reach {
  readonly quiet: readonly Vector[];
  /** From the squares of initial moves alone. */
  readonly initial: readonly Vector[];
}

/** One type of piece as it is played. */
export interface GamePiece {
  readonly id: PieceId;
  /** The engine's type whose rules by name it follows (the pawn's steps, the soldier's rank …); null: none. */
  readonly kind: EnginePieceType | null;
  /** A promoted form that the engine has taken the letter of: it stands on its square, and neither moves nor attacks. */
  readonly ghost?: true;
  /** A king that does not move as the engine's own king: the engine then takes nothing of chess for granted. */
  readonly isUnusualKing?: true;
  /** How it is written in a FEN, in lower case: `p`, `ce`; null: only as the promoted form of another. */
  readonly letter: string | null;
  /** A second letter that is read, too. */
  readonly synonym: string | null;
  /** Quiet moves on the empty board as the engine's tables have them, as vectors; without it those of the movement. */
  readonly reach?: Reach;
  /** Conditions name regions of the game. */
  readonly movement: Movement;
  /** Where it may stand at all; null: everywhere. */
  readonly mobility: ByColor<SquareSet> | null;
  /** What it becomes in the shogi manner; null: nothing. */
  readonly promotesTo: PieceId | null;
  /** Most pieces of this type that a side may have by promotion; 0: no limit. */
  readonly promotionLimit: number;
  /** Neither hops over a piece of its own type nor takes one. */
  readonly barsItsKind: boolean;
  /** A drop of it that mates loses. */
  readonly dropMateLoses: boolean;
  /** Squares on which it may not be dropped, nor stay unpromoted; null: none. */
  readonly compulsory: ByColor<SquareSet> | null;
  /** Whether it can be dropped at all, where there are drops. */
  readonly droppable: boolean;
  /** Most of a side on one file when dropping: 0 for none, Infinity for no limit. */
  readonly perFile: number;
  /** Does that limit count those that are the promoted form of another piece? The engine counts all of the type; a document means the unpromoted ones. */
  readonly perFileCountsForms: boolean;
  /** What it becomes in the pawn's manner, where types differ in that; else the rules say it for all. */
  readonly choices?: readonly PieceId[];
}

/** All that the move generator needs to know of a variant. */
export interface Game {
  readonly name: string;
  readonly board: Board;
  readonly pieces: readonly GamePiece[];
  /** Squares by name, for the conditions of movements. */
  readonly regions: ReadonlyMap<string, ByColor<SquareSet>>;
  readonly rules: RuleFields<PieceId>;
  /** The royal type that may never be left in check; null: none. */
  readonly king: PieceId | null;
  /** Royal types where a side may have several royal pieces, none of which may be left in check; `king` is null then. */
  readonly royals?: readonly PieceId[];
  /** What a captured promoted piece that has no base becomes in hand; null: nothing. */
  readonly mainPromotionPawn: ByColor<PieceId | null>;
  readonly beyond: BeyondEngine;
  readonly startFen: string;
}

/** The engine's types by name, which some of its rules mean: `chess960` castling aside, all by this one field. */
export function pieceOfKind(game: Game, kind: EnginePieceType): GamePiece | null {
  return game.pieces.find((piece) => piece.kind === kind) ?? null;
}

/** May a type never be left in check? Pieces that count as royal only while few enough are left are not meant. */
export function isRoyalIn({ king, royals }: Game, id: PieceId): boolean {
  return id === king || royals?.includes(id) === true;
}
