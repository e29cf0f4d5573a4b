import type { EngineRuleKey } from '../ir/engine-rules.js';
import type { Game } from './game.js';
import type { MoveCode } from './move.js';
import type { Position } from './position.js';
import type { Side } from './piece-code.js';
import type { Tables } from './tables/tables.js';

/** The result of a game: the winner or a draw. Null stands for a game that goes on. */
export type Outcome = 'white' | 'black' | 'draw';

/** The positions since the game was set up, for the rules that end a game. */
export interface History {
  /** For each ply, a text that is equal for equal positions; the current position is last. */
  readonly keys: readonly string[];
  /** For each ply, whether the side to move was in check. */
  readonly inCheck: readonly boolean[];
  readonly moves: readonly MoveCode[];
  /** For each ply, the types of the pieces that gave check; empty if no rule needs them. */
  readonly checkers: readonly (readonly number[])[];
  /** For each ply, the squares of the pieces that the last move chased; empty if no rule needs them. */
  readonly chased: readonly ReadonlySet<number>[];
}

/** The functions of the generator that mechanics call. */
export interface MoveApi {
  /** Writes the legal moves from the old `top` to the new one. */
  legalMoves(position: Position): void;
  /** Writes the legal moves even if the game is over. */
  movesDespiteEnd(position: Position): void;
  make(position: Position, move: MoveCode): void;
  /** Makes the move without the effects of other rules. */
  makePlain(position: Position, move: MoveCode): void;
  unmake(position: Position): void;
  inCheck(position: Position): boolean;
}

/** Squares that matter to the safety of a king. Each square has the number of the last position for which it was marked. */
export interface Marks {
  now: number;
  /** Whether any square is marked in `from` or `to`. */
  any: boolean;
  /** Whether any square is marked in `to`. */
  entering: boolean;
  /** Moves from (or to) these squares may expose the king. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Moves to these squares answer the only check. */
  readonly answers: Int32Array;
}

/** A way to expose a king other than by an attack. */
export interface Exposure {
  /** Called with the board as it is after a move; piece lists may be out of date. */
  readonly exposes: (position: Position, king: number, side: Side) => boolean;
  /** Marks the squares that matter; true if the marks are not sufficient. */
  readonly mark: (position: Position, king: number, side: Side, marks: Marks) => boolean;
}

/**
 * The points at which a rule takes part. All hooks are called in the order of the mechanics, with the position before the move unless stated
 * otherwise.
 */
export interface Hooks {
  /** Replaces the moves of one piece, from `start` to the top; used for promotions. */
  readonly expandPiece?: (position: Position, from: number, start: number) => void;
  /** The pieces and squares for which `expandPiece` is needed, indexed by `((side * types) + type) * squares + square`. */
  readonly expands?: Uint8Array;
  /** Adds moves at the top. */
  readonly generate?: (position: Position) => void;
  /** Replaces moves of the whole list from `start` on; used for gates and walls. */
  readonly expandList?: (position: Position, start: number) => void;
  /** What can expose a king, besides attacks. */
  readonly exposure?: Exposure;
  /** Whether a move is legal whatever happens to the king. */
  readonly exempts?: (position: Position, move: MoveCode) => boolean;
  /** Whether a move that leaves the king safe is allowed. */
  readonly permits?: (position: Position, move: MoveCode) => boolean;
  /** The same, for a game that builds no walls, in positions that were set up with some. */
  readonly permitsAmongWalls?: (position: Position, move: MoveCode) => boolean;
  /** Drops moves from the list of otherwise legal ones. */
  readonly filter?: (position: Position, start: number) => void;
  /** Called when a move has been made but none of its effects; the mover still has the turn. */
  readonly onMove?: (position: Position, move: MoveCode, moved: number) => void;
  /** An effect of a move; the mover still has the turn. */
  readonly after?: (position: Position, move: MoveCode, moved: number) => void;
  /** The outcome before any moves are generated. */
  readonly immediateEnd?: (position: Position, history: History | null) => Outcome | null;
  /** Whether neither player can win any more. The game is then drawn even if there are moves. */
  readonly isDead?: (position: Position) => boolean;
  /** The outcome if the side to move has no legal move. */
  readonly stuckEnd?: (position: Position, history: History) => Outcome | null;
  /** An outcome that a side may claim: repetitions, counts. */
  readonly optionalEnd?: (position: Position, history: History) => Outcome | null;
}

/** A position that demonstrates a rule, found in print or in the engine. */
export interface Witness {
  /** A section of variants.ini without its header; the first line may be `parent = NAME`. */
  readonly game: string;
  readonly fen: string;
  /** Moves from `fen` to the position in question. */
  readonly moves?: readonly string[];
  /** Moves that must be legal, and moves that must not be. */
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  /** The FEN after `moves`. */
  readonly becomes?: string;
  readonly outcome?: Outcome | null;
}

/** A rule of play. */
export interface Mechanic {
  readonly name: string;
  /** The engine's fields that it implements. */
  readonly claims: readonly EngineRuleKey[];
  readonly appliesTo: (game: Game) => boolean;
  readonly compile: (tables: Tables, core: MoveApi) => Hooks;
  readonly witnesses: readonly Witness[];
}
