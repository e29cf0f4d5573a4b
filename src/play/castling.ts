import { ofSide, relativeRank, type Tables } from './tables/tables.js';
import { isPiece, sideOf, typeOf, type Side } from './piece-code.js';
import { CASTLING_KING, CASTLING_RIGHTS, CASTLING_ROOK, STATE, type Position } from './position.js';

/** The wing of a castling right: 0 towards the higher files, 1 towards the lower ones. A right is bit `2 * side + wing`. */
export type Wing = 0 | 1;

export function rightIndex(side: Side, wing: Wing): number {
  return 2 * side + wing;
}

export function hasRight(position: Position, side: Side, wing: Wing): boolean {
  const rights = position.state[position.ply * STATE + CASTLING_RIGHTS] ?? 0;
  return (rights & (1 << rightIndex(side, wing))) !== 0;
}

/** Gives a side's castling king the right to castle with the rook on `rook`. */
export function giveRight(position: Position, side: Side, rook: number): void {
  const at = position.ply * STATE;
  const king = position.state[at + CASTLING_KING + side] ?? -1;
  // If no castling king is known, the engine counts every rook as standing to its left.
  const index = rightIndex(side, king >= 0 && king < rook ? 0 : 1);
  position.state[at + CASTLING_RIGHTS] = (position.state[at + CASTLING_RIGHTS] ?? 0) | (1 << index);
  position.state[at + CASTLING_ROOK + index] = rook;
  position.castlingSquares[rook] = (position.castlingSquares[rook] ?? 0) | (1 << index);
  if (king >= 0)
    position.castlingSquares[king] = (position.castlingSquares[king] ?? 0) | (1 << index);
}

/** The first square of the rank on which a side castles. */
export function castlingRankStart(tables: Tables, side: Side): number {
  const { rules } = tables.game;
  return relativeRank(tables.ranks, rules.castlingRank, side) * tables.files;
}

/** The squares of king and rook after castling. */
export interface CastlingTargets {
  readonly king: number;
  readonly rook: number;
}

export function castlingTargets(tables: Tables, side: Side, wing: Wing): CastlingTargets {
  const { castlingKingsideFile, castlingQueensideFile } = tables.game.rules;
  const first = castlingRankStart(tables, side);
  const king = first + (wing === 0 ? castlingKingsideFile : castlingQueensideFile);
  return { king, rook: wing === 0 ? king - 1 : king + 1 };
}

/** The type of a side's piece that castles as the king; -1 if the game has no such type. */
export function castlingKingType({ game }: Tables, side: Side): number {
  const id = ofSide(game.rules.castlingKingPiece, side);
  return game.pieces.findIndex((piece) => piece.id === id);
}

/** The squares of a side's castling rank with a piece that may castle as the king. */
export function castlingKings({ board, tables }: Position, side: Side): readonly number[] {
  const isAny = ofSide(tables.game.rules.castlingKingPiece, side) === '*';
  const type = castlingKingType(tables, side);
  const first = castlingRankStart(tables, side);
  return Array.from({ length: tables.files }, (_, file) => first + file).filter((square) => {
    const code = board[square] ?? 0;
    return isPiece(code) && sideOf(code) === side && (isAny || typeOf(code) === type);
  });
}

/** Removes the castling rights that depend on a square. */
export function loseRights(position: Position, square: number): void {
  const hanging = position.castlingSquares[square] ?? 0;
  if (hanging === 0) return;
  const at = position.ply * STATE + CASTLING_RIGHTS;
  position.state[at] = (position.state[at] ?? 0) & ~hanging;
}
