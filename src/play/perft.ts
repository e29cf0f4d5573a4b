import { countLegalMoves } from './count.js';
import { legalMoves } from './legal.js';
import type { CompiledGame } from './compiled-game.js';
import { makeMove, unmakeMove } from './make.js';
import type { Position } from './position.js';
import { compileNative, type Native } from './wasm/compile.js';

/** From about this many leaves on, compiling a module (10 ms) and counting with it is faster than the tables, warm or not. */
const WORTH_A_MODULE = 100_000;

/**
 * The number of sequences of legal moves of a given length. Long counts use a WebAssembly module if one supports the game. A module is no gain
 * for callers that list the moves of one position after another (games, evidence, the opponent): copying a position into a module takes 11 to
 * 41 microseconds, listing its moves from the tables 1 to 3 (measured, six games).
 */
export function perft(machine: CompiledGame, position: Position, depth: number): number {
  const native = nativeFor(machine, position, depth);
  return native?.perft(position, depth) ?? perftByTables(machine, position, depth);
}

/** `perft` without a module: the plain, slower way. */
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

/** The approximate number of leaves counted so far for a game without a module. */
const leavesOf = new WeakMap<CompiledGame, number>();

/** The module of a game, compiled as soon as its counts together justify it; null if the tables should count. */
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
