import { compileGame } from '../play/move-api.js';
import type { Game } from '../play/game.js';
import type { CompiledGame } from '../play/compiled-game.js';
import { setFen, type FenProblem } from '../play/notation/set-fen.js';
import { namedDivision, perftWithin, type Division } from '../play/perft-within.js';
import { createPosition } from '../play/changes.js';
import type { Position } from '../play/position.js';

/** A game with a position to count from. */
export interface Table {
  readonly compiled: CompiledGame;
  readonly position: Position;
}

/** Compiles a game. Call `setUp` before using the position. */
export function layTable(game: Game): Table {
  const compiled = compileGame(game);
  return { compiled, position: createPosition(compiled.tables) };
}

/** Sets up a position (null: the start position). Returns what is wrong with the FEN, or null. */
export function setUp({ compiled, position }: Table, fen: string | null): FenProblem | null {
  return setFen(compiled, position, fen ?? compiled.tables.game.startFen);
}

/** Counts the sequences of legal moves of this length; null if that takes more than `nodes` moves. */
export function countMoves(
  { compiled, position }: Table,
  depth: number,
  nodes: number,
): number | null {
  return perftWithin(compiled, position, depth, nodes);
}

/** Like `countMoves`, separately for each first move. */
export function divideMoves(
  { compiled, position }: Table,
  depth: number,
  nodes: number,
): Division | null {
  return namedDivision(compiled, position, depth, nodes);
}

/** The sum of the counts of all first moves. */
export function sumOf(division: Division): number {
  return division.reduce((sum, [, count]) => sum + count, 0);
}
