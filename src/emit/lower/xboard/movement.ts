import { equalMovements } from '../../../ir/compare.js';
import { DOUBLE_STEP, type Move, type Movement } from '../../../ir/movement.js';
import { takesDoubleStep } from '../../../ir/pawn.js';
import type { PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { printBetza } from '../../betza/print-betza.js';

/** What XBoard gets for a movement. */
interface XboardMovement {
  readonly text: string;
  /** What XBoard allows that the piece may not do, or the other way round; null if the text is exact. */
  readonly differs: string | null;
}

/** A described piece without any move: a lame step of one square tests its own origin, and is never made. */
const NEVER_MOVES = 'nW';

/**
 * The movement in XBoard's Betza. XBoard knows no regions: moves that depend on one are given from everywhere, so that it refuses
 * no legal move. Of what else it cannot say, what it can.
 */
export function xboardMovement(variant: Variant, piece: PieceType): XboardMovement {
  const wanted = withPawnRules(variant, piece);
  const everywhere = wanted.some(dependsOnRegion) ? wanted.map(withoutRegions) : wanted;
  const lenient = equalMovements(everywhere, wanted)
    ? []
    : ['the moves of a region from every square'];
  const whole = print(variant, everywhere);
  if (whole !== null) return { text: whole, differs: lenient[0] ?? null };
  const sayable = everywhere.filter((move) => print(variant, [move]) !== null);
  const text = print(variant, sayable);
  const lacking = text === null ? everywhere.length : everywhere.length - sayable.length;
  const lacks = `without ${lacking} of its ${everywhere.length} moves`;
  return { text: text ?? NEVER_MOVES, differs: [...lenient, lacks].join(' and ') };
}

function print(variant: Variant, movement: Movement): string | null {
  if (movement.length === 0) return NEVER_MOVES;
  const printed = printBetza(movement, 'xboard', variant.board.value);
  return printed.kind === 'printed' ? printed.text : null;
}

function dependsOnRegion({ condition: { from, to } }: Move): boolean {
  return from !== null || to !== null;
}

function withoutRegions(move: Move): Move {
  return { ...move, condition: { ...move.condition, from: null, to: null } };
}

/** The double step and the capture in passing, where rules give them and the movement does not. */
function withPawnRules(variant: Variant, piece: PieceType): Movement {
  const { rules } = variant;
  const movement = piece.movement.value;
  const doubles = rules.doubleStep && piece.promotion.style === 'pawn' && takesDoubleStep(movement);
  const passes = [...rules.enPassantTypes.white, ...rules.enPassantTypes.black].includes(piece.id);
  const captures =
    passes && rules.doubleStep
      ? movement.map((move) => (move.modality === 'capture' ? { ...move, enPassant: true } : move))
      : movement;
  return doubles ? [...captures, DOUBLE_STEP] : captures;
}
