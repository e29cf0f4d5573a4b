import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { ineffectiveKeys, keysThatNeed } from '../../facts/ineffective.js';
import { defineRule } from '../../rule.js';

const KEYS = keysThatNeed('promotedPieceType');

export default defineRule({
  code: 'piece/promotion-keys-without-map',
  severity: 'info',
  title: 'A rule for promoted pieces in a game where none promotes.',
  why: 'These keys apply to the pairs of `promotedPieceType`, not to pawns and promotionPieceTypes. `pieceDemotion` is not one of them: it also demotes what a pawn became.',
  bad: [{ text: '[x:chess]\npiecePromotionOnCapture = ⟦true⟧\nmandatoryPiecePromotion = true\n' }],
  good: [
    '[x:chess]\nmandatoryPiecePromotion = true\npromotedPieceType = n:q\n',
    '[x:crazyhouse]\npieceDemotion = true\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const { rules } = section;
    if (rules.promotedPieceType.size > 0) return [];
    const lines = changingLines(section, ineffectiveKeys(section, KEYS));
    return findingAtLines(
      lines,
      `${keyList(lines)}: without effect, because \`promotedPieceType\` is empty; list the promotions there, or leave it out`,
    );
  },
});
