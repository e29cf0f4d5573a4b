import { equalMovements } from '../../../ir/compare.js';
import { DOUBLE_STEP, type Move, type Movement } from '../../../ir/movement.js';
import { getsDoubleStep, hasLongSteps } from '../../../ir/pawn.js';
import type { PieceType } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { hasStepsLeft } from '../../../text/steps.js';
import { printBetza } from '../../betza/print-betza.js';

/** The text of a movement for XBoard. */
interface XboardMovement {
  readonly text: string;
  /** How the moves in XBoard differ from those of the piece; null if the text is exact. */
  readonly differs: string | null;
  /** Whether there was no work left to look for the text, which then says nothing. */
  readonly isUnfinished: boolean;
}

/** The text of a piece that never moves: XBoard tests the square before the target, and for a lame step of one square that is its origin. */
const NEVER_MOVES = 'nW';

/**
 * The movement in XBoard's Betza. XBoard has no regions, so moves that depend on one are written as possible from every square, so that it
 * refuses no legal move. Other moves that XBoard cannot express are left out.
 */
export function xboardMovement(variant: Variant, piece: PieceType): XboardMovement {
  const wanted = withPawnRules(variant, piece);
  const everywhere = wanted.some(dependsOnRegion) ? wanted.map(withoutRegions) : wanted;
  const lenient = equalMovements(everywhere, wanted)
    ? []
    : ['the moves of a region from every square'];
  const whole = print(variant, everywhere);
  if (whole !== null) return { text: whole, differs: lenient[0] ?? null, isUnfinished: false };
  const expressible = everywhere.filter((move) => print(variant, [move]) !== null);
  const text = print(variant, expressible);
  const lacking = text === null ? everywhere.length : everywhere.length - expressible.length;
  const lacks = `without ${lacking} of its ${everywhere.length} moves`;
  return {
    text: text ?? NEVER_MOVES,
    differs: [...lenient, lacks].join(' and '),
    isUnfinished: !hasStepsLeft(),
  };
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

/** The movement with the double step, and with en passant for exactly the pieces that the rules name. */
function withPawnRules(variant: Variant, piece: PieceType): Movement {
  const passes = passesByRule(variant, piece);
  const captures = piece.movement.value.map((move) =>
    move.modality === 'capture' ? { ...move, enPassant: passes } : move,
  );
  return getsDoubleStep(piece, variant.rules) ? [...captures, DOUBLE_STEP] : captures;
}

/** Whether the piece captures en passant. */
export function passesByRule({ rules }: Variant, { id }: PieceType): boolean {
  const { white, black } = rules.enPassantTypes;
  return hasLongSteps(rules) && [...white, ...black].some((type) => type === id || type === '*');
}
