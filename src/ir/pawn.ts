import type { Board } from './board.js';
import { equalMovements } from './compare.js';
import type { PieceId, PieceType } from './piece.js';
import type { RuleFields } from './rules.js';
import { ALWAYS, DOUBLE_STEP, type Move, type Movement } from './movement.js';

/** One square forward without capturing, one diagonally forward to capture: a chess pawn without double step and en passant, which are rules of the variant. */
const PAWN: Movement = [
  { dx: 0, modality: 'quiet' as const },
  { dx: -1, modality: 'capture' as const },
  { dx: 1, modality: 'capture' as const },
].map(({ dx, modality }): Move => ({
  kind: 'leap',
  vector: { dx, dy: 1 },
  modality,
  condition: ALWAYS,
  enPassant: false,
}));

/** Whether a piece promotes like a chess pawn, according to its row or the rules. */
export function promotesAsPawn(
  { id, promotion }: Pick<PieceType, 'id' | 'promotion'>,
  { promotionPawnTypes: { white, black } }: Pick<RuleFields<PieceId>, 'promotionPawnTypes'>,
): boolean {
  return promotion.style === 'pawn' || white.includes(id) || black.includes(id);
}

/**
 * Whether a piece is the pawn of a game: what moves so and promotes as in chess, or whose double step is written and is the game's own,
 * unless a text says that it is none.
 */
export function isPawn(
  piece: PieceType,
  rules: Pick<RuleFields<PieceId>, 'promotionPawnTypes' | 'doubleStep'>,
  board: Board,
): boolean {
  if (piece.notPawn === true) return false;
  const moves = pawnMovement(piece.movement.value, board);
  return (
    (moves === 'plain' && promotesAsPawn(piece, rules)) ||
    (moves === 'stepping' && rules.doubleStep)
  );
}

/** Whether a movement is that of a pawn, with or without a written double step; null if it is not. */
export function pawnMovement(movement: Movement, board: Board): 'plain' | 'stepping' | null {
  const given = movement.map((move) => (move.enPassant ? { ...move, enPassant: false } : move));
  if (equalMovements(PAWN, given, board)) return 'plain';
  return equalMovements([...PAWN, DOUBLE_STEP], given, board) ? 'stepping' : null;
}

/**
 * Whether a piece that promotes as a pawn does has the double step of the variant: it goes one square straight ahead, and no first move of its own is
 * written.
 */
export function takesDoubleStep(movement: Movement): boolean {
  return (
    movement.every(({ condition }) => !condition.initial) &&
    movement.some(
      (move) =>
        move.modality === 'quiet' &&
        ((move.kind === 'leap' && move.vector.dx === 0 && move.vector.dy === 1) ||
          (move.kind === 'ride' && move.step.dx === 0 && move.step.dy === 1)),
    )
  );
}
