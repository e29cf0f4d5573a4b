import { diagnose } from '../../catalog/diagnose.js';
import { COLORS, type Board } from '../../ir/board.js';
import type { Move } from '../../ir/movement.js';
import { pawnMovement, promotesAsPawn } from '../../ir/pawn.js';
import { formsOf, type PieceId, type PieceType } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import type { Variant } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';

/** Findings about pieces that play no part in the game: a row or a cell may be missing. */

/** Pieces that are neither in the start position nor a form that others promote to. */
export function neverInPlay(
  { options, pieces, rules }: Pick<Variant, 'options' | 'pieces' | 'rules'>,
  start: Position | null,
  promotedOnly: ReadonlySet<PieceId>,
): readonly Diagnostic[] {
  // The author's own options may bring anything into play.
  if (start === null || rules.freeDrops || options.length > 0) return [];
  const { hands, placements } = start;
  const inPlay = new Set<PieceId>([
    // Promoted forms to which nothing promotes are reported separately.
    ...promotedOnly,
    // The `+R` of a start position may turn back into R, and needs its row in any case.
    ...placements.flatMap(({ piece, promotedFrom }) => [piece, promotedFrom ?? piece]),
    ...[...hands.white, ...hands.black].map(({ piece }) => piece),
    ...pieces.flatMap(({ promotion }) => formsOf(promotion)),
    ...COLORS.flatMap((color) => rules.promotionPieceTypes[color]),
  ]);
  return pieces
    .filter(({ id, movement }) => !inPlay.has(id) && movement.origin.kind !== 'inherited')
    .map(({ abbreviation, glyphs, name, span }) => {
      const piece = name ?? glyphs[0] ?? abbreviation ?? '?';
      const message = `The ${piece} is in no start position and no hand, and nothing promotes to it, so it never comes into play.`;
      return diagnose('piece/not-in-play', 'warning', span, message);
    });
}

/** Pawns that stay on the last rank forever, unless a cell, bullet or goal explains it. */
export function stuckPawns({
  board,
  family,
  hasColumn,
  options,
  origins,
  pieces,
  rules,
}: Pick<Variant, 'family' | 'options' | 'origins' | 'pieces' | 'rules'> & {
  readonly board: Board;
  /** Whether a table has the column Promote. */
  readonly hasColumn: boolean;
}): readonly Diagnostic[] {
  const { connectN, flagRegion, promotionPieceTypes, promotionRegion } = rules;
  const hasChoices = COLORS.some((color) => promotionPieceTypes[color].length > 0);
  const isNowhere =
    origins.promotionRegion?.kind === 'stated' && promotionRegion.white.length === 0;
  const isAim = connectN > 0 || COLORS.some((color) => flagRegion[color].length > 0);
  if (options.length > 0 || isAim || isNowhere) return [];
  const isStuck = (piece: PieceType): boolean =>
    piece.promotion.style === 'none' &&
    !(hasChoices && promotesAsPawn(piece, rules)) &&
    piece.confined === undefined &&
    piece.movement.origin.kind !== 'inherited' &&
    piece.movement.value.some(({ modality }) => modality === 'quiet') &&
    piece.movement.value.every(isPawnStep) &&
    (!hasColumn || pawnMovement(piece.movement.value, board) !== null);
  return pieces.filter(isStuck).map(({ id, name, span }) => {
    const forms = pieces.filter((other) => other.id !== id && !other.royal && !isStuck(other));
    const most = family === 'shogi' ? 1 : 4;
    const example = forms.slice(0, most).map((form) => form.abbreviation ?? form.id);
    const such = example.length === 0 ? '' : `, such as "${example.join(', ')}"`;
    const message = `The ${name ?? id} moves only forward and promotes to nothing, so it is stuck on the last rank; write what it becomes in a column "Promote"${such}.`;
    return diagnose('piece/never-promotes', 'warning', span, message);
  });
}

/** Whether a move goes one rank forward, or two as a first move. */
function isPawnStep(move: Move): boolean {
  return (
    (move.kind === 'leap' || move.kind === 'lame-leap') &&
    (move.vector.dy === 1 || (move.condition.initial && move.vector.dy === 2))
  );
}
