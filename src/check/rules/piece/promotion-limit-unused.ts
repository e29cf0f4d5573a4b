import { acts } from '../../../ir/acts.js';
import { COLORS } from '../../../ir/board.js';
import { listInWords } from '../../../text/words.js';
import { optionRule } from '../../facts/option-rule.js';
import type { LintedSection } from '../../linted-file.js';

export default optionRule({
  code: 'piece/promotion-limit-unused',
  severity: 'warning',
  title: 'A promotion limit for a piece to which nothing promotes.',
  why: 'The limit counts pieces on the board only when a piece is about to promote to that type. It does not add the type to `promotionPieceTypes`.',
  bad: [
    {
      text: '[x:chess]\ncustomPiece1 = c:C\npromotionLimit = ⟦c:2⟧\n',
      says: 'nothing promotes to `c`',
    },
    { text: '[x:chess]\npromotionLimit = ⟦q:1 p:8⟧\n', says: 'nothing promotes to `p`' },
  ],
  good: [
    '[x:chess]\npromotionLimit = q:1\n',
    '[x:chess]\ncustomPiece1 = c:C\npromotionPieceTypes = qc\npromotionLimit = c:2\n',
    '[x:chess]\npromotedPieceType = n:b\npromotionPieceTypes = q\npromotionLimit = b:2\n',
    '[x:chess]\npawn = -\npromotionLimit = p:2\n',
    '[x:chess]\npromotionLimit = p:0\n',
  ],
  keys: ['promotionLimit'],
  when: (section) => unused(section).length > 0,
  message: (section) => {
    const letters = unused(section).map((letter) => `\`${letter}\``);
    return `nothing promotes to ${listInWords(letters, 'or')}, so the limit has no effect; add the letter to \`promotionPieceTypes\`, or remove the limit`;
  },
});

/** The letters of the types that the section limits without need. */
function unused({ base, rules }: LintedSection): readonly string[] {
  const { promotedPieceType, promotionLimit, promotionPieceTypes } = rules;
  if (!acts('promotionLimit', rules)) return [];
  const targets = new Set<string | null>([
    ...COLORS.flatMap((color) => promotionPieceTypes[color]),
    ...promotedPieceType.values(),
  ]);
  return rules.pieces.flatMap(({ letter, type }) => {
    const limit = promotionLimit.get(type) ?? 0;
    const isNew = limit > 0 && limit !== base.promotionLimit.get(type);
    return isNew && !targets.has(type) && !targets.has('*') ? letter : [];
  });
}
