import { compileGame } from '../play/core.js';
import type { Game } from '../play/game.js';
import type { Machine } from '../play/machine.js';
import { setFen, type FenProblem } from '../play/notation/set-fen.js';
import { namedDivision, perftWithin, type Division } from '../play/perft-within.js';
import { createPosition } from '../play/changes.js';
import type { Position } from '../play/position.js';

/** A game with a position to count from. */
export interface Table {
  readonly machine: Machine;
  readonly position: Position;
}

/** Compiles a game; the position is of no use before `setUp`. */
export function layTable(game: Game): Table {
  const machine = compileGame(game);
  return { machine, position: createPosition(machine.tables) };
}

/** Sets a position up, or the start position (null). The answer is what is wrong with the FEN; null: nothing. */
export function setUp({ machine, position }: Table, fen: string | null): FenProblem | null {
  return setFen(machine, position, fen ?? machine.tables.game.startFen);
}

/** How many sequences of legal moves of this length there are; null: more moves than `nodes` would have to be looked at. */
export function countMoves(
  { machine, position }: Table,
  depth: number,
  nodes: number,
): number | null {
  return perftWithin(machine, position, depth, nodes);
}

/** As `countMoves`, for each first move. */
export function divideMoves(
  { machine, position }: Table,
  depth: number,
  nodes: number,
): Division | null {
  return namedDivision(machine, position, depth, nodes);
}

/** All that is counted, if each first move has its count. */
export function sumOf(division: Division): number {
  return division.reduce((sum, [, count]) => sum + count, 0);
}
