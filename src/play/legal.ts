import { isAttackedNow } from './attack.js';
import { generateKing, generatePieces } from './generate.js';
import { markKing, type Guard } from './king-marks.js';
import { permitsIn, type CompiledGame } from './compiled-game.js';
import {
  CASTLING,
  CASTLING_GATING,
  DEMOTION,
  DROP,
  EN_PASSANT,
  fromOf,
  KIND_BITS,
  kindOf,
  LOCUST,
  NARROW_TYPE,
  toOf,
  typeIn,
  type MoveCode,
} from './move.js';
import { otherSide, pieceCode, TYPE_BITS, type PieceCode, type Side } from './piece-code.js';
import { mayIgnoreKing } from './checkers.js';
import { imagine, makeRoom } from './changes.js';
import { IN_CHECK, STATE, type Position } from './position.js';
import { passedSquare } from './en-passant.js';
import { takenOnWay } from './locust.js';
import { isRoyalAttacked } from './royals.js';

/** More moves than any position on such a board can have. */
const ROOM = 1 << 14;
const ROOM_WITH_WALLS = 1 << 17;

/** Writes the legal moves of the side to move, starting at `position.top`, and moves `top` to their end. */
export function legalMoves(compiled: CompiledGame, position: Position): void {
  for (const ends of compiled.immediateEnds) if (ends(position, null) !== null) return;
  movesDespiteEnd(compiled, position);
}

/** The legal moves as a separate array. */
export function listMoves(compiled: CompiledGame, position: Position): MoveCode[] {
  const { top } = position;
  legalMoves(compiled, position);
  const moves = [...position.moves.subarray(top, position.top)];
  position.top = top;
  return moves;
}

/** Writes the legal moves even if the game is over. */
export function movesDespiteEnd(compiled: CompiledGame, position: Position): void {
  const king = position.kingSquare[position.turn] ?? -1;
  writeLegalMoves(compiled, position, king, guardKing(compiled, position, king));
}

/** Makes room for moves and examines the king; null without a king. */
export function guardKing(compiled: CompiledGame, position: Position, king: number): Guard | null {
  const { tables, turn } = position;
  makeRoom(position, tables.typeMask === NARROW_TYPE ? ROOM_WITH_WALLS : ROOM);
  return king < 0 ? null : markKing(compiled, position, king, turn);
}

/** Writes the legal moves after the king has been examined. */
export function writeLegalMoves(
  compiled: CompiledGame,
  position: Position,
  king: number,
  guard: Guard | null,
): void {
  const { tables, turn, list, total } = position;
  const { marks, expandPiece, plans } = compiled;
  const permits = permitsIn(compiled, position);
  const start = position.top;
  const first = turn * tables.squares;
  generatePieces(position, list, first, first + (total[turn] ?? 0), expandPiece, plans);
  const others = position.top;
  for (const generate of compiled.generators) generate(position);
  // As in the engine, only the king on the lowest square moves if there are several.
  if (king >= 0) generateKing(position, king);
  for (const expand of compiled.listExpanders) expand(position, start);
  const kingInHand = hasKingInHand(position);
  if (guard === 'unchecked' && permits.length === 0 && !kingInHand) {
    // If nothing is marked, no move of another piece can matter, unless it captures along its path.
    const plain =
      !marks.any && compiled.listExpanders.length === 0 && tables.programs.paths.length === 0;
    keepUnchecked(compiled, position, plain ? others : start, king);
  } else if (guard !== null || permits.length > 0 || kingInHand)
    keepLegal(compiled, position, start, king, guard);
  for (const filter of compiled.filters) filter(position, start);
}

/** Whether the king of the side to move is attacked; false without a king. */
export function isInCheck(position: Position): boolean {
  const at = position.ply * STATE + IN_CHECK;
  const known = position.state[at] ?? -1;
  if (known >= 0) return known === 1;
  const king = position.kingSquare[position.turn] ?? -1;
  const inCheck =
    position.tables.royals === null
      ? king >= 0 && isAttackedNow(position, king, otherSide(position.turn))
      : isRoyalAttacked(position, position.turn);
  position.state[at] = inCheck ? 1 : 0;
  return inCheck;
}

/** Drops the moves that would leave a king in check that is not in check now. Nearly all moves touch no marked square and need no test. */
export function keepUnchecked(
  compiled: CompiledGame,
  position: Position,
  start: number,
  king: number,
): void {
  const { moves, top } = position;
  const { from: leaving, to: entering, now } = compiled.marks;
  let kept = start;
  for (let i = start; i < top; i++) {
    const move = moves[i] ?? 0;
    const from = move & 255;
    const isPlain = (move & KIND_BITS) <= DEMOTION && from !== king && leaving[from] !== now;
    if (isPlain && entering[(move >>> 8) & 255] !== now) moves[kept++] = move;
    else if (
      isSafe(compiled, position, move, king, 'unchecked') ||
      isExempt(compiled, position, move)
    )
      moves[kept++] = move;
  }
  position.top = kept;
}

/** Drops the moves that leave the side's own king in check, and those that another rule forbids. */
function keepLegal(
  compiled: CompiledGame,
  position: Position,
  start: number,
  king: number,
  guard: Guard | null,
): void {
  const { moves } = position;
  const permits = permitsIn(compiled, position);
  const { top } = position;
  const kingInHand = hasKingInHand(position);
  let kept = start;
  for (let i = start; i < top; i++) {
    const move = moves[i] ?? 0;
    if (kingInHand && isUnsafeKingDrop(compiled, position, move)) continue;
    if (
      guard !== null &&
      !isSafe(compiled, position, move, king, guard) &&
      !isExempt(compiled, position, move)
    )
      continue;
    let permitted = true;
    for (const permit of permits) {
      if (!permit(position, move)) {
        permitted = false;
        break;
      }
    }
    if (permitted) moves[kept++] = move;
  }
  position.top = kept;
}

/** Whether the side to move can drop a king, or a piece that is placed as one. */
export function hasKingInHand({ hand, turn, tables }: Position): boolean {
  const { game, king, promoted, types } = tables;
  if (king < 0) return false;
  if ((hand[turn * types + king] ?? 0) > 0) return true;
  if (!game.rules.dropPromoted) return false;
  for (let type = 0; type < types; type++)
    if (promoted[type] === king && (hand[turn * types + type] ?? 0) > 0) return true;
  return false;
}

/** Whether a drop places a king where it would be captured. */
function isUnsafeKingDrop(compiled: CompiledGame, position: Position, move: MoveCode): boolean {
  const { king, typeMask } = position.tables;
  const isKingDrop = kindOf(move) === DROP && typeIn(move, typeMask) === king;
  const own = position.kingSquare[position.turn] ?? -1;
  return isKingDrop && !leavesKingSafe(compiled, position, move, own);
}

function isExempt({ exempts }: CompiledGame, position: Position, move: MoveCode): boolean {
  for (const exempt of exempts) if (exempt(position, move)) return true;
  return false;
}

function isSafe(
  compiled: CompiledGame,
  position: Position,
  move: MoveCode,
  king: number,
  guard: Guard,
): boolean {
  const kind = kindOf(move);
  // Castling has checked its squares already.
  if (kind === CASTLING || kind === CASTLING_GATING) return true;
  const from = fromOf(move);
  const to = toOf(move);
  const { marks } = compiled;
  const isKing =
    kind === DROP ? typeIn(move, position.tables.typeMask) === position.tables.king : from === king;
  if (kind === EN_PASSANT || kind >= LOCUST || isKing)
    return leavesKingSafe(compiled, position, move, king);
  switch (guard) {
    case 'unchecked':
      if (marks.to[to] !== marks.now && (kind === DROP || marks.from[from] !== marks.now))
        return true;
      break;
    case 'one check':
      if (marks.answers[to] !== marks.now) return false;
      break;
    case 'several checks':
      return false;
    case 'try every move':
      break;
  }
  return leavesKingSafe(compiled, position, move, king);
}

/** Makes the move on the board only, and tests whether the king is attacked. */
function leavesKingSafe(
  compiled: CompiledGame,
  position: Position,
  move: MoveCode,
  king: number,
): boolean {
  const { board, turn, tables } = position;
  const kind = kindOf(move);
  const to = toOf(move);
  const captured = board[to] ?? 0;
  if (kind === DROP) {
    const dropped = pieceCode(typeIn(move, tables.typeMask), turn);
    const isKing = (dropped & TYPE_BITS) === tables.king;
    const isAlone = king < 0 || (isKing && mayIgnoreKing(position));
    imagine(position, to, dropped);
    // Without an enemy king there is none to face.
    const safe =
      (isAlone || !isExposed(compiled, position, king, turn)) &&
      (!isKing ||
        (king < 0
          ? !isAttackedNow(position, to, otherSide(turn))
          : !isExposed(compiled, position, to, turn)));
    imagine(position, to, captured);
    return safe;
  }
  const from = fromOf(move);
  const moved = board[from] ?? 0;
  if (kind >= LOCUST) return leavesKingSafeTaking(compiled, position, move, king);
  const passed = kind === EN_PASSANT ? passedSquare(position, to) : -1;
  const taken: PieceCode = passed < 0 ? 0 : (board[passed] ?? 0);
  imagine(position, from, 0);
  if (passed >= 0) imagine(position, passed, 0);
  imagine(position, to, moved);
  const own = from === king ? to : king;
  // After a capture en passant the engine tests attacks only, so that kings may face each other.
  const safe =
    kind === EN_PASSANT
      ? !isAttackedNow(position, own, otherSide(turn))
      : !isExposed(compiled, position, own, turn);
  imagine(position, to, captured);
  if (passed >= 0) imagine(position, passed, taken);
  imagine(position, from, moved);
  return safe;
}

/** `leavesKingSafe` for a move that captures along its path. */
function leavesKingSafeTaking(
  compiled: CompiledGame,
  position: Position,
  move: MoveCode,
  king: number,
): boolean {
  const { board, turn, tables } = position;
  const from = fromOf(move);
  const to = toOf(move);
  const moved = board[from] ?? 0;
  const victims = takenOnWay(tables, move);
  const touched = [...victims, from, to];
  const before = touched.map((square) => board[square] ?? 0);
  for (const square of victims) imagine(position, square, 0);
  imagine(position, from, 0);
  imagine(position, to, moved);
  const safe =
    !victims.includes(king) && !isExposed(compiled, position, from === king ? to : king, turn);
  for (const [i, square] of touched.entries()) imagine(position, square, before[i] ?? 0);
  return safe;
}

/** Whether the king could be captured on the boards as they stand. */
function isExposed(compiled: CompiledGame, position: Position, king: number, side: Side): boolean {
  if (king >= 0 && isAttackedNow(position, king, otherSide(side))) return true;
  for (const { exposes } of compiled.exposures) if (exposes(position, king, side)) return true;
  return false;
}
