import { stepFrom } from './neighbours.js';
import { isPiece, sideOf, WALL, type Side } from './piece-code.js';
import type { Position } from './position.js';
import { squareNumber, squaresTable, type Tables } from './tables/tables.js';

/** Marks the squares where a drop encloses others. */
export interface Enclosing {
  readonly allowed: Uint8Array;
  /** Whether no other rule applies there, in the current position. */
  free: boolean;
  /** Finds the squares for the current position, and `free`. */
  find(position: Position): void;
}

/** Null if the game has no such rule. */
export function compileEnclosing(tables: Tables): Enclosing | null {
  const { game } = tables;
  const { enclosingDrop: rule, enclosingDropStart } = game.rules;
  if (rule === 'none') return null;
  const start = squaresTable(game, enclosingDropStart);
  // Squares beside the board are never occupied.
  const staysOpen = enclosingDropStart.some((square) => squareNumber(game, square) === null);
  const allowed = new Uint8Array(tables.squares);
  const enclosing: Enclosing = {
    allowed,
    free: false,
    find: (position) => {
      const { board, turn } = position;
      const begins = staysOpen || start.some((holds, square) => holds === 1 && board[square] === 0);
      enclosing.free = rule === 'anyside' && !begins;
      if (begins) allowed.set(start);
      else if (rule === 'anyside') findAnySide(position, allowed);
      else
        for (let square = 0; square < tables.squares; square++)
          allowed[square] = holdsFor(position, rule, square, turn) ? 1 : 0;
    },
  };
  return enclosing;
}

const EIGHT_WAYS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;
const FOUR_WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

function holdsFor(position: Position, rule: string, square: number, side: Side): boolean {
  const { board, tables } = position;
  const beside = (ways: readonly (readonly [number, number])[], whose: 'own' | 'enemy'): boolean =>
    ways.some(([dx, dy]) => {
      const neighbour = stepFrom(tables, square, dx, dy);
      const code = neighbour < 0 ? 0 : (board[neighbour] ?? 0);
      return isPiece(code) && (sideOf(code) === side) === (whose === 'own');
    });
  switch (rule) {
    case 'reversi':
      return (
        beside(EIGHT_WAYS, 'enemy') &&
        EIGHT_WAYS.some(([dx, dy]) => encloses(position, square, dx, dy, side))
      );
    case 'snort':
      return !beside(FOUR_WAYS, 'enemy');
    case 'top': {
      const below = stepFrom(tables, square, 0, -1);
      return below < 0 || board[below] !== 0;
    }
    default:
      return beside(EIGHT_WAYS, 'own');
  }
}

/** Whether one or more enemies in a row from the square are followed by a friendly piece. As in the engine, rows continue over walls. */
function encloses(
  { board, tables }: Position,
  from: number,
  dx: number,
  dy: number,
  side: Side,
): boolean {
  let steps = 0;
  for (let square = stepFrom(tables, from, dx, dy); square >= 0;) {
    const code = board[square] ?? 0;
    steps += 1;
    if (code === 0) return false;
    if (code !== WALL && sideOf(code) === side) return steps > 1;
    square = stepFrom(tables, square, dx, dy);
  }
  return false;
}

/**
 * From each open end of a rank or file: the last square before the first occupied one, or the far edge. From the right and from the top, the
 * engine stops at the lowest square that has an occupied square (or the edge) before it, even if the way is blocked (measured in ffish).
 */
function findAnySide({ board, tables }: Position, allowed: Uint8Array): void {
  const { files, ranks } = tables;
  allowed.fill(0);
  const allow = (first: number, stride: number, count: number): void => {
    const last = first + stride * (count - 1);
    const isOpen = (square: number): boolean => board[square] === 0;
    const squares = Array.from({ length: count }, (_, i) => first + stride * i);
    if (isOpen(first)) {
      const stop = squares.find((square) => square === last || !isOpen(square + stride));
      if (stop !== undefined) allowed[stop] = 1;
    }
    if (isOpen(last)) {
      const stop = squares.find(
        (square) => isOpen(square) && (square === first || !isOpen(square - stride)),
      );
      if (stop !== undefined) allowed[stop] = 1;
    }
  };
  for (let rank = 0; rank < ranks; rank++) allow(rank * files, 1, files);
  for (let file = 0; file < files; file++) allow(file, files, ranks);
}
