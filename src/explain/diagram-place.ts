import { MAX_BOARD_SIDE, squareAt, type Board, type Square } from '../ir/board.js';
import { elementsOf } from '../ir/compare-elements.js';
import type { Move, Movement, Vector } from '../ir/movement.js';

/** The board of a diagram, the square of the piece, and the squares of the variant's regions. Without `regionHolds`, regions contain every square. */
export interface DiagramPlace {
  readonly board: Board;
  readonly origin: Square;
  regionHolds?(this: void, name: string, square: Square): boolean;
}

/** An unlimited line is shown with this many squares, and at least two steps. */
const SQUARES_SHOWN = 3;

/** Moves that are only compared are shown for this many squares in each direction. */
const SQUARES_COMPARED = 4;

/**
 * The smallest board that shows a whole movement and the start of the movement it is compared with, and the square of the piece on it.
 * There is at least one square on each side of the piece.
 */
export function smallestPlace(movement: Movement, compared: Movement = []): DiagramPlace {
  const boxes = boxesOf(movement);
  const others = boxesOf(compared);
  const most = (side: keyof Box): number => {
    const seen = Math.max(1, ...boxes.map((box) => box[side]));
    const beside = Math.max(0, ...others.map((box) => box[side]));
    return Math.max(Math.min(seen, MAX_BOARD_SIDE / 2 - 1), Math.min(beside, SQUARES_COMPARED));
  };
  const board = {
    files: most('left') + 1 + most('right'),
    ranks: most('back') + 1 + most('ahead'),
  };
  const origin = squareAt(most('left'), most('back'));
  if (origin === null) throw new Error('the origin is on the board');
  return { board, origin };
}

/** A board with the piece on its middle square; of two middle squares, the one nearer to a1. Impossible sizes become the nearest possible ones. */
export function placeInMiddle(wanted: Board): DiagramPlace {
  const board = { files: sideOf(wanted.files), ranks: sideOf(wanted.ranks) };
  const origin = squareAt(Math.floor((board.files - 1) / 2), Math.floor((board.ranks - 1) / 2));
  if (origin === null) throw new Error('the middle is on the board');
  return { board, origin };
}

function sideOf(number: number): number {
  return Math.min(MAX_BOARD_SIDE, Math.max(1, Math.trunc(number) || 1));
}

/** How many squares a move goes in each direction. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly ahead: number;
}

/** The most work, as `elementsOf` counts it, to find how far moves go. Beyond it, moves get the largest box. */
const MOST_WORK = 10_000;

function boxesOf(movement: Movement): readonly Box[] {
  let work = 0;
  const known = new Map<string, Box>();
  for (const move of movement) {
    // How far a move goes does not depend on whether it captures.
    const key = JSON.stringify({ ...move, modality: '' });
    if (known.has(key)) continue;
    const limit = squaresShown(move);
    if (work > MOST_WORK) {
      known.set(key, { left: limit, right: limit, back: limit, ahead: limit });
      continue;
    }
    const side = Math.min(2 * limit + 1, MAX_BOARD_SIDE);
    const expansion = elementsOf([move], { files: side, ranks: side });
    work += expansion.work;
    const targets = expansion.elements.map(({ target }) => target);
    known.set(key, boxAround(targets, limit));
  }
  return [...known.values()];
}

function boxAround(targets: readonly Vector[], limit: number): Box {
  const most = (partOf: (vector: Vector) => number): number =>
    Math.min(Math.max(0, ...targets.map(partOf)), limit);
  return {
    left: most(({ dx }) => -dx),
    right: most(({ dx }) => dx),
    back: most(({ dy }) => -dy),
    ahead: most(({ dy }) => dy),
  };
}

function squaresShown(move: Move): number {
  switch (move.kind) {
    case 'leap':
    case 'lame-leap':
      return MAX_BOARD_SIDE;
    case 'ride':
    case 'hop':
      return move.reach === 'edge' ? squaresOfEndless(move.step) : MAX_BOARD_SIDE;
    case 'path': {
      const endless = [...move.legs, move.last].filter(({ most }) => most === 'edge');
      return endless.length === 0
        ? MAX_BOARD_SIDE
        : 1 + Math.max(...endless.map(({ step }) => squaresOfEndless(step)));
    }
  }
}

function squaresOfEndless({ dx, dy }: Vector): number {
  return Math.max(SQUARES_SHOWN, 2 * Math.max(Math.abs(dx), Math.abs(dy)));
}
