import { countLegalMoves } from './count.js';
import { legalMoves } from './legal.js';
import type { CompiledGame } from './compiled-game.js';
import { makeMove, unmakeMove } from './make.js';
import type { Position } from './position.js';
import { compileNative, type Native } from './wasm/compile.js';

/** About so many leaves take the tables longer than compiling a module and counting with it (10 ms), warm or not. */
const WORTH_A_MODULE = 100_000;

/**
 * How many sequences of legal moves of this length there are. Long counts are left to a module of WebAssembly, where one can hold the game.
 * Whoever asks for the moves of one position after the other (games, evidence, the opponent) does not gain by it: to copy a position into a module
 * takes 11 to 41 microseconds, to list its moves by the tables 1 to 3 (measured, six games).
 */
export function perft(machine: CompiledGame, position: Position, depth: number): number {
  const native = nativeFor(machine, position, depth);
  return native?.perft(position, depth) ?? perftByTables(machine, position, depth);
}

/** The same by the tables alone: the plain, slower way. */
export function perftByTables(machine: CompiledGame, position: Position, depth: number): number {
  if (depth <= 0) return 1;
  if (depth === 1) return countLegalMoves(machine, position);
  const start = position.top;
  legalMoves(machine, position);
  const end = position.top;
  let nodes = 0;
  for (let i = start; i < end; i++) {
    makeMove(machine, position, position.moves[i] ?? 0);
    nodes += perftByTables(machine, position, depth - 1);
    unmakeMove(position);
  }
  position.top = start;
  return nodes;
}

const natives = new WeakMap<CompiledGame, Native | null>();

/** About how many leaves were counted of a game without a module. */
const leavesOf = new WeakMap<CompiledGame, number>();

/** The module of a game, compiled as soon as its counts together are worth it; null: count by the tables. */
function nativeFor(machine: CompiledGame, position: Position, depth: number): Native | null {
  if (depth < 3) return null;
  const known = natives.get(machine);
  if (known !== undefined) return known;
  const leaves = (leavesOf.get(machine) ?? 0) + countLegalMoves(machine, position) ** depth;
  leavesOf.set(machine, leaves);
  if (leaves < WORTH_A_MODULE) return null;
  const compiled = compileNative(machine);
  const native = typeof compiled === 'string' ? null : compiled;
  natives.set(machine, native);
  return native;
}
