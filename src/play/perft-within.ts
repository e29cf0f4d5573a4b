import { legalMoves } from './legal.js';
import type { CompiledGame } from './compiled-game.js';
import { makeMove, unmakeMove } from './make.js';
import type { MoveCode } from './move.js';
import { printMove } from './notation/uci.js';
import { perft } from './perft.js';
import type { Position } from './position.js';

/** A budget: each legal move of each position on the way costs one. */
interface Budget {
  left: number;
}

/** `perft` with a limit: null once more than `nodes` moves have been found, at any depth. */
export function perftWithin(
  compiled: CompiledGame,
  position: Position,
  depth: number,
  nodes: number,
): number | null {
  const budget = { left: nodes };
  const counted = spend(compiled, position, depth, budget);
  return budget.left < 0 ? null : counted;
}

/** `perftWithin` for each first move separately. */
function divideWithin(
  compiled: CompiledGame,
  position: Position,
  depth: number,
  nodes: number,
): readonly (readonly [move: MoveCode, nodes: number])[] | null {
  const budget = { left: nodes };
  const counts: (readonly [MoveCode, number])[] = [];
  if (depth <= 0) return counts;
  const start = position.top;
  legalMoves(compiled, position);
  const end = position.top;
  budget.left -= end - start;
  for (let i = start; i < end && budget.left >= 0; i++) {
    const move = position.moves[i] ?? 0;
    makeMove(compiled, position, move);
    counts.push([move, spend(compiled, position, depth - 1, budget)]);
    unmakeMove(position);
  }
  position.top = start;
  return budget.left < 0 ? null : counts;
}

/** The count for each first move, sorted by the names of the moves. */
export type Division = readonly (readonly [move: string, nodes: number])[];

/** `divideWithin` with the moves in UCI. */
export function namedDivision(
  compiled: CompiledGame,
  position: Position,
  depth: number,
  nodes: number,
): Division | null {
  const counts = divideWithin(compiled, position, depth, nodes);
  if (counts === null) return null;
  return counts
    .map(([move, count]) => [printMove(compiled, position, move), count] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function spend(compiled: CompiledGame, position: Position, depth: number, budget: Budget): number {
  if (depth <= 1 || budget.left === Infinity) {
    const leaves = perft(compiled, position, depth);
    if (depth === 1) budget.left -= leaves;
    return leaves;
  }
  const start = position.top;
  legalMoves(compiled, position);
  const end = position.top;
  budget.left -= end - start;
  let nodes = 0;
  for (let i = start; i < end && budget.left >= 0; i++) {
    makeMove(compiled, position, position.moves[i] ?? 0);
    nodes += spend(compiled, position, depth - 1, budget);
    unmakeMove(position);
  }
  position.top = start;
  return nodes;
}
