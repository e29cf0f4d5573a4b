import { optionRule } from '../../facts/option-rule.js';
import type { LintedSection } from '../../linted-file.js';

export default optionRule({
  code: 'rule/walling-with-promotion',
  severity: 'error',
  title: 'Walls and promoted forms in one game.',
  why: 'A move that promotes a piece to its promoted form, as in shogi, always puts its wall on a1, even if a piece is there. The board then has both, although the FEN shows only the piece.',
  bad: [
    { text: '[x:chess]\nwallingRule = past\npromotedPieceType = ⟦n:q⟧\n' },
    { text: '[x:shogi]\npieceDrops = false\ncapturesToHand = false\nwallingRule = ⟦edge⟧\n' },
  ],
  good: [
    '[x:chess]\nwallingRule = past\n',
    '[x:chess]\nwallingRule = past\npromotionPieceTypes = -\npromotedPieceType = p:q\n',
    '[x:chess]\npromotedPieceType = n:q\n',
    '[x:chess]\nwallingRule = static\nwallOrMove = true\npromotedPieceType = n:q\n',
  ],
  keys: ['promotedPieceType', 'wallingRule', 'wallOrMove'],
  when: (section) =>
    section.rules.wallingRule !== 'none' && !section.rules.wallOrMove && promotes(section),
  message: ({ rules: { wallingRule } }) =>
    `with \`wallingRule = ${wallingRule}\` a move that promotes a piece as in shogi puts its wall on a1; use one of \`wallingRule\` and \`promotedPieceType\``,
});

/** Whether a piece other than the pawn has a promoted form. The engine takes care of the pawn. */
function promotes({
  rules: { pieces, promotedPieceType, promotionRegion },
}: LintedSection): boolean {
  return (
    (promotionRegion.white.length > 0 || promotionRegion.black.length > 0) &&
    pieces.some(({ type }) => type !== 'pawn' && promotedPieceType.has(type))
  );
}
