import { changingLines, findingAtLines, keyList } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

const KEYS = [
  'pieceDemotion',
  'mandatoryPiecePromotion',
  'piecePromotionOnCapture',
  'dropPromoted',
] as const;

export default defineRule({
  code: 'piece/promotion-keys-without-map',
  severity: 'info',
  since: '0.1.0',
  title: 'A rule for promoting pieces, where none promotes.',
  why: 'These keys speak of the pairs of `promotedPieceType`; pawns and promotionPieceTypes have nothing to do with them.',
  bad: [{ text: '[x:chess]\npieceDemotion = ⟦true⟧\nmandatoryPiecePromotion = true\n' }],
  good: ['[x:chess]\npieceDemotion = true\npromotedPieceType = n:q\n'],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const { rules } = section;
    if (rules.promotedPieceType.size > 0) return [];
    const lines = changingLines(
      section,
      KEYS.filter((key) => rules[key]),
    );
    return findingAtLines(
      lines,
      `${keyList(lines)}: without effect, because \`promotedPieceType\` is empty; name what promotes to what, or leave it out`,
    );
  },
});
