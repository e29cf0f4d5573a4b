import {
  byColor,
  fileOf,
  isOnBoard,
  rankOf,
  squareAt,
  squaresOf,
  type Board,
  type ByColor,
  type Color,
  type Square,
} from '../ir/board.js';
import { rotateVector, type Move, type Movement, type Reach, type Vector } from '../ir/movement.js';
import type { Region, SquareSet } from '../ir/region.js';

/**
 * The squares from which a piece can never move again without capturing, whatever the other pieces are: none of its leaps, first steps or paths
 * stays on the board. As in the engine, captures and initial moves do not count, and a hopper needs one square, not two.
 */
export function deadEnds(
  movement: Movement,
  board: Board,
  regions: readonly Region[],
): ByColor<SquareSet> {
  const lasting = movement.filter(
    ({ condition, modality }) => !condition.initial && modality === 'quiet',
  );
  return byColor((color) => {
    const setting: Setting = { board, color, regions };
    return squaresOf(board).filter(
      (square) => !lasting.some((move) => isPossible(move, square, setting)),
    );
  });
}

interface Setting {
  readonly board: Board;
  readonly color: Color;
  readonly regions: readonly Region[];
}

function isPossible(move: Move, from: Square, setting: Setting): boolean {
  const { condition } = move;
  if (condition.from !== null && !holds(condition.from, from, setting)) return false;
  const ends =
    move.kind === 'hop'
      ? line(from, move.step, 1, move.reach, setting)
      : endsOf(move, from, setting);
  return ends.some((square) => condition.to === null || holds(condition.to, square, setting));
}

function holds(name: string, square: Square, { regions, color }: Setting): boolean {
  const region = regions.find((one) => one.name === name);
  return region === undefined || region.squares[color].includes(square);
}

/** The squares of the board on which a move may end, whatever the other pieces are. Ignores its conditions. */
export function endsOf(
  move: Move,
  from: Square,
  setting: Pick<Setting, 'board' | 'color'>,
): readonly Square[] {
  switch (move.kind) {
    case 'leap':
      return line(from, move.vector, 1, 1, setting);
    case 'lame-leap':
      return move.occupied.every((vector) => line(from, vector, 1, 1, setting).length > 0)
        ? line(from, move.vector, 1, 1, setting)
        : [];
    case 'ride':
      return line(from, move.step, 1 + move.skip, move.reach, setting);
    case 'hop':
      return line(from, move.step, 2, move.reach, setting);
    case 'path': {
      let squares: readonly Square[] = [from];
      for (const { step, least, most } of [...move.legs, move.last])
        squares = [
          ...new Set(squares.flatMap((square) => line(square, step, least, most, setting))),
        ];
      return squares;
    }
  }
}

/** The squares on the board that are reached by `least` to `most` equal steps. */
function line(
  from: Square,
  step: Vector,
  least: number,
  most: Reach,
  { board, color }: Pick<Setting, 'board' | 'color'>,
): readonly Square[] {
  const { dx, dy } = color === 'white' ? step : rotateVector(step);
  const squares: Square[] = [];
  const longest = Math.max(board.files, board.ranks);
  for (let count = least; count <= (most === 'edge' ? longest : Math.min(most, longest)); count++) {
    const [file, rank] = [fileOf(from) + dx * count, rankOf(from) + dy * count];
    const square = squareAt(file, rank);
    if (!isOnBoard(board, file, rank) || square === null) break;
    squares.push(square);
  }
  return squares;
}
