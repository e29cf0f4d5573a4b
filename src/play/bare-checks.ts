import { castlingTargets } from './castling.js';
import {
  CASTLING,
  CASTLING_GATING,
  extraOf,
  fromOf,
  GATING,
  kindOf,
  toOf,
  type MoveCode,
} from './move.js';
import { isPiece, otherSide, sideOf } from './piece-code.js';
import type { Position } from './position.js';
import { runProgram } from './run-program.js';
import { compileBarePrograms } from './tables/bare-programs.js';
import type { Tables } from './tables/tables.js';

/**
 * Does a move that has just been made (the mover still has the turn) check by the notation of the piece alone? The engine asks so before it
 * counts a check or forbids one, and forgets where pieces may stand. Null: no piece of the game is held anywhere.
 */
export function compileBareChecks(
  tables: Tables,
): ((position: Position, move: MoveCode) => boolean) | null {
  if (tables.game.pieces.every(({ mobility }) => mobility === null)) return null;
  const programs = compileBarePrograms(tables.game, 'attack');
  return (position, move) => {
    const king = position.kingSquare[otherSide(position.turn)] ?? -1;
    if (king < 0) return false;
    return checkers(move, position.turn).some((square) => aims(position, square, king));
  };

  /** Where the pieces stand that the move has put down. */
  function checkers(move: MoveCode, side: Position['turn']): readonly number[] {
    const kind = kindOf(move);
    const castles = kind === CASTLING || kind === CASTLING_GATING;
    const to = toOf(move);
    const own = castles ? castlingTargets(tables, side, to > fromOf(move) ? 0 : 1).rook : to;
    return kind === GATING || kind === CASTLING_GATING ? [own, extraOf(move)] : [own];
  }

  function aims(position: Position, square: number, king: number): boolean {
    const { board, moves, top, turn } = position;
    const code = board[square] ?? 0;
    if (!isPiece(code) || sideOf(code) !== turn) return false;
    const end = runProgram(position, programs, square, code, top);
    for (let i = top; i < end; i++) if (toOf(moves[i] ?? 0) === king) return true;
    return false;
  }
}
