import { isPiece, sideOf, typeOf } from '../piece-code.js';
import type { Position } from '../position.js';
import { runProgram } from '../run-program.js';
import { addAll } from '../../text/add-all.js';
import { chasingMove, isOurs, isOurType, type ChasingMove } from './chasing-move.js';
import type { Pins } from './pins.js';
import { attackersWithout, isProtected } from './protection.js';
import { reachOf } from './reach.js';
import type { XiangqiTypes } from './types.js';

/** The pieces of the side to move that the last move has begun to threaten and that are not truly protected. */
export function chasedPieces(
  position: Position,
  types: XiangqiTypes,
  now: Pins,
  before: Pins,
): ReadonlySet<number> {
  const move = chasingMove(position, types, now);
  const pinned = [...now[move.us]].filter((square) => !before[move.us].has(square));
  return new Set([
    ...chasedDirectly(move),
    ...chasedByDiscovery(move),
    ...pinned.flatMap((square) => chasedByPin(move, square, now[move.them])),
  ]);
}

/** The pieces that the moved piece threatens now but did not threaten before. */
function chasedDirectly(move: ChasingMove): readonly number[] {
  const { from, position, to, types } = move;
  const { board, tables } = position;
  const type = typeOf(board[to] ?? 0);
  if (type === tables.king || type === types.soldier) return [];
  const slides = type === types.rook || type === types.cannon;
  const isOnLine = (square: number): boolean =>
    from % tables.files === to % tables.files
      ? square % tables.files === to % tables.files
      : Math.floor(square / tables.files) === Math.floor(to / tables.files);
  return chasedBy(
    move,
    to,
    targetsOf(move, to).filter((square) => !slides || !isOnLine(square)),
  );
}

/** Our pieces that the piece on a square could capture now. */
function targetsOf(move: ChasingMove, attacker: number): readonly number[] {
  const { board, moves, tables, top } = move.position;
  const end = runProgram(move.position, tables.programs, attacker, board[attacker] ?? 0, top);
  return [...moves.subarray(top, end)]
    .map((code) => code >>> 8)
    .filter((square) => isOurs(move, square));
}

/** The pieces threatened because the move opened a line, or closed one for a cannon. */
function chasedByDiscovery(move: ChasingMove): readonly number[] {
  const { from, hasCaptured, position, them, to, types } = move;
  const { board, tables } = position;
  const wasOccupied = (square: number): boolean =>
    square === from || ((square !== to || hasCaptured) && board[square] !== 0);
  const isOccupied = (square: number): boolean => board[square] !== 0;
  const chased: number[] = [];
  for (let square = 0; square < board.length; square++) {
    const code = board[square] ?? 0;
    if (!isPiece(code) || sideOf(code) !== them || !mayBeOpened(move, square)) continue;
    const type = typeOf(code);
    const before = new Set(reachOf(tables, types, type, them, square, wasOccupied));
    const opened = reachOf(tables, types, type, them, square, isOccupied).filter(
      (target) => isOurs(move, target) && !before.has(target),
    );
    addAll(chased, chasedBy(move, square, opened));
  }
  return chased;
}

/** Whether the move may have changed the path of the piece on a square at its start or at its end. */
function mayBeOpened({ from, position, to, types }: ChasingMove, square: number): boolean {
  const { board, tables } = position;
  const { files } = tables;
  const type = typeOf(board[square] ?? 0);
  const across = (other: number): number => Math.abs((square % files) - (other % files));
  const up = (other: number): number =>
    Math.abs(Math.floor(square / files) - Math.floor(other / files));
  const isOnLineOf = (other: number): boolean =>
    square !== other && (across(other) === 0 || up(other) === 0);
  switch (type) {
    case types.horse:
      return across(from) + up(from) === 1;
    case types.elephant:
      return across(from) === 1 && up(from) === 1;
    case types.rook:
      return isOnLineOf(from);
    case types.cannon:
      return isOnLineOf(from) || isOnLineOf(to);
    default:
      return false;
  }
}

/** The threatened pieces that the piece on `attacker` chases. */
function chasedBy(
  move: ChasingMove,
  attacker: number,
  threatened: readonly number[],
): readonly number[] {
  const type = typeOf(move.position.board[attacker] ?? 0);
  return threatened.filter(
    (square) =>
      mayBeChased(move, square) &&
      // Protection does not help against attacks on stronger pieces.
      (isStronger(move, square, type) ||
        (!takesBack(move, square, attacker) && !isProtected(move, square, attacker))),
  );
}

/** Kings and unpromoted soldiers may be threatened forever. */
function mayBeChased(move: ChasingMove, square: number): boolean {
  const { tables } = move.position;
  if (isOurType(move, square, tables.king)) return false;
  if (!isOurType(move, square, move.types.soldier)) return true;
  const rank = Math.floor(square / tables.files);
  const ownRank = move.us === 0 ? rank : tables.ranks - 1 - rank;
  return ownRank >= tables.game.rules.soldierPromotionRank;
}

function isStronger(move: ChasingMove, square: number, attacker: number): boolean {
  const { cannon, elephant, fers, horse, rook } = move.types;
  const isAmong = (...stronger: readonly number[]): boolean =>
    stronger.some((type) => isOurType(move, square, type));
  if (attacker === horse || attacker === cannon) return isAmong(rook);
  return (attacker === elephant || attacker === fers) && isAmong(rook, cannon, horse);
}

/** Whether the threatened piece threatens its attacker in return: it is of the same type and not pinned, or a horse that can still reach it. */
function takesBack(move: ChasingMove, square: number, attacker: number): boolean {
  const { pins, position, types, us } = move;
  const { board, tables } = position;
  const type = typeOf(board[attacker] ?? 0);
  if (!isOurType(move, square, type)) return false;
  if (type !== types.horse || !hasDiagonalNeighbour(position, attacker)) return !pins.has(square);
  const isOccupied = (other: number): boolean => board[other] !== 0;
  return reachOf(tables, types, type, us, square, isOccupied).includes(attacker);
}

function hasDiagonalNeighbour({ board, tables }: Position, square: number): boolean {
  const { files, ranks } = tables;
  const file = square % files;
  const rank = Math.floor(square / files);
  return [-1, 1].some((dx) =>
    [-1, 1].some((dy) => {
      const x = file + dx;
      const y = rank + dy;
      return x >= 0 && y >= 0 && x < files && y < ranks && board[y * files + x] !== 0;
    }),
  );
}

/**
 * The pieces threatened because a piece has newly come into line with our king: our own piece no longer protects others, an enemy's discovers a
 * check.
 */
function chasedByPin(
  move: ChasingMove,
  square: number,
  pinnedEnemies: ReadonlySet<number>,
): readonly number[] {
  const { ownKing, position, them, types, us } = move;
  const { board, tables } = position;
  const code = board[square] ?? 0;
  if (isOurs(move, square)) {
    const isOccupied = (other: number): boolean => board[other] !== 0;
    return reachOf(tables, types, typeOf(code), us, square, isOccupied).filter(
      (target) =>
        isOurs(move, target) &&
        mayBeChased(move, target) &&
        attackersWithout(position, [], target, them).some((other) => !pinnedEnemies.has(other)),
    );
  }
  if (!isPiece(code)) return [];
  return targetsOf(move, square).filter(
    (target) =>
      !attackersWithout(position, [], target, us).includes(ownKing) ||
      attackersWithout(position, [square, ownKing], target, them).some((other) => other !== square),
  );
}
