import { MAX_BOARD_SIDE, squareAt, type Board, type Square } from '../ir/board.js';
import { elementsOf } from '../ir/compare-elements.js';
import type { Move, Movement, Vector } from '../ir/movement.js';

/** Where a diagram stands, and what a region of the variant holds; without `regionHolds` every region holds every square. */
export interface DiagramPlace {
  readonly board: Board;
  readonly origin: Square;
  regionHolds?(this: void, name: string, square: Square): boolean;
}

/** An endless line is shown so many squares long, and at least two steps. */
const SQUARES_SHOWN = 3;

/** Of what is only compared, so many squares are shown each way. */
const SQUARES_COMPARED = 4;

/**
 * The smallest board on which all of a movement is seen, and the beginning of what it is compared with, and the square where the piece
 * stands; at least one square all around.
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

/** A board of some size with the piece in its middle; of two middles the one nearer to a1. Sides that no board has are taken as the nearest that one has. */
export function middleOf(wanted: Board): DiagramPlace {
  const board = { files: sideOf(wanted.files), ranks: sideOf(wanted.ranks) };
  const origin = squareAt(Math.floor((board.files - 1) / 2), Math.floor((board.ranks - 1) / 2));
  if (origin === null) throw new Error('the middle is on the board');
  return { board, origin };
}

function sideOf(number: number): number {
  return Math.min(MAX_BOARD_SIDE, Math.max(1, Math.trunc(number) || 1));
}

/** How many squares a move goes each way. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly ahead: number;
}

/** So much work, as `elementsOf` counts it, is done to find how far moves go; the rest are given all the squares that are shown. */
const MOST_WORK = 10_000;

function boxesOf(movement: Movement): readonly Box[] {
  let work = 0;
  const known = new Map<string, Box>();
  for (const move of movement) {
    // How far it goes does not depend on what it does there.
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
