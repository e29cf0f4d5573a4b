import { COLORS } from '../../../ir/board.js';
import { changingLines, findingAtLines } from '../../facts/findings.js';
import { defineRule } from '../../rule.js';

const KEYS = [
  'promotionPawnTypes',
  'promotionPawnTypesWhite',
  'promotionPawnTypesBlack',
  'pawnTypes',
] as const;

export default defineRule({
  code: 'piece/main-pawn-type-is-last',
  severity: 'warning',
  title: 'A captured promoted pawn goes to the hand as another piece.',
  why: 'The last letter is the main one: every captured promoted piece turns into it.',
  bad: [{ text: '[x:crazyhouse]\ncustomPiece1 = a:mfWcfF\npawnTypes = ⟦pa⟧\n' }],
  good: [
    '[x:crazyhouse]\ncustomPiece1 = a:mfWcfF\npawnTypes = ap\n',
    '[x:chess]\ncustomPiece1 = a:mfWcfF\npawnTypes = pa\n',
  ],
  reads: 'section',
  keys: KEYS,
  check: (section) => {
    const { capturesToHand, mainPromotionPawnType, promotionPawnTypes } = section.rules;
    const isOther = COLORS.some(
      (color) =>
        promotionPawnTypes[color].includes('pawn') && mainPromotionPawnType[color] !== 'pawn',
    );
    if (!capturesToHand || !isOther) return [];
    return findingAtLines(
      changingLines(section, KEYS),
      'a captured promoted piece goes to the hand as the last piece of the list, not as a pawn; put the letter of the pawn last',
    );
  },
});
