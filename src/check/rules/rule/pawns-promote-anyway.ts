import { COLORS, type Color } from '../../../ir/board.js';
import { optionRule } from '../../facts/option-rule.js';
import type { LintedSection } from '../../linted-file.js';

export default optionRule({
  code: 'rule/pawns-promote-anyway',
  severity: 'warning',
  title: 'Pawns left out of promotionPawnTypes, although they still promote.',
  why: 'The piece type pawn promotes whatever promotionPawnTypes says. Only promotionRegionWhite and promotionRegionBlack forbid it.',
  bad: [
    { text: '[x:chess]\npromotionPawnTypes = ⟦-⟧\n' },
    { text: '[x:chess]\npromotionPawnTypesWhite = ⟦-⟧\n' },
    { text: '[x:chess]\npromotionPawnTypes = ⟦n⟧\n' },
  ],
  good: [
    '[x:chess]\npromotionPawnTypes = p\n',
    '[x:chess]\npromotionPawnTypes = pn\n',
    '[x:chess]\npromotionPawnTypes = *\n',
    '[x:chess]\npromotionPawnTypes = -\npromotionRegionWhite = -\npromotionRegionBlack = -\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcF\npromotionPawnTypes = -\n',
  ],
  keys: ['promotionPawnTypes', 'promotionPawnTypesWhite', 'promotionPawnTypesBlack'],
  when: (section) =>
    section.rules.pieces.some(({ type }) => type === 'pawn') &&
    COLORS.some((color) => promotesAnyway(section, color)),
  message:
    "the engine's pawn promotes whatever this option says; to forbid it, write `promotionRegionWhite = -` and `promotionRegionBlack = -`",
});

function promotesAnyway({ rules }: LintedSection, color: Color): boolean {
  const types: readonly string[] = rules.promotionPawnTypes[color];
  const isLeftOut = !types.includes('pawn') && !types.includes('*');
  return isLeftOut && rules.promotionRegion[color].length > 0;
}
