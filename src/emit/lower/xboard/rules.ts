import type { XboardParent } from '../../../catalog/xboard/parents.js';
import { defaultRules } from '../../../ir/default-rules.js';
import type { PieceId } from '../../../ir/piece.js';
import type { Variant } from '../../../ir/variant.js';
import { COMMON_FATES, ruleShortfalls } from '../rule-support.js';
import type { Shortfall } from '../shortfall.js';

/** Rules of play and of the end that XBoard does not play as the variant has them. */
export function xboardRuleShortfalls(variant: Variant, parent: XboardParent): readonly Shortfall[] {
  return ruleShortfalls(variant, {
    name: 'XBoard',
    fates: COMMON_FATES,
    plays: { ...defaultRules<PieceId>({ pawn: null, king: null, rook: null }), ...parent.plays },
    owner: "XBoard's parent variant",
  });
}
