import { optionRule } from '../../facts/option-rule.js';
import { colorsWithoutPawns, mayHavePawns } from '../../facts/pawns-anyway.js';

export default optionRule({
  code: 'rule/pawns-promote-anyway',
  severity: 'warning',
  title: 'Pawns left out of promotionPawnTypes, although they still promote.',
  why: 'The piece type pawn promotes whatever promotionPawnTypes says. Only promotionRegionWhite and promotionRegionBlack forbid it.',
  bad: [
    { text: '[x:chess]\npromotionPawnTypes = ⟦-⟧\n' },
    { text: '[x:chess]\npromotionPawnTypesWhite = ⟦-⟧\n' },
    { text: '[x:chess]\npromotionPawnTypes = ⟦n⟧\n' },
    {
      text: '[x:chess]\npromotionPawnTypes = ⟦-⟧\npromotionPieceTypes = -\npromotedPieceType = p:n\n',
    },
  ],
  good: [
    '[x:chess]\npromotionPawnTypes = p\n',
    '[x:chess]\npromotionPawnTypes = pn\n',
    '[x:chess]\npromotionPawnTypes = *\n',
    '[x:chess]\npromotionPawnTypes = -\npromotionRegionWhite = -\npromotionRegionBlack = -\n',
    '[x:chess]\npromotionPawnTypes = -\npromotionPieceTypes = -\n',
    '[x:chess]\npawn = -\ncustomPiece1 = p:fmWfcF\npromotionPawnTypes = -\n',
    '[x:chess]\ncustomPiece1 = h:fmFfcW\npromotionPawnTypesBlack = h\nstartFen = rnbqkbnr/hhhhhhhh/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n',
  ],
  keys: ['promotionPawnTypes', 'promotionPawnTypesWhite', 'promotionPawnTypesBlack'],
  when: (section) => {
    const { promotedPieceType, promotionPieceTypes, promotionRegion } = section.rules;
    return colorsWithoutPawns(section, 'promotionPawnTypes').some(
      (color) =>
        promotionRegion[color].length > 0 &&
        mayHavePawns(section, color) &&
        (promotionPieceTypes[color].length > 0 || promotedPieceType.has('pawn')),
    );
  },
  message:
    "the engine's pawn promotes whatever this option says; to forbid it, write `promotionRegionWhite = -` and `promotionRegionBlack = -`",
});
