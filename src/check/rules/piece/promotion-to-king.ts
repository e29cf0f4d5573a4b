import { findingAtLines } from '../../facts/findings.js';
import { linesOfPromotionTo } from '../../facts/promotions.js';
import { defineRule } from '../../rule.js';

export default defineRule({
  code: 'piece/promotion-to-king',
  severity: 'error',
  title: 'A pawn may promote to a king.',
  why: 'If a player has two kings, only the first one, counted from a1, is royal. Any move can change which one that is.',
  bad: [{ text: '[x:chess]\npromotionPieceTypes = ⟦qk⟧\n' }],
  good: [
    '[x:chess]\npromotionPieceTypes = q\n',
    '[x:chess]\ncommoner = c\npromotionPieceTypes = qc\n',
  ],
  reads: 'section',
  keys: ['promotionPieceTypes', 'promotionPieceTypesWhite', 'promotionPieceTypesBlack'],
  check: (section) =>
    findingAtLines(
      linesOfPromotionTo(section, 'king'),
      'a pawn may become a king, but only one of two kings is royal; leave the king out, or use a piece that is not royal (a commoner)',
    ),
});
