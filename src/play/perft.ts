import { countLegalMoves } from './count.js';
import { legalMoves } from './legal.js';
import type { Machine } from './machine.js';
import { makeMove, unmakeMove } from './make.js';
import type { MoveCode } from './move.js';
import type { Position } from './position.js';

/** How many sequences of legal moves of this length there are. */
export function perft(machine: Machine, position: Position, depth: number): number {
  if (depth <= 0) return 1;
  if (depth === 1) return countLegalMoves(machine, position);
  const start = position.top;
  legalMoves(machine, position);
  const end = position.top;
  let nodes = 0;
  for (let i = start; i < end; i++) {
    makeMove(machine, position, position.moves[i] ?? 0);
    nodes += perft(machine, position, depth - 1);
    unmakeMove(position);
  }
  position.top = start;
  return nodes;
}

/** The same for each first move: what follows it. */
export function divide(
  machine: Machine,
  position: Position,
  depth: number,
): readonly (readonly [move: MoveCode, nodes: number])[] {
  const counts: (readonly [MoveCode, number])[] = [];
  if (depth <= 0) return counts;
  const start = position.top;
  legalMoves(machine, position);
  const end = position.top;
  for (let i = start; i < end; i++) {
    const move = position.moves[i] ?? 0;
    makeMove(machine, position, move);
    counts.push([move, perft(machine, position, depth - 1)]);
    unmakeMove(position);
  }
  position.top = start;
  return counts;
}
