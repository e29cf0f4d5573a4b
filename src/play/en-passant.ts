import { pieceOfKind, type Game } from './game.js';
import { isPiece, sideOf, type Side } from './piece-code.js';
import { EP_COUNT, EP_SQUARES, MAX_EP_SQUARES, STATE, type Position } from './position.js';

/** Adds a square on which the next move can capture en passant. */
export function addPassing(position: Position, square: number): void {
  const at = position.ply * STATE;
  const count = position.state[at + EP_COUNT] ?? 0;
  if (count >= MAX_EP_SQUARES || isPassing(position, square)) return;
  position.state[at + EP_SQUARES + count] = square;
  position.state[at + EP_COUNT] = count + 1;
}

/** Whether the next move can capture en passant on a square. */
export function isPassing(position: Position, square: number): boolean {
  const at = position.ply * STATE;
  const end = at + EP_SQUARES + (position.state[at + EP_COUNT] ?? 0);
  for (let i = at + EP_SQUARES; i < end; i++) if (position.state[i] === square) return true;
  return false;
}

/**
 * The square of the piece captured en passant by a move to `to`: the foremost piece on the marked squares if there is one, otherwise the
 * nearest enemy behind `to`; -1 if none.
 */
export function passedSquare(position: Position, to: number): number {
  const { board, state, turn, tables } = position;
  const at = position.ply * STATE;
  const end = at + EP_SQUARES + (state[at + EP_COUNT] ?? 0);
  let marked = -1;
  for (let i = at + EP_SQUARES; i < end; i++) {
    const square = state[i] ?? 0;
    if (board[square] === 0) continue;
    if (marked === -1 || (turn === 0 ? square < marked : square > marked)) marked = square;
  }
  if (marked >= 0) return marked;
  const back = turn === 0 ? -tables.files : tables.files;
  for (let square = to + back; square >= 0 && square < tables.squares; square += back) {
    const code = board[square] ?? 0;
    if (isPiece(code) && sideOf(code) !== turn) return square;
  }
  return -1;
}

/** Whether types other than the pawn may capture en passant. The engine's set may name types that the game does not have, including the pawn. */
export function othersTakeInPassing(game: Game, side: Side): boolean {
  const isPawn = (id: string): boolean =>
    game.pieces.every((piece) => piece.id !== id)
      ? id === 'pawn'
      : pieceOfKind(game, 'pawn')?.id === id;
  const types = side === 0 ? game.rules.enPassantTypes.white : game.rules.enPassantTypes.black;
  return types.some((id) => !isPawn(id));
}
