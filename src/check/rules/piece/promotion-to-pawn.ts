import { findingAtLines } from '../../facts/findings.js';
import { linesOfPromotionTo } from '../../facts/promotions.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/promotion-to-pawn',
  severity: 'warning',
  title: 'A pawn may promote to a pawn.',
  why: 'The new pawn would be on the last rank, where it cannot move.',
  bad: [{ text: '[x:chess]\npromotionPieceTypes = ⟦qp⟧\n' }],
  good: ['[x:chess]\npromotionPieceTypes = q\n'],
  reads: 'section',
  keys: ['promotionPieceTypes', 'promotionPieceTypesWhite', 'promotionPieceTypesBlack'],
  check: (section) =>
    findingAtLines(
      linesOfPromotionTo(section, 'pawn'),
      'a pawn may promote to a pawn, which cannot move on the last rank; leave out its letter',
    ),
});
