import { FIRST_MOVES } from './grounds.js';
import type { OptionRow } from './option-row.js';

/** Double and triple steps, capture in passing. */
export const PAWN_STEP_OPTIONS = [
  {
    key: 'doubleStep',
    type: 'bool',
    fields: ['doubleStep'],
    meaning:
      'Allow initial moves: the double step of `pawn` and the i-moves in Betza notations, from doubleStepRegion.',
    note: 'false erases doubleStepRegion (conclude()), also for children; true without any region is set back to false',
    actsWhen: FIRST_MOVES,
  },
  {
    key: 'doubleStepRegionWhite',
    type: 'Bitboard',
    fields: ['doubleStepRegion'],
    side: 'white',
    meaning: 'Squares from which white may make double steps / initial moves. Absolute.',
    actsWhen: FIRST_MOVES,
  },
  {
    key: 'doubleStepRegionBlack',
    type: 'Bitboard',
    fields: ['doubleStepRegion'],
    side: 'black',
    meaning:
      'Squares from which black may make double steps / initial moves. Absolute; stays *7 when maxRank changes.',
    actsWhen: FIRST_MOVES,
  },
  {
    key: 'tripleStepRegionWhite',
    type: 'Bitboard',
    fields: ['tripleStepRegion'],
    side: 'white',
    meaning: 'Squares from which a white `pawn` may move three squares.',
    actsWhen: [[{ type: 'pawn' }]],
  },
  {
    key: 'tripleStepRegionBlack',
    type: 'Bitboard',
    fields: ['tripleStepRegion'],
    side: 'black',
    meaning: 'Squares from which a black `pawn` may move three squares.',
    actsWhen: [[{ type: 'pawn' }]],
  },
  {
    key: 'enPassantRegion',
    type: 'Bitboard',
    fields: ['enPassantRegion'],
    side: 'both',
    meaning: 'Squares on which en passant captures may end, both colours.',
  },
  {
    key: 'enPassantRegionWhite',
    type: 'Bitboard',
    fields: ['enPassantRegion'],
    side: 'white',
    meaning: 'Squares on which WHITE may capture en passant.',
  },
  {
    key: 'enPassantRegionBlack',
    type: 'Bitboard',
    fields: ['enPassantRegion'],
    side: 'black',
    meaning: 'Squares on which BLACK may capture en passant.',
  },
  {
    key: 'enPassantTypes',
    type: 'PieceSet',
    fields: ['enPassantTypes'],
    side: 'both',
    meaning: 'Pieces that may capture en passant, both colours.',
    note: 'a custom piece whose notation contains `e` is added automatically while pieces are read; this key, the colour keys and pawnTypes replace the set',
  },
  {
    key: 'enPassantTypesWhite',
    type: 'PieceSet',
    fields: ['enPassantTypes'],
    side: 'white',
    meaning: 'Pieces that may capture en passant; white only.',
  },
  {
    key: 'enPassantTypesBlack',
    type: 'PieceSet',
    fields: ['enPassantTypes'],
    side: 'black',
    meaning: 'Pieces that may capture en passant; black only.',
  },
] as const satisfies readonly OptionRow[];
