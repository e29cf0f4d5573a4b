import type { RuleKey } from '../ir/rules.js';
import type { RuleFamily } from './rule-family.js';
import { captures } from './rules/captures.js';
import { castling } from './rules/castling.js';
import { check } from './rules/check.js';
import { connection } from './rules/connection.js';
import { counting } from './rules/counting.js';
import { drops } from './rules/drops.js';
import { extinction } from './rules/extinction.js';
import { gatingAndWalls } from './rules/gating-and-walls.js';
import { goals } from './rules/goals.js';
import { mate } from './rules/mate.js';
import { passing } from './rules/passing.js';
import { pawnSteps } from './rules/pawn-steps.js';
import { promotion } from './rules/promotion.js';
import { repetition } from './rules/repetition.js';

/** All families of rules, in the order in which they are described within their chapters. */
export const RULE_FAMILIES = [
  promotion,
  pawnSteps,
  castling,
  captures,
  drops,
  passing,
  gatingAndWalls,
  check,
  goals,
  connection,
  extinction,
  mate,
  repetition,
  counting,
] as const satisfies readonly RuleFamily[];

/** The rule fields that appear in a sentence. */
export type DescribedRuleKey = (typeof RULE_FAMILIES)[number]['fields'][number];

/** The rule fields that appear in no sentence, each with the reason. The compiler requires every field either here or in a family. */
export const UNDESCRIBED_RULES: Readonly<Record<Exclude<RuleKey, DescribedRuleKey>, string>> = {
  doubleStep: 'Without it there is no double step, because its region is empty.',
  diagonalLines: 'Described with the pieces that move along them.',
  soldierPromotionRank: 'Described with the soldier, whose sideways moves depend on it.',
};
