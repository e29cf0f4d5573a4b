import type { Side } from './piece-code.js';
import type { Tables } from './tables/tables.js';

/**
 * A position, changed in place. All squares are numbers of the board, all pieces are codes. Changes to the board and the hands are recorded in
 * a journal, from which they are undone; everything else that changes is in `state`, one slice for each ply.
 */
export interface Position {
  readonly tables: Tables;
  readonly board: Uint8Array;
  /** A copy of the board with a margin, numbered by `tables.mailbox`. `changes.ts` keeps both equal. */
  readonly mail: Uint8Array;
  /** The type of a piece before promotion: a code, `PROMOTED` for a promoted piece whose type before is unknown, 0 for an unpromoted one. */
  readonly base: Uint8Array;
  /** For each square, the castling rights that depend on it, as bits: the squares of the kings and of the rooks named in the FEN. */
  readonly castlingSquares: Uint8Array;
  /** 1 while the piece has not moved. Kept only if the game needs it. */
  readonly unmoved: Uint8Array;
  /** Whether the position was set up with walls. Kept only for games that build none. */
  hasWalls: boolean;
  turn: Side;
  /** The squares of a side's pieces: `list[side * squares + i]`, `i < total[side]`. */
  readonly list: Int16Array;
  readonly slot: Int16Array;
  readonly total: Int32Array;
  /** The number of pieces on the board for each code. */
  readonly count: Int32Array;
  /** Indexed by `side * types + type`; negative for pieces that a partner has yet to send. */
  readonly hand: Int32Array;
  readonly handTotal: Int32Array;
  /** The square of each king, -1 if none; the lowest square if there are several. */
  readonly kingSquare: Int32Array;
  /** The number of plies made since the position was set up. */
  ply: number;
  /** The number of plies since the game began, from the move number of the FEN. */
  gamePly: number;
  /** One slice of `STATE` numbers for each ply. */
  state: Int32Array;
  /**
   * Entries of three numbers: square, code, and base with the mark of an unmoved piece before the change; or `-1 - index` of the hand, number,
   * 0; or the two squares of a move.
   */
  journal: Int32Array;
  journalTop: number;
  /** The index at which the journal of each ply starts. */
  journalStart: Int32Array;
  /** The moves of all plies in progress, one after another. */
  moves: Int32Array;
  top: number;
}

/** Base of a piece that promoted to one of several types. */
export const PROMOTED = 1;

/** The length of a slice. */
export const STATE = 40;
// Indexes into a slice. They are literals that bundlers inline, so this file imports nothing.
export const CASTLING_RIGHTS = 0;
export const RULE_50 = 1;
export const COUNTING_LIMIT = 2;
export const COUNTING_PLY = 3;
/** The files of each side's gates, as bits. */
export const GATES = 4;
/** For each side, the square of the piece that castles; -1 if none. */
export const CASTLING_KING = 6;
/** The square of the rook for each right: White kingside, White queenside, Black kingside, Black queenside. */
export const CASTLING_ROOK = 8;
/** The number of checks that each side has yet to give. */
export const CHECKS_LEFT = 12;
export const PLIES = 14;
/** The square of the duck, or -1. */
export const MOVABLE_WALL = 15;
/** Entries below this are copied from the previous ply. The others describe the last move. */
export const CARRIED = 16;
/** The code that the last move captured (0 if none), and its base. */
export const CAPTURED = 16;
export const CAPTURED_BASE = 17;
export const LAST_MOVE = 18;
export const PASSED_TURN = 19;
/** 1 if the side to move is in check, 0 if not, -1 if not computed yet. */
export const IN_CHECK = 20;
/** The number of en passant squares, and the squares. */
export const EP_COUNT = 21;
export const EP_SQUARES = 22;
export const MAX_EP_SQUARES = 16;

/** Marks a journal entry for a move of a piece: the origin, and 8 bits higher the destination. */
export const SHIFT = 0x10000;

/** The index in `state` at which the current ply starts. */
export function stateAt(position: Position): number {
  return position.ply * STATE;
}
