import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { ineffectiveKeys, keysThatNeed } from '../../facts/ineffective.js';
import { defineRule } from '../../rule.js';

const KEYS = keysThatNeed('promotedPieceType');

export default defineRule({
  code: 'piece/promotion-keys-without-map',
  severity: 'info',
  title: 'A rule for promoted pieces in a game without promotedPieceType.',
  why: 'These keys apply to the pairs of `promotedPieceType`, not to pawns and promotionPieceTypes. `pieceDemotion` is not reported, because it also demotes promoted pawns.',
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
      `${keyList(lines)}: no effect, because \`promotedPieceType\` is empty; list the promotions there, or remove the line`,
    );
  },
});
