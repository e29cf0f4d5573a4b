import { PAWNS_PROMOTE, PIECES_PROMOTE } from './grounds.js';
import type { OptionRow } from './option-row.js';

/** Promotion of pawns and pieces. */
export const PROMOTION_OPTIONS = [
  {
    key: 'promotionRegionWhite',
    type: 'Bitboard',
    fields: ['promotionRegion'],
    side: 'white',
    meaning:
      'Squares on which white pawns and promotable pieces promote. Absolute squares; not adapted to maxRank.',
    actsWhen: [...PAWNS_PROMOTE, ...PIECES_PROMOTE],
  },
  {
    key: 'promotionRegionBlack',
    type: 'Bitboard',
    fields: ['promotionRegion'],
    side: 'black',
    meaning: 'Squares on which black pawns and promotable pieces promote. Absolute squares.',
    actsWhen: [...PAWNS_PROMOTE, ...PIECES_PROMOTE],
  },
  {
    key: 'promotionPawnTypes',
    type: 'PieceSet',
    fields: ['promotionPawnTypes'],
    side: 'both',
    meaning: 'Pieces that promote like pawns (into promotionPieceTypes), both colours.',
    note: 'the LAST letter becomes mainPromotionPawnType (comment in the source says first)',
  },
  {
    key: 'promotionPawnTypesWhite',
    type: 'PieceSet',
    fields: ['promotionPawnTypes'],
    side: 'white',
    meaning: 'Pieces that promote like pawns (into promotionPieceTypes); white only.',
  },
  {
    key: 'promotionPawnTypesBlack',
    type: 'PieceSet',
    fields: ['promotionPawnTypes'],
    side: 'black',
    meaning: 'Pieces that promote like pawns (into promotionPieceTypes); black only.',
  },
  {
    key: 'promotionPieceTypes',
    type: 'PieceSet',
    fields: ['promotionPieceTypes'],
    side: 'both',
    meaning: 'Pieces a pawn may promote to, both colours.',
    note: 'documented default nbrq holds only for descendants of chess; a section WITHOUT parent starts with the empty set, and a pawn without promotion pieces cannot enter the promotion region (unless mandatoryPawnPromotion = false)',
    actsWhen: PAWNS_PROMOTE,
  },
  {
    key: 'promotionPieceTypesWhite',
    type: 'PieceSet',
    fields: ['promotionPieceTypes'],
    side: 'white',
    meaning: 'Pieces a pawn may promote to; white only.',
    actsWhen: PAWNS_PROMOTE,
  },
  {
    key: 'promotionPieceTypesBlack',
    type: 'PieceSet',
    fields: ['promotionPieceTypes'],
    side: 'black',
    meaning: 'Pieces a pawn may promote to; black only.',
    actsWhen: PAWNS_PROMOTE,
  },
  {
    key: 'sittuyinPromotion',
    type: 'bool',
    fields: ['sittuyinPromotion'],
    meaning:
      'Burmese promotion: a pawn in the region (the last pawn: anywhere) promotes in place or with a quiet move of the new piece; the new piece may neither give check nor attack anything.',
    actsWhen: PAWNS_PROMOTE,
  },
  {
    key: 'promotionLimit',
    type: 'PieceIntMap',
    fields: ['promotionLimit'],
    meaning:
      'Highest number of pieces of a type a side may have on the board for a promotion to it (letter:number pairs).',
    range: [0, null],
    note: '0 = unlimited; entries add to the inherited ones',
    actsWhen: [[{ pieces: 'promoting pawns' }], ['promotedPieceType']],
  },
  {
    key: 'promotedPieceType',
    type: 'PiecePieceMap',
    fields: ['promotedPieceType'],
    meaning:
      'What a piece becomes on shogi-style promotion (pairs letter:letter, letter:- for none).',
    note: 'entries add to the inherited ones; promotion is written + in moves and FEN',
  },
  {
    key: 'piecePromotionOnCapture',
    type: 'bool',
    fields: ['piecePromotionOnCapture'],
    meaning: 'Shogi-style promotion only with a capture.',
    actsWhen: PIECES_PROMOTE,
  },
  {
    key: 'mandatoryPawnPromotion',
    type: 'bool',
    fields: ['mandatoryPawnPromotion'],
    meaning: 'A pawn that enters its promotion region must promote.',
    actsWhen: PAWNS_PROMOTE,
  },
  {
    key: 'mandatoryPiecePromotion',
    type: 'bool',
    fields: ['mandatoryPiecePromotion'],
    meaning: 'Shogi-style promotion (and demotion) must be made when possible.',
    actsWhen: PIECES_PROMOTE,
  },
  {
    key: 'pieceDemotion',
    type: 'bool',
    fields: ['pieceDemotion'],
    meaning: 'Promoted pieces may turn back when they move (Kyoto shogi).',
  },
] as const satisfies readonly OptionRow[];
