/**
 * When an option acts, as its row says it: it acts if one of its grounds holds, and a ground holds if all of its conditions do.
 * Read from position.h, position.cpp and movegen.cpp of snapshot c19b5f6c. Conservative: an option that may act, acts.
 */

/** What is asked of the pieces of a game, beside the types that it has. */
export type PieceCondition =
  /** The type `pawn`, or a notation with `i`: what `doubleStep` is about. */
  | 'first moves'
  /** The type `pawn`, or another one among `promotionPawnTypes`. */
  | 'promoting pawns';

/** A field that is on (not false, 0, none, empty or `-`) or has another value than one; a type in the game; what its pieces can do. */
export type Condition =
  | string
  | { readonly field: string; readonly isNot: string }
  | { readonly type: string }
  | { readonly pieces: PieceCondition };

/** All of these hold at once. */
export type Ground = readonly [Condition, ...Condition[]];

/** Pieces come to the board from a hand, by drops or by gates. */
export const HANDS = [['pieceDrops'], ['seirawanGating']] as const satisfies readonly Ground[];

/** A king or rook that is dropped on its square gains the right to castle, whatever `castling` says. */
export const CASTLES = [
  ['castling'],
  ['castlingDroppedPiece', 'pieceDrops'],
] as const satisfies readonly Ground[];

export const FIRST_MOVES = [[{ pieces: 'first moves' }]] as const satisfies readonly Ground[];
export const PAWNS_PROMOTE = [[{ pieces: 'promoting pawns' }]] as const satisfies readonly Ground[];

/** Any piece that has promoted may do so again, or turn back. */
export const PIECES_PROMOTE = [
  ['promotedPieceType'],
  ['pieceDemotion'],
] as const satisfies readonly Ground[];

export const EXTINCTION = [
  ['extinctionValue'],
  ['extinctionPseudoRoyal'],
] as const satisfies readonly Ground[];
export const FLAGS = [['flagRegion']] as const satisfies readonly Ground[];

/** A chain between two regions needs both. */
export const LINES = [
  ['connectN'],
  ['collinearN'],
  ['connectRegion1', 'connectRegion2'],
] as const satisfies readonly Ground[];
export const CONNECTION = [...LINES, ['connectNxN']] as const satisfies readonly Ground[];
