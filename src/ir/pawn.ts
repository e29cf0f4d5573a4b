import { byColor, COLORS, type Board, type ByColor } from './board.js';
import { equalMovements } from './compare.js';
import type { PieceId, PieceType } from './piece.js';
import { NO_SQUARES, type SquareSet } from './region.js';
import type { RuleFields } from './rules.js';
import { ALWAYS, DOUBLE_STEP, type Move, type Movement } from './movement.js';

/**
 * A chess pawn's moves: one square forward without capturing, or one diagonally forward to capture. Double step and en passant are left out
 * because they are rules of the variant.
 */
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

/** Whether a piece promotes like a chess pawn, according to its row or to the rules. */
export function promotesAsPawn(
  { id, promotion }: Pick<PieceType, 'id' | 'promotion'>,
  { promotionPawnTypes: { white, black } }: Pick<RuleFields<PieceId>, 'promotionPawnTypes'>,
): boolean {
  return promotion.style === 'pawn' || white.includes(id) || black.includes(id);
}

/**
 * The pawn of each side into which a captured promoted one turns back: the last one of the document. The engine takes the last one that the
 * option names.
 */
export function mainPawns(
  pieces: readonly Pick<PieceType, 'id'>[],
  { promotionPawnTypes }: Pick<RuleFields<PieceId>, 'promotionPawnTypes'>,
): ByColor<PieceId | null> {
  return byColor(
    (color) => pieces.findLast(({ id }) => promotionPawnTypes[color].includes(id))?.id ?? null,
  );
}

/** Whether a rule states what all pawns become. It then overrides the rows of the pieces; without it, it is what all rows together state. */
export function statesChoices(
  pieces: readonly Pick<PieceType, 'promotion'>[],
  { promotionPieceTypes }: Pick<RuleFields<PieceId>, 'promotionPieceTypes'>,
): boolean {
  const stated = new Set(
    pieces.flatMap(({ promotion }) => (promotion.style === 'pawn' ? promotion.to : [])),
  );
  return COLORS.some((color) => {
    const choices = promotionPieceTypes[color];
    return choices.length !== stated.size || choices.some((id) => !stated.has(id));
  });
}

interface LongSteps {
  readonly doubleStep: boolean;
  readonly tripleStepRegion: ByColor<SquareSet>;
}

interface PassingRules extends LongSteps {
  readonly enPassantRegion: ByColor<SquareSet>;
  readonly enPassantTypes: ByColor<readonly string[]>;
}

/** Whether pawns may pass over squares. A triple step does not need the double step (measured). */
export function hasLongSteps({
  doubleStep,
  tripleStepRegion: { white, black },
}: LongSteps): boolean {
  return doubleStep || white.length > 0 || black.length > 0;
}

/**
 * The rules of a game with these types, with no square to capture en passant on for a side none of whose pieces does. The engine's pawn
 * always does where there is such a square, whatever its option `enPassantTypes` says (measured).
 */
export function withPassing<R extends PassingRules>(rules: R, types: readonly string[]): R {
  const { enPassantRegion, enPassantTypes } = rules;
  if (!hasLongSteps(rules) || !types.includes('pawn')) return rules;
  return {
    ...rules,
    enPassantRegion: byColor((color) =>
      enPassantTypes[color].length === 0 ? NO_SQUARES : enPassantRegion[color],
    ),
  };
}

/** Whether a piece may be the engine's pawn, which captures en passant whenever another piece of its side does. */
function mayPass({ id }: PieceType, { white, black }: PassingRules['enPassantTypes']): boolean {
  return [white, black].every(
    (types) => types.length === 0 || types.includes(id) || types.includes('*'),
  );
}

/**
 * Whether a piece counts as the pawn of the game. It does if it moves like a pawn and promotes as in chess, or if its movement includes the
 * double step and the game has one. A text may say that it is not a pawn.
 */
export function isPawn(
  piece: PieceType,
  rules: Pick<RuleFields<PieceId>, 'promotionPawnTypes' | 'doubleStep' | 'enPassantTypes'>,
  board: Board,
): boolean {
  if (piece.notPawn === true || !mayPass(piece, rules.enPassantTypes)) return false;
  const moves = pawnMovement(piece.movement.value, board);
  return (
    (moves === 'plain' && promotesAsPawn(piece, rules)) ||
    (moves === 'stepping' && rules.doubleStep)
  );
}

/** Whether a movement is that of a pawn, without ('plain') or with a written double step ('stepping'); null if it is neither. */
export function pawnMovement(movement: Movement, board: Board): 'plain' | 'stepping' | null {
  const given = movement.map((move) => (move.enPassant ? { ...move, enPassant: false } : move));
  if (equalMovements(PAWN, given, board)) return 'plain';
  return equalMovements([...PAWN, DOUBLE_STEP], given, board) ? 'stepping' : null;
}

/**
 * Whether a piece that promotes like a pawn gets the variant's double step: it can move one square straight ahead, and its own movement
 * contains no first move.
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

/** Whether a piece that promotes as in chess gets the variant's double step. */
export function getsDoubleStep(
  { movement, promotion }: Pick<PieceType, 'movement' | 'promotion'>,
  { doubleStep }: Pick<RuleFields<PieceId>, 'doubleStep'>,
): boolean {
  return doubleStep && promotion.style === 'pawn' && takesDoubleStep(movement.value);
}
