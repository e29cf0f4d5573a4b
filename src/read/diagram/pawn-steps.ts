import { byColor, type Board, type ByColor } from '../../ir/board.js';
import { equalMovements } from '../../ir/compare.js';
import { DOUBLE_STEP, type Movement } from '../../ir/movement.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Placement } from '../../ir/position.js';
import { squareSet, type SquareSet } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';

/** The first moves of the pieces as rules, and the pieces without the moves that became rules. */
export interface PawnSteps {
  readonly pieces: readonly PieceType[];
  readonly rules: Pick<RuleFields<PieceId>, 'doubleStep' | 'doubleStepRegion' | 'enPassantTypes'>;
}

/** The double step of a piece that promotes as in chess becomes a rule of the variant. Every other first move stays with its piece. */
export function readPawnSteps(
  pieces: readonly PieceType[],
  placements: readonly Placement[],
  board: Board,
): PawnSteps {
  const steppers = pieces.filter(({ movement }) =>
    movement.value.some(({ condition }) => condition.initial),
  );
  const ids = steppers.map(({ id }) => id);
  return {
    pieces: pieces.map((piece) => withoutDoubleStep(piece, board)),
    rules: {
      doubleStep: steppers.length > 0,
      doubleStepRegion: startSquares(placements, ids),
      enPassantTypes: byColor(() =>
        pieces
          .filter(({ movement }) => movement.value.some(({ enPassant }) => enPassant))
          .map(({ id }) => id),
      ),
    },
  };
}

function withoutDoubleStep(piece: PieceType, board: Board): PieceType {
  const { movement, promotion } = piece;
  const always = movement.value.filter(({ condition }) => !condition.initial);
  const stepping: Movement = [...always, DOUBLE_STEP];
  const isRule =
    promotion.style === 'pawn' &&
    always.length < movement.value.length &&
    equalMovements(movement.value, stepping, board);
  return isRule ? { ...piece, movement: { ...movement, value: always } } : piece;
}

function startSquares(
  placements: readonly Placement[],
  ids: readonly PieceId[],
): ByColor<SquareSet> {
  return byColor((color) =>
    squareSet(
      placements
        .filter((placed) => placed.color === color && ids.includes(placed.piece))
        .map(({ square }) => square),
    ),
  );
}
