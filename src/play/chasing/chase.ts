import { attackersOf } from '../attack.js';
import { runProgram } from '../run-program.js';
import { DROP, fromOf, kindOf, toOf } from '../move.js';
import { isPiece, otherSide, pieceCode, sideOf, typeOf, type Side } from '../piece-code.js';
import { CAPTURED, LAST_MOVE, stateAt, type Position } from '../position.js';
import { compilePins, type Pins } from './pins.js';
import { xiangqiTypes, type XiangqiTypes } from './types.js';
import { reachOf } from './reach.js';
import type { Tables } from '../tables/tables.js';

/** What has been chased in a game so far. */
interface ChaseRecorder {
  /** For each ply the squares of the pieces that the last move chased. */
  readonly chased: readonly ReadonlySet<number>[];
  record(position: Position): void;
  takeBack(): void;
  clear(): void;
}

/** Chasing by the rules of the Asian Xiangqi Federation, as far as the engine follows them. */
export function chaseRecorder(tables: Tables): ChaseRecorder {
  const types = xiangqiTypes(tables);
  const pinsOf = compilePins(types);
  const chased: ReadonlySet<number>[] = [];
  const pins: Pins[] = [];
  return {
    chased,
    record(position) {
      const now = pinsOf(position);
      const before = pins.at(-1);
      chased.push(before === undefined ? new Set() : chasedPieces(position, types, now, before));
      pins.push(now);
    },
    takeBack() {
      chased.pop();
      pins.pop();
    },
    clear() {
      chased.length = 0;
      pins.length = 0;
    },
  };
}

const found = new Int32Array(256);

/** The pieces of the side to move that the last move has begun to threaten, and that nothing real protects. */
function chasedPieces(
  position: Position,
  types: XiangqiTypes,
  pinsNow: Pins,
  pinsBefore: Pins,
): ReadonlySet<number> {
  const { board, tables, kingSquare } = position;
  const { rules } = tables.game;
  const us = position.turn;
  const them = otherSide(us);
  const at = stateAt(position);
  const last = position.state[at + LAST_MOVE] ?? 0;
  const to = toOf(last);
  const from = kindOf(last) === DROP ? to : fromOf(last);
  const hasCaptured = position.state[at + CAPTURED] !== 0;
  const enemyKing = kingSquare[them] ?? -1;
  const ownKing = kingSquare[us] ?? -1;
  const chased = new Set<number>();
  const pins = new Set(pinsNow[us]);
  if (rules.flyingGeneral) pinBetweenKings();

  attackDirectly();
  attackByDiscovery();
  for (const square of pinsNow[us]) if (!pinsBefore[us].has(square)) unroot(square);
  return chased;

  /** A lone piece on the file of both kings cannot leave it. */
  function pinBetweenKings(): void {
    if (enemyKing < 0 || ownKing % tables.files !== enemyKing % tables.files) return;
    const others = [...board.keys()].filter(
      (square) =>
        square % tables.files === ownKing % tables.files && isOwn(square) && square !== ownKing,
    );
    if (others.length === 1) for (const square of others) pins.add(square);
  }

  function isOwn(square: number): boolean {
    const code = board[square] ?? 0;
    return isPiece(code) && sideOf(code) === us;
  }

  function isOwnOf(square: number, type: number): boolean {
    return type >= 0 && board[square] === pieceCode(type, us);
  }

  /** Kings and unpromoted soldiers may be threatened forever. */
  function isFairGame(square: number): boolean {
    if (isOwnOf(square, tables.king)) return false;
    if (!isOwnOf(square, types.soldier)) return true;
    const rank = Math.floor(square / tables.files);
    return (us === 0 ? rank : tables.ranks - 1 - rank) >= rules.soldierPromotionRank;
  }

  /** A piece that has moved threatens what it did not threaten before. */
  function attackDirectly(): void {
    const type = typeOf(board[to] ?? 0);
    if (type === tables.king || type === types.soldier) return;
    const slides = type === types.rook || type === types.cannon;
    const targets = targetsOf(to).filter((square) => !slides || !isOnLine(square));
    threaten(to, type, targets);
  }

  function isOnLine(square: number): boolean {
    const { files } = tables;
    return from % files === to % files
      ? square % files === to % files
      : Math.floor(square / files) === Math.floor(to / files);
  }

  /** Own pieces that the enemy on a square could take now. */
  function targetsOf(attacker: number): readonly number[] {
    const { moves, top } = position;
    const end = runProgram(position, tables.programs, attacker, board[attacker] ?? 0, top);
    return [...moves.subarray(top, end)].map((move) => move >>> 8).filter(isOwn);
  }

  /** The move has opened a line, or closed one for a cannon. */
  function attackByDiscovery(): void {
    const wasOccupied = (square: number): boolean =>
      square === from || ((square !== to || hasCaptured) && board[square] !== 0);
    const isOccupied = (square: number): boolean => board[square] !== 0;
    for (let square = 0; square < board.length; square++) {
      const code = board[square] ?? 0;
      if (!isPiece(code) || sideOf(code) !== them || !couldBeOpened(square)) continue;
      const type = typeOf(code);
      const before = new Set(reachOf(tables, types, type, them, square, wasOccupied));
      const opened = reachOf(tables, types, type, them, square, isOccupied).filter(
        (target) => isOwn(target) && !before.has(target),
      );
      threaten(square, type, opened);
    }
  }

  function couldBeOpened(square: number): boolean {
    const type = typeOf(board[square] ?? 0);
    const { files } = tables;
    const acrossFrom = Math.abs((square % files) - (from % files));
    const upFrom = Math.abs(Math.floor(square / files) - Math.floor(from / files));
    if (type === types.horse) return acrossFrom + upFrom === 1;
    if (type === types.elephant) return acrossFrom === 1 && upFrom === 1;
    const onLineOfFrom = (acrossFrom === 0 || upFrom === 0) && square !== from;
    if (type === types.rook) return onLineOfFrom;
    const onLineOfTo =
      square !== to &&
      (square % files === to % files || Math.floor(square / files) === Math.floor(to / files));
    return type === types.cannon && (onLineOfFrom || onLineOfTo);
  }

  function threaten(attacker: number, type: number, attacked: readonly number[]): void {
    if (attacked.every((square) => chased.has(square))) return;
    let targets = attacked.filter(isFairGame);
    // Against stronger pieces protection does not help.
    for (const square of targets) if (isStronger(square, type)) chased.add(square);
    const mayBeLamed = type === types.horse && hasDiagonalNeighbour(attacker);
    targets = targets.filter((square) => {
      if (!isOwnOf(square, type)) return true;
      // Like pieces threaten each other, unless one cannot take back.
      return mayBeLamed
        ? !reachOf(tables, types, type, us, square, (other) => board[other] !== 0).includes(
            attacker,
          )
        : pins.has(square);
    });
    for (const square of targets) if (!isRooted(square, attacker)) chased.add(square);
  }

  function isStronger(square: number, attacker: number): boolean {
    const isAmong = (...stronger: readonly number[]): boolean =>
      stronger.some((type) => isOwnOf(square, type));
    if (attacker === types.horse || attacker === types.cannon) return isAmong(types.rook);
    if (attacker === types.elephant || attacker === types.fers)
      return isAmong(types.rook, types.cannon, types.horse);
    return false;
  }

  function hasDiagonalNeighbour(square: number): boolean {
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

  /** Could an unpinned piece take back? The king cannot while the enemy king looks on. */
  function isRooted(square: number, attacker: number): boolean {
    const roots = attackersWithout([attacker], square, us).filter((root) => !pins.has(root));
    if (roots.length === 0) return false;
    const onlyKing = roots.length === 1 && roots[0] === ownKing && rules.flyingGeneral;
    if (!onlyKing || enemyKing < 0) return true;
    const looksOn = reachOf(
      tables,
      types,
      types.rook,
      us,
      enemyKing,
      (other) => other !== attacker && board[other] !== 0,
    );
    return !looksOn.includes(square);
  }

  function attackersWithout(
    lifted: readonly number[],
    square: number,
    side: Side,
  ): readonly number[] {
    const codes = lifted.map((other) => board[other] ?? 0);
    for (const other of lifted) if (other >= 0) board[other] = 0;
    const attackers = [...found.subarray(0, attackersOf(position, square, side, found))];
    for (const [i, other] of lifted.entries()) if (other >= 0) board[other] = codes[i] ?? 0;
    return attackers;
  }

  /** A piece newly in the line to the king: one's own protects no more, an enemy's discovers a check. */
  function unroot(square: number): void {
    if (isOwn(square)) {
      const type = typeOf(board[square] ?? 0);
      const rooted = reachOf(tables, types, type, us, square, (other) => board[other] !== 0);
      for (const target of rooted)
        if (
          isOwn(target) &&
          isFairGame(target) &&
          attackersWithout([], target, them).some((attacker) => !pinsNow[them].has(attacker))
        )
          chased.add(target);
      return;
    }
    if (!isPiece(board[square] ?? 0)) return;
    for (const target of targetsOf(square)) {
      const recaptures = attackersWithout([], target, us).includes(ownKing);
      if (
        !recaptures ||
        attackersWithout([square, ownKing], target, them).some((attacker) => attacker !== square)
      )
        chased.add(target);
    }
  }
}
