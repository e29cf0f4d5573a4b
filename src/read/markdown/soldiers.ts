import { equalMovements } from '../../ir/compare.js';
import type { Board } from '../../ir/board.js';
import type { Move } from '../../ir/movement.js';
import type { PieceType } from '../../ir/piece.js';
import { bothSides, squaresWhere, type Region } from '../../ir/region.js';
import { readAsProgram } from '../betza/read-betza.js';

/** Pieces, and the regions on which their moves depend. */
interface PiecesAndRegions {
  readonly pieces: readonly PieceType[];
  readonly regions: readonly Region[];
}

/** The pieces, with the sideways moves of soldiers (`fsW`) limited to a rank (from 0) and those beyond it, as seen by their player. */
export function limitedSoldiers(
  { pieces, regions }: PiecesAndRegions,
  board: Board,
  rank: number,
): PiecesAndRegions {
  const soldier = readAsProgram('fsW', 'fairy-stockfish');
  const isSoldier = ({ movement }: PieceType): boolean =>
    equalMovements(movement.value, soldier, board);
  if (rank <= 0 || !pieces.some(isSoldier)) return { pieces, regions };
  const name = freeName('beyond', regions);
  const isSideways = (move: Move): boolean => move.kind === 'leap' && move.vector.dy === 0;
  const limited = (move: Move): Move =>
    isSideways(move) ? { ...move, condition: { ...move.condition, from: name } } : move;
  const white = squaresWhere(board, (_file, from) => from >= rank);
  return {
    pieces: pieces.map((piece) =>
      isSoldier(piece)
        ? {
            ...piece,
            movement: { ...piece.movement, value: piece.movement.value.map(limited) },
          }
        : piece,
    ),
    regions: [...regions, { name, squares: bothSides(board, white) }],
  };
}

function freeName(wanted: string, regions: readonly Region[]): string {
  return regions.some(({ name }) => name === wanted) ? freeName(`${wanted}-`, regions) : wanted;
}
