import { castlingTargets } from './castling.js';
import { passedSquare } from './en-passant.js';
import { takeInHand } from './hands.js';
import { isLocust, takenOnWay } from './locust.js';
import type { CompiledGame } from './compiled-game.js';
import {
  CASTLING,
  CASTLING_GATING,
  DEMOTION,
  DROP,
  EN_PASSANT,
  fromOf,
  kindOf,
  LOCUST_PROMOTION,
  PIECE_PROMOTION,
  PROMOTION,
  SPECIAL,
  toOf,
  typeIn,
  type MoveCode,
} from './move.js';
import {
  isPiece,
  otherSide,
  pieceCode,
  sideOf,
  typeOf,
  WALL,
  type PieceCode,
} from './piece-code.js';
import { changeHand, changeSquare, closePly, openPly, shiftPiece } from './changes.js';
import {
  CAPTURED,
  CAPTURED_BASE,
  COUNTING_LIMIT,
  COUNTING_PLY,
  IN_CHECK,
  LAST_MOVE,
  PASSED_TURN,
  PLIES,
  PROMOTED,
  RULE_50,
  STATE,
  type Position,
} from './position.js';
import { canReturn } from './tables/vectors.js';

/** Plays a legal move. */
export function makeMove(
  compiled: CompiledGame,
  position: Position,
  move: MoveCode,
  effects = compiled.effects,
): void {
  const kind = kindOf(move);
  const to = toOf(move);
  const from = fromOf(move);
  const passed = kind === EN_PASSANT ? passedSquare(position, to) : -1;
  const at = openPly(position);
  const { state, board, turn } = position;
  const moved: PieceCode =
    kind === DROP ? pieceCode(typeIn(move, compiled.tables.typeMask), turn) : (board[from] ?? 0);
  state[at + RULE_50] = (state[at + RULE_50] ?? 0) + 1;
  if ((state[at + COUNTING_LIMIT] ?? 0) > 0)
    state[at + COUNTING_PLY] = (state[at + COUNTING_PLY] ?? 0) + 1;
  state[at + PLIES] = (state[at + PLIES] ?? 0) + 1;
  state[at + CAPTURED] = 0;
  state[at + CAPTURED_BASE] = 0;
  state[at + IN_CHECK] = -1;
  state[at + LAST_MOVE] = move;
  state[at + PASSED_TURN] = kind === SPECIAL && from === to ? 1 : 0;
  position.gamePly += 1;

  if (kind === CASTLING || kind === CASTLING_GATING) castle(position, from, to);
  else if (kind === DROP) drop(compiled, position, from, to, moved);
  else movePiece(compiled, position, move, moved, passed);
  for (const effect of effects) effect(position, move, moved);
  position.turn = otherSide(turn);
}

/** Undoes the last move. */
export function unmakeMove(position: Position): void {
  closePly(position);
  position.gamePly -= 1;
  position.turn = otherSide(position.turn);
}

function movePiece(
  compiled: CompiledGame,
  position: Position,
  move: MoveCode,
  moved: PieceCode,
  passed: number,
): void {
  const { board, base, tables, turn, state } = position;
  const at = position.ply * STATE;
  const kind = kindOf(move);
  const from = fromOf(move);
  const to = toOf(move);
  const taken = kind === EN_PASSANT ? passed : to;
  if (from !== to && taken >= 0 && isPiece(board[taken] ?? 0)) capture(compiled, position, taken);
  if (isLocust(move))
    for (const square of takenOnWay(tables, move)) capture(compiled, position, square);
  const toForm = kind === PIECE_PROMOTION || kind === LOCUST_PROMOTION;
  const isForGood = kind === PROMOTION || (toForm && !tables.game.rules.pieceDemotion);
  // A pass counts as irreversible, too.
  if (isForGood || !canReturn(tables.vectors, moved, from, to)) state[at + RULE_50] = 0;
  const changesForm = kind === PROMOTION || toForm || kind === DEMOTION;
  if (!changesForm) {
    if (from !== to) shiftPiece(position, from, to);
    // As in the engine, after a pass it is no longer recorded what the piece was before its promotion.
    else if (isPiece(base[from] ?? 0)) changeSquare(position, from, moved, PROMOTED);
    return;
  }
  const wasBase = base[from] ?? 0;
  if (from !== to) changeSquare(position, from, 0, 0);
  if (kind === PROMOTION)
    changeSquare(position, to, pieceCode(typeIn(move, tables.typeMask), turn), PROMOTED);
  else if (toForm) changeSquare(position, to, promotedForm(tables.promoted, moved), moved);
  // A piece whose unpromoted type is unknown turns into a code without a type, which blocks like a wall.
  else changeSquare(position, to, wasBase === PROMOTED ? WALL : wasBase, 0);
}

function promotedForm(promoted: Int16Array, code: PieceCode): PieceCode {
  return pieceCode(promoted[typeOf(code)] ?? 0, sideOf(code));
}

/** Removes a captured piece from the board. An enemy goes to the hand if the rules say so, a friendly piece does not. */
function capture(compiled: CompiledGame, position: Position, square: number): void {
  const { board, base, state } = position;
  const at = position.ply * STATE;
  const code = board[square] ?? 0;
  const was = base[square] ?? 0;
  state[at + CAPTURED] = code;
  state[at + CAPTURED_BASE] = was;
  state[at + RULE_50] = 0;
  changeSquare(position, square, 0, 0);
  if (sideOf(code) !== position.turn) takeInHand(compiled.tables, position, code, was);
}

function drop(
  { tables }: CompiledGame,
  position: Position,
  inHand: number,
  to: number,
  code: PieceCode,
): void {
  position.state[position.ply * STATE + RULE_50] = 0;
  const { turn } = position;
  changeSquare(position, to, code, typeOf(code) === inHand ? 0 : pieceCode(inHand, turn));
  if (!tables.game.rules.freeDrops) changeHand(position, turn, inHand, -1);
}

/** `rook` is the square of the rook. */
function castle(position: Position, king: number, rook: number): void {
  const { board, turn, tables } = position;
  const targets = castlingTargets(tables, turn, rook > king ? 0 : 1);
  const kingCode = board[king] ?? 0;
  const rookCode = board[rook] ?? 0;
  if (!canReturn(tables.vectors, kingCode, king, targets.king))
    position.state[position.ply * STATE + RULE_50] = 0;
  changeSquare(position, king, 0, 0);
  changeSquare(position, rook, 0, 0);
  // In the engine both then count as never promoted.
  changeSquare(position, targets.king, kingCode, 0);
  changeSquare(position, targets.rook, rookCode, 0);
}
