/**
 * When an option has an effect: if one of its grounds holds; a ground holds if all of its conditions do. Taken from position.h,
 * position.cpp and movegen.cpp of snapshot c19b5f6c. In doubt, an option counts as having an effect.
 */

/** A property of the pieces of a game, apart from their types. */
export type PieceCondition =
  /** The game has the type `pawn`, or a notation with `i`, so `doubleStep` matters. */
  | 'first moves'
  /** The game has the type `pawn`, or another type in `promotionPawnTypes`. */
  | 'promoting pawns'
  /** Every square is occupied at the start. */
  | 'full board';

/**
 * A field that is on (not false, 0, none, empty or `-`), a field with another value than the given one, a type in the game, or a property of
 * its pieces.
 */
export type Condition =
  | string
  | { readonly field: string; readonly isNot: string }
  | { readonly type: string }
  | { readonly pieces: PieceCondition };

/** All of these hold at once. */
export type Ground = readonly [Condition, ...Condition[]];

/** Pieces can enter the board from a hand, by drops or by gating. */
export const HANDS = [['pieceDrops'], ['seirawanGating']] as const satisfies readonly Ground[];

/** A king or rook that is dropped on its castling square gains the right to castle, even without `castling`. */
export const CASTLES = [
  ['castling'],
  ['castlingDroppedPiece', 'pieceDrops'],
] as const satisfies readonly Ground[];

/** A piece can cross a square on which it may be captured en passant. */
export const PASSES = [
  ['doubleStep', { pieces: 'first moves' }],
  ['tripleStepRegion', { type: 'pawn' }],
] as const satisfies readonly Ground[];

/** A piece can be in check. */
export const CHECKS = [
  [{ type: 'king' }],
  ['extinctionPseudoRoyal'],
] as const satisfies readonly Ground[];

export const FIRST_MOVES = [[{ pieces: 'first moves' }]] as const satisfies readonly Ground[];
export const PAWNS_PROMOTE = [[{ pieces: 'promoting pawns' }]] as const satisfies readonly Ground[];

/** Pieces can promote as in shogi, or turn back. */
export const PIECES_PROMOTE = [
  ['promotedPieceType'],
  ['pieceDemotion'],
] as const satisfies readonly Ground[];

/** Pieces can promote in a region. */
export const PROMOTES = [...PAWNS_PROMOTE, ...PIECES_PROMOTE] as const satisfies readonly Ground[];

export const EXTINCTION = [
  ['extinctionValue'],
  ['extinctionPseudoRoyal'],
] as const satisfies readonly Ground[];
export const FLAGS = [['flagRegion']] as const satisfies readonly Ground[];

/** Connections along lines, including chains, which need both regions. */
export const LINES = [
  ['connectN'],
  ['collinearN'],
  ['connectRegion1', 'connectRegion2'],
] as const satisfies readonly Ground[];
export const CONNECTION = [...LINES, ['connectNxN']] as const satisfies readonly Ground[];
