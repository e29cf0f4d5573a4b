import { CASTLES, FIRST_MOVES, HANDS, PAWNS_PROMOTE, PIECES_PROMOTE } from './grounds.js';
import type { OptionRow } from './option-row.js';

/** Keys that the engine still reads under their old names, before the current ones, which override them. */
export const FORMER_OPTIONS = [
  {
    key: 'promotionRank',
    type: 'Rank',
    fields: ['promotionRegion'],
    side: 'both',
    meaning:
      'Old way to give the promotion zone: relative rank from which on pawns and pieces promote, for both colours.',
    note: 'must be <= maxRank (not checked; undefined behaviour otherwise)',
    replacedBy: 'promotionRegionWhite + promotionRegionBlack',
    actsWhen: [...PAWNS_PROMOTE, ...PIECES_PROMOTE],
  },
  {
    key: 'doubleStepRank',
    type: 'Rank',
    fields: ['doubleStepRegion'],
    side: 'both',
    meaning:
      'Old way to give the double step zone: last relative rank from which a double step is possible.',
    note: 'zone = ranks doubleStepRankMin (default 2) .. doubleStepRank (default 2)',
    replacedBy: 'doubleStepRegionWhite + doubleStepRegionBlack',
    actsWhen: FIRST_MOVES,
  },
  {
    key: 'doubleStepRankMin',
    type: 'Rank',
    fields: ['doubleStepRegion'],
    side: 'both',
    meaning:
      'Old way to give the double step zone: first relative rank. Read only if doubleStepRank is absent or invalid (the || in parser.cpp short-circuits).',
    note: 'reported as "Invalid option" when doubleStepRank is present',
    replacedBy: 'doubleStepRegionWhite + doubleStepRegionBlack',
    actsWhen: FIRST_MOVES,
  },
  {
    key: 'whiteFlag',
    type: 'Bitboard',
    fields: ['flagRegion'],
    side: 'white',
    meaning: 'Old name of flagRegionWhite.',
    replacedBy: 'flagRegionWhite',
  },
  {
    key: 'blackFlag',
    type: 'Bitboard',
    fields: ['flagRegion'],
    side: 'black',
    meaning: 'Old name of flagRegionBlack.',
    replacedBy: 'flagRegionBlack',
  },
  {
    key: 'castlingRookPiece',
    type: 'PieceSet',
    fields: ['castlingRookPieces'],
    side: 'both',
    meaning: 'Old name of castlingRookPieces.',
    note: 'check prints no deprecation message for this one',
    replacedBy: 'castlingRookPieces',
    actsWhen: CASTLES,
  },
  {
    key: 'whiteDropRegion',
    type: 'Bitboard',
    fields: ['dropRegion'],
    side: 'white',
    meaning: 'Old name of dropRegionWhite.',
    replacedBy: 'dropRegionWhite',
    actsWhen: HANDS,
  },
  {
    key: 'blackDropRegion',
    type: 'Bitboard',
    fields: ['dropRegion'],
    side: 'black',
    meaning: 'Old name of dropRegionBlack.',
    replacedBy: 'dropRegionBlack',
    actsWhen: HANDS,
  },
  {
    key: 'dropOnTop',
    type: 'bool',
    fields: ['enclosingDrop'],
    meaning: 'Old way to say enclosingDrop = top. `false` has no effect.',
    replacedBy: 'enclosingDrop = top',
    actsWhen: HANDS,
  },
] as const satisfies readonly OptionRow[];
