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

/** Is it one of these squares? */
export function isPassing(position: Position, square: number): boolean {
  const at = position.ply * STATE;
  const end = at + EP_SQUARES + (position.state[at + EP_COUNT] ?? 0);
  for (let i = at + EP_SQUARES; i < end; i++) if (position.state[i] === square) return true;
  return false;
}

/**
 * Whom a capture in passing to `to` takes: on the marked squares the foremost piece, where one stands on them; else the nearest
 * enemy behind `to`. -1: none.
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

/** Whether other types than the pawn are named to capture en passant: the engine's set may name types that nobody has, the pawn among them. */
export function othersTakeInPassing(game: Game, side: Side): boolean {
  const isPawn = (id: string): boolean =>
    game.pieces.every((piece) => piece.id !== id)
      ? id === 'pawn'
      : pieceOfKind(game, 'pawn')?.id === id;
  const types = side === 0 ? game.rules.enPassantTypes.white : game.rules.enPassantTypes.black;
  return types.some((id) => !isPawn(id));
}
