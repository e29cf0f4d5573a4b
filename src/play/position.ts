import type { Side } from './piece-code.js';
import type { Tables } from './tables/tables.js';

/**
 * One position, changed in place. All squares are numbers of the board, all pieces codes. What a move changes on the board and in
 * the hands goes to a journal, from which it is taken back; everything else that changes is in `state`, one slice a ply.
 */
export interface Position {
  readonly tables: Tables;
  readonly board: Uint8Array;
  /** The same squares within a margin: `tables.mailbox` numbers them. Kept with the board by `changes.ts`. */
  readonly mail: Uint8Array;
  /** What a piece was before it promoted: a code, `PROMOTED` for a promoted piece without a base, 0 for an unpromoted one. */
  readonly base: Uint8Array;
  /** The rights that hang on each square, as bits: of the kings and of the rooks that the FEN names. */
  readonly castlingSquares: Uint8Array;
  /** 1 while the piece has not moved (only kept where a game asks). */
  readonly unmoved: Uint8Array;
  turn: Side;
  /** Squares of a side's pieces: `list[side * squares + i]`, `i < total[side]`. */
  readonly list: Int16Array;
  readonly slot: Int16Array;
  readonly total: Int32Array;
  /** How many pieces of a code are on the board. */
  readonly count: Int32Array;
  /** `hand[side * types + type]`; below 0 for pieces that a partner has yet to give. */
  readonly hand: Int32Array;
  readonly handTotal: Int32Array;
  /** Square of each king, -1 for none; the first square if there are several. */
  readonly kingSquare: Int32Array;
  /** Plies made since the position was set up. */
  ply: number;
  /** Plies since the game began, by the move number of the FEN. */
  gamePly: number;
  /** One slice of `STATE` numbers a ply. */
  state: Int32Array;
  /** Entries of three numbers: square, code, and base with the mark of an unmoved piece before the change; or -1 - index of the hand, number, 0; or the two squares of a move. */
  journal: Int32Array;
  journalTop: number;
  /** Where the journal of each ply starts. */
  journalStart: Int32Array;
  /** Moves of all plies under way, one after another. */
  moves: Int32Array;
  top: number;
}

/** A promoted piece that was promoted to one of several types. */
export const PROMOTED = 1;

/** Numbers a ply. */
export const STATE = 40;
// Places in a slice, in literals that bundlers write out where they are used: so this file imports nothing.
export const CASTLING_RIGHTS = 0;
export const RULE_50 = 1;
export const COUNTING_LIMIT = 2;
export const COUNTING_PLY = 3;
/** Files of the gates of each side, as bits. */
export const GATES = 4;
/** Square of the piece that castles, of each side; -1 for none. */
export const CASTLING_KING = 6;
/** Square of the rook of each right: white king's side, white queen's side, black king's side, black queen's side. */
export const CASTLING_ROOK = 8;
/** Checks that each side has yet to give. */
export const CHECKS_LEFT = 12;
export const PLIES = 14;
/** Where the duck stands, or -1. */
export const MOVABLE_WALL = 15;
/** Up to here a ply begins with what the one before had. What follows says what the last move was. */
export const CARRIED = 16;
/** Code of what the last move captured (0: nothing), and its base. */
export const CAPTURED = 16;
export const CAPTURED_BASE = 17;
export const LAST_MOVE = 18;
export const PASSED_TURN = 19;
/** 1 if the side to move is in check, 0 if not; -1: not computed yet. */
export const IN_CHECK = 20;
/** Squares of captures en passant: how many, and which. */
export const EP_COUNT = 21;
export const EP_SQUARES = 22;
export const MAX_EP_SQUARES = 16;

/** Marks an entry of the journal that tells of a piece's move: from where, and 8 bits higher to where. */
export const SHIFT = 0x10000;

/** Where the numbers of the present ply start in `state`. */
export function stateAt(position: Position): number {
  return position.ply * STATE;
}
