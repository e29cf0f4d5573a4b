import { COLORS } from '../../../ir/board.js';
import type { Color } from '../../../ir/board.js';
import type { EnginePieceType, EngineRules } from '../../../ir/engine-rules.js';
import { KING } from '../../facts/kings.js';
import { optionRule } from '../../facts/option-rule.js';
import { ownPair, type LintedSection } from '../../linted-file.js';

export default optionRule({
  code: 'piece/no-promotion-types',
  severity: 'error',
  title: 'Pawns have nothing to promote to.',
  why: 'Without a parent `promotionPieceTypes` is empty. A pawn that must promote but cannot is not allowed into its promotion region.',
  bad: [
    {
      text: '[x]\npawn = ⟦p⟧\nking = k\nstartFen = 4k3/P7/8/8/8/8/8/4K3 w - - 0 1\n',
      says: 'region; write `mandatoryPawnPromotion = false`',
    },
    {
      text: '[x]\npawn = ⟦p⟧\nking = k\nfers = m\nrook = r\nstartFen = 4k3/P7/8/8/8/8/8/RM2K3 w - - 0 1\n',
      says: 'write for example `promotionPieceTypes = rm`, or',
    },
    { text: '[x:chess]\npromotionPieceTypes = ⟦-⟧\n' },
    {
      text: '[x:chess]\npromotionPieceTypes = ⟦-⟧\npromotionRegionWhite = a8\npromotionRegionBlack = -\n',
    },
  ],
  good: [
    '[x:chess]\npromotionPieceTypes = q\n',
    '[x:chess]\npromotionPieceTypes = -\nmandatoryPawnPromotion = false\n',
    '[x:chess]\npromotionPieceTypes = -\npromotionRegionWhite = -\npromotionRegionBlack = -\n',
    '[x:sittuyin]\npromotionPieceTypes = -\nmandatoryPawnPromotion = true\n',
    '[x:chess]\npawn = -\npromotionPieceTypes = -\n',
    // The value is misread, which ini/invalid-value reports.
    '[x:chess]\nqueen = -\npromotionPieceTypes = q\n',
  ],
  keys: ['promotionPieceTypes', 'promotionPawnTypes', 'pawnTypes', 'pawn'],
  when: (section) =>
    ['', '-'].includes(ownPair(section, 'promotionPieceTypes')?.value ?? '') &&
    COLORS.some((color) => isStuck(section, color)),
  message: ({ rules }) => {
    const letters = rules.pieces
      .filter(({ type }) => type !== KING && !isPawn(rules, type))
      .map(({ letter }) => letter)
      .join('');
    const types = letters === '' ? '' : `for example \`promotionPieceTypes = ${letters}\`, or `;
    return `\`promotionPieceTypes\` is empty, so a pawn cannot enter its promotion region; write ${types}\`mandatoryPawnPromotion = false\``;
  },
});

/** Whether pawns of this colour must promote in some region, but cannot. */
function isStuck({ rules }: LintedSection, color: Color): boolean {
  return (
    rules.mandatoryPawnPromotion &&
    // In Sittuyin a promotion is a separate move, and pawns can enter the region without promoting.
    !rules.sittuyinPromotion &&
    rules.promotionPieceTypes[color].length === 0 &&
    rules.promotionRegion[color].length > 0 &&
    rules.pieces.some(
      ({ type }) =>
        rules.promotionPawnTypes[color].includes(type) && !rules.promotedPieceType.has(type),
    )
  );
}

function isPawn({ promotionPawnTypes }: EngineRules, type: EnginePieceType): boolean {
  return COLORS.some((color) => promotionPawnTypes[color].includes(type));
}
