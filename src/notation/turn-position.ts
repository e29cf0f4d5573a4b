import { opposite, rotateSquare, type Board } from '../ir/board.js';
import type { Position } from '../ir/position.js';
import { rotateSquares } from '../ir/region.js';

/** The same position with the colours exchanged: the board is rotated by 180 degrees, hands and side to move are swapped. */
export function turnPosition(position: Position, board: Board): Position {
  const placements = position.placements.flatMap((placement) => {
    const square = rotateSquare(board, placement.square);
    return square === null ? [] : [{ ...placement, square, color: opposite(placement.color) }];
  });
  const { holes, checks } = position;
  return {
    ...position,
    ...(holes === undefined ? {} : { holes: rotateSquares(board, holes) }),
    ...(checks === undefined ? {} : { checks: { white: checks.black, black: checks.white } }),
    placements: placements.toSorted((a, b) => a.square - b.square),
    hands: { white: position.hands.black, black: position.hands.white },
    turn: opposite(position.turn),
  };
}
