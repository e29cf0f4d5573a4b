import { attackersOf } from '../attack.js';
import type { Side } from '../piece-code.js';
import type { Position } from '../position.js';
import type { ChasingMove } from './chasing-move.js';
import { reachOf } from './reach.js';

const found = new Int32Array(256);

/** Whether an unpinned piece could recapture on a square. The king cannot while the enemy king faces the square. */
export function isProtected(move: ChasingMove, square: number, attacker: number): boolean {
  const { enemyKing, ownKing, pins, position, types, us } = move;
  const { board, tables } = position;
  const roots = attackersWithout(position, [attacker], square, us).filter(
    (root) => !pins.has(root),
  );
  if (roots.length === 0) return false;
  const onlyKing = roots.length === 1 && roots[0] === ownKing && tables.game.rules.flyingGeneral;
  if (!onlyKing || enemyKing < 0) return true;
  const isOccupied = (other: number): boolean => other !== attacker && board[other] !== 0;
  return !reachOf(tables, types, types.rook, us, enemyKing, isOccupied).includes(square);
}

/** The squares of a side's pieces that attack a square, as if the pieces on the lifted squares were absent. */
export function attackersWithout(
  position: Position,
  lifted: readonly number[],
  square: number,
  side: Side,
): readonly number[] {
  const { board } = position;
  const codes = lifted.map((other) => board[other] ?? 0);
  for (const other of lifted) if (other >= 0) board[other] = 0;
  const attackers = [...found.subarray(0, attackersOf(position, square, side, found))];
  for (const [i, other] of lifted.entries()) if (other >= 0) board[other] = codes[i] ?? 0;
  return attackers;
}
