import type { EngineRuleKey } from '../ir/engine-rules.js';
import type { Game } from './game.js';
import type { MoveCode } from './move.js';
import type { Position } from './position.js';
import type { Side } from './piece-code.js';
import type { Tables } from './tables/tables.js';

/** How a game ends: the winner, or a draw; null while it goes on. */
export type Outcome = 'white' | 'black' | 'draw';

/** What the rules of the end look back on: the positions of the game since it was set up. */
export interface History {
  /** A text that two positions share if they are the same: one for each ply, the present one last. */
  readonly keys: readonly string[];
  /** Was the side to move in check? For each ply. */
  readonly inCheck: readonly boolean[];
  readonly moves: readonly MoveCode[];
  /** Types of the pieces that gave check, for each ply; empty where no rule asks for them. */
  readonly checkers: readonly (readonly number[])[];
  /** Squares of the pieces that the last move chased, for each ply; empty where no rule asks for them. */
  readonly chased: readonly ReadonlySet<number>[];
}

/** What the mechanics of a game ask of the generator itself. */
export interface MoveApi {
  /** Legal moves of the position, from the old `top` to the new one. */
  legalMoves(position: Position): void;
  /** The same for a position in which the game may be over. */
  movesDespiteEnd(position: Position): void;
  make(position: Position, move: MoveCode): void;
  /** The move alone, without what other rules make of it. */
  makePlain(position: Position, move: MoveCode): void;
  unmake(position: Position): void;
  inCheck(position: Position): boolean;
}

/** Squares that bear on the safety of a king: at each square the number of the last position for which it was marked. */
export interface Marks {
  now: number;
  /** Is any square marked but those of `answers`? */
  any: boolean;
  /** Is any square of `to`? */
  entering: boolean;
  /** Leaving or entering may expose the king. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Where a move answers the one check that there is. */
  readonly answers: Int32Array;
}

/** A way to expose a king that is not an attack. */
export interface Exposure {
  /** Asked while the board stands as after a move; lists may be behind. */
  readonly exposes: (position: Position, king: number, side: Side) => boolean;
  /** Marks the squares that bear on it; true if no mark can be trusted. */
  readonly mark: (position: Position, king: number, side: Side, marks: Marks) => boolean;
}

/** Where a rule takes part. All are called in the order of the mechanics; positions are as they were before, unless said. */
export interface Hooks {
  /** Replaces the moves of one piece, from `start` to the top: promotions. */
  readonly expandPiece?: (position: Position, from: number, start: number) => void;
  /** Which pieces on which square `expandPiece` is for, at `((side * types) + type) * squares + square`. */
  readonly expands?: Uint8Array;
  /** Adds moves at the top. */
  readonly generate?: (position: Position) => void;
  /** Replaces moves of the whole list from `start` on: gates and walls. */
  readonly expandList?: (position: Position, start: number) => void;
  /** What exposes a king, besides attacks. */
  readonly exposure?: Exposure;
  /** Moves that are legal whatever happens to the king. */
  readonly exempts?: (position: Position, move: MoveCode) => boolean;
  /** May the move be made? A second opinion on each move that leaves the king safe. */
  readonly permits?: (position: Position, move: MoveCode) => boolean;
  /** Drops moves from the list of otherwise legal ones. */
  readonly filter?: (position: Position, start: number) => void;
  /** Once a move is made except for its effects, before the first of them: the side to move is still the mover. */
  readonly onMove?: (position: Position, move: MoveCode, moved: number) => void;
  /** An effect of a move; the side to move is still the mover. */
  readonly after?: (position: Position, move: MoveCode, moved: number) => void;
  /** The end before any move is looked for. */
  readonly immediateEnd?: (position: Position, history: History | null) => Outcome | null;
  /** Can neither player still win? Then the game is drawn, even if there are moves. */
  readonly isDead?: (position: Position) => boolean;
  /** How it ends if the side to move has no legal move. */
  readonly stuckEnd?: (position: Position, history: History) => Outcome | null;
  /** The end that a side may claim: repetitions, counts. */
  readonly optionalEnd?: (position: Position, history: History) => Outcome | null;
}

/** A position that shows a rule, found in print or in the engine. */
export interface Witness {
  /** A section of variants.ini, its header left out; the first line may be `parent = NAME`. */
  readonly game: string;
  readonly fen: string;
  /** Moves that lead to the position asked about. */
  readonly moves?: readonly string[];
  /** Moves that must be among the legal ones, and that must not. */
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  /** The FEN after `moves`. */
  readonly becomes?: string;
  readonly outcome?: Outcome | null;
}

/** One rule of play. */
export interface Mechanic {
  readonly name: string;
  /** The fields of the engine that it models. */
  readonly claims: readonly EngineRuleKey[];
  readonly appliesTo: (game: Game) => boolean;
  readonly compile: (tables: Tables, core: MoveApi) => Hooks;
  readonly witnesses: readonly Witness[];
}
