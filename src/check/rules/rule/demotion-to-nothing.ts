import { COLORS } from '../../../ir/board.js';
import { optionRule } from '../../facts/option-rule.js';

export default optionRule({
  code: 'rule/demotion-to-nothing',
  severity: 'error',
  title: '`pieceDemotion` where pawns promote to a choice of pieces.',
  why: 'The engine does not remember what the promoted piece was. When demoted it has no type: it can be captured, but FENs show it as a wall, and after reading such a FEN it is one.',
  bad: [
    { text: '[x:chess]\npieceDemotion = ⟦true⟧\n' },
    { text: '[x:crazyhouse]\npieceDemotion = ⟦true⟧\n' },
  ],
  good: [
    '[x:shogi]\npieceDemotion = true\n',
    '[x:chess]\npieceDemotion = false\n',
    '[x:chess]\npieceDemotion = true\npromotionPieceTypes = -\n',
    '[x:chess]\npieceDemotion = true\npawn = -\n',
  ],
  keys: [
    'pieceDemotion',
    'promotionPawnTypes',
    'promotionPawnTypesWhite',
    'promotionPawnTypesBlack',
    'promotionPieceTypes',
    'promotionPieceTypesWhite',
    'promotionPieceTypesBlack',
  ],
  when: ({ rules: { pieceDemotion, pieces, promotionPawnTypes, promotionPieceTypes } }) => {
    const there = new Set(pieces.map(({ type }) => type));
    const chooses = COLORS.some((color) =>
      [promotionPawnTypes, promotionPieceTypes].every((types) =>
        types[color].some((type) => type !== '*' && there.has(type)),
      ),
    );
    return pieceDemotion && chooses;
  },
  message:
    '`pieceDemotion` turns a promoted pawn into a piece without a type, which FENs show as a wall; leave it out, or promote by promotedPieceType only',
});
