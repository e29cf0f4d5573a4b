import type { PieceId } from './piece.js';
import type { RuleFields } from './rules.js';

/** Whether a rule for types on the board names the piece. In the engine it would hold for a form of the same type, too. */
export function hasOwnRule(rules: RuleFields<PieceId>, id: PieceId): boolean {
  const { extinctionPieceTypes, flagPiece, nMoveRuleTypes } = rules;
  return [
    ...rules.petrifyOnCaptureTypes,
    ...rules.blastImmuneTypes,
    ...rules.mutuallyImmuneTypes,
    ...rules.connectPieceTypes,
    ...extinctionPieceTypes,
    ...[flagPiece, nMoveRuleTypes, rules.enPassantTypes, rules.promotionPawnTypes].flatMap(
      ({ white, black }) => [white, black].flat(),
    ),
  ].includes(id);
}
