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

/** All rules in words, in the order in which they are described within their chapters. */
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

/** The fields on which some sentence depends. */
export type SaidKey = (typeof RULE_FAMILIES)[number]['says'][number];

/** The fields on which no sentence depends, each with the reason. The compiler asks that each field is here or in a family. */
export const SILENT: Readonly<Record<Exclude<RuleKey, SaidKey>, string>> = {
  doubleStep: 'Without it there is no double step, because its region is empty.',
  diagonalLines: 'Said of the pieces that move along them.',
  soldierPromotionRank: 'Said of the soldier, whose sideways moves depend on it.',
};
