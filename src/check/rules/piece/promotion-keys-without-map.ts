import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { ineffectiveKeys, keysThatNeed } from '../../facts/ineffective.js';
import { defineRule } from '../../rule.js';

const KEYS = keysThatNeed('promotedPieceType');

export default defineRule({
  code: 'piece/promotion-keys-without-map',
  severity: 'info',
  since: '0.1.0',
  title: 'A rule for promoting pieces, where none promotes.',
  why: 'These keys speak of the pairs of `promotedPieceType`; pawns and promotionPieceTypes have nothing to do with them. `pieceDemotion` is no such key: it lets what a pawn became turn back, too.',
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
      `${keyList(lines)}: without effect, because \`promotedPieceType\` is empty; name what promotes to what, or leave it out`,
    );
  },
});
