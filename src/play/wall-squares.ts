import { castlingTargets } from './castling.js';
import { passedSquare } from './en-passant.js';
import { CASTLING, EN_PASSANT, fromOf, kindOf, toOf, type MoveCode } from './move.js';
import { stepFrom } from './neighbours.js';
import { WALL } from './piece-code.js';
import type { Position } from './position.js';
import { runProgram } from './run-program.js';
import { compileBarePrograms } from './tables/bare-programs.js';
import type { Programs } from './tables/programs.js';
import { regionTables, type Tables } from './tables/tables.js';

/** The squares on which the rules allow walls. */
export interface WallSquares {
  readonly regions: readonly [Uint8Array, Uint8Array];
  /** By square, 1 where the move in question may put its wall. */
  readonly open: Uint8Array;
  /** By square, 1 where an arrow of the move lands. */
  readonly reached: Uint8Array;
  /** The programs of arrows; null if the game has none. */
  readonly arrows: Programs | null;
}

export function compileWallSquares(tables: Tables): WallSquares {
  const { rules } = tables.game;
  return {
    regions: regionTables(tables.game, rules.wallingRegion),
    open: new Uint8Array(tables.squares),
    reached: new Uint8Array(tables.squares),
    arrows: rules.wallingRule === 'arrow' ? compileBarePrograms(tables.game, 'move') : null,
  };
}

/** Marks in `open` the squares on which a move may put its wall. */
export function findWallSquares(position: Position, move: MoveCode, squares: WallSquares): void {
  const { regions, arrows, open } = squares;
  const { board, tables, turn } = position;
  const region = regions[turn];
  const { wallingRule } = tables.game.rules;
  const from = fromOf(move);
  const to = toOf(move);
  for (let square = 0; square < tables.squares; square++)
    open[square] = board[square] === 0 ? 1 : 0;
  open[from] = 1;
  open[to] = 0;
  if (kindOf(move) === CASTLING) {
    const targets = castlingTargets(tables, turn, to > from ? 0 : 1);
    open[to] = 1;
    open[targets.king] = 0;
    // The engine derives the rook's square from the direction of the king's move. If the king stays in place, the result is wrong.
    open[targets.king > from ? targets.king - 1 : targets.king + 1] = 0;
  }
  if (kindOf(move) === EN_PASSANT) {
    const passed = passedSquare(position, to);
    if (passed >= 0) open[passed] = 1;
  }
  if (arrows !== null) keepArrows(position, arrows, from, to, squares);
  for (let square = 0; square < tables.squares; square++) {
    if (region[square] !== 1) open[square] = 0;
    if (wallingRule === 'past' && square !== from) open[square] = 0;
    if (wallingRule === 'edge' && !isAtEdge(position, square)) open[square] = 0;
  }
}

/** Keeps the squares that the moved piece could reach quietly from its new square according to its notation alone. */
function keepArrows(
  position: Position,
  arrows: Programs,
  from: number,
  to: number,
  { open, reached }: WallSquares,
): void {
  const { board, tables, top, moves } = position;
  const moved = board[from] ?? 0;
  board[from] = 0;
  const end = runProgram(position, arrows, to, moved, top);
  reached.fill(0);
  for (let i = top; i < end; i++) {
    const square = (moves[i] ?? 0) >>> 8;
    if (board[square] === 0) reached[square] = 1;
  }
  board[from] = moved;
  for (let square = 0; square < tables.squares; square++)
    if (reached[square] === 0) open[square] = 0;
}

function isAtEdge({ board, tables }: Position, square: number): boolean {
  const { files, ranks } = tables;
  const file = square % files;
  const rank = Math.floor(square / files);
  if (file === 0 || rank === 0 || file === files - 1 || rank === ranks - 1) return true;
  return [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ].some(([dx, dy]) => {
    const beside = stepFrom(tables, square, dx ?? 0, dy ?? 0);
    return beside >= 0 && board[beside] === WALL;
  });
}
