import type { OptionRow } from './option-row.js';

/** Move counts, repetition, stalemate and mate. */
export const REPETITION_AND_MATE_OPTIONS = [
  {
    key: 'nMoveRuleTypes',
    type: 'PieceSet',
    fields: ['nMoveRuleTypes'],
    side: 'both',
    meaning: 'Pieces whose irreversible moves reset the n-move counter, both colours.',
  },
  {
    key: 'nMoveRuleTypesWhite',
    type: 'PieceSet',
    fields: ['nMoveRuleTypes'],
    side: 'white',
    meaning: 'Pieces whose irreversible moves reset the n-move counter; white only.',
  },
  {
    key: 'nMoveRuleTypesBlack',
    type: 'PieceSet',
    fields: ['nMoveRuleTypes'],
    side: 'black',
    meaning: 'Pieces whose irreversible moves reset the n-move counter; black only.',
  },
  {
    key: 'nMoveRule',
    type: 'int',
    fields: ['nMoveRule'],
    meaning:
      'Draw (or material count) after this many FULL moves without capture or nMoveRuleTypes move; 0 = off.',
    range: [0, 1073741823],
    note: 'negative or above 2^30-1 (2*n overflows): every position is a draw',
  },
  {
    key: 'nFoldRule',
    type: 'int',
    fields: ['nFoldRule'],
    meaning: 'Number of occurrences of a position that ends the game; 0 = off.',
    range: [0, null],
    note: '1 works like 2; negative also',
  },
  {
    key: 'nFoldValue',
    type: 'Value',
    fields: ['nFoldValue'],
    words: ['win', 'loss', 'draw'],
    meaning: 'Result of the repetition for the side to move.',
    actsWhen: [['nFoldRule']],
  },
  {
    key: 'nFoldValueAbsolute',
    type: 'bool',
    fields: ['nFoldValueAbsolute'],
    meaning: 'nFoldValue is meant for white instead of the side to move.',
    actsWhen: [['nFoldRule', { field: 'nFoldValue', isNot: 'draw' }]],
  },
  {
    key: 'perpetualCheckIllegal',
    type: 'bool',
    fields: ['perpetualCheckIllegal'],
    meaning: 'Repetition by perpetual check loses for the checking side.',
  },
  {
    key: 'moveRepetitionIllegal',
    type: 'bool',
    fields: ['moveRepetitionIllegal'],
    meaning: 'Moving one piece back and forth repeatedly loses (Janggi).',
  },
  {
    key: 'chasingRule',
    type: 'ChasingRule',
    fields: ['chasingRule'],
    meaning: 'Perpetual chase of a piece loses (xiangqi, AXF rules).',
  },
  {
    key: 'stalemateValue',
    type: 'Value',
    fields: ['stalemateValue'],
    words: ['win', 'loss', 'draw'],
    meaning: 'Result for a side without legal moves that is not in check.',
  },
  {
    key: 'stalematePieceCount',
    type: 'bool',
    fields: ['stalematePieceCount'],
    meaning:
      'The stalemate result depends on who has more pieces: stalemateValue for the side with fewer, its opposite for the side with more, draw if equal.',
  },
  {
    key: 'checkmateValue',
    type: 'Value',
    fields: ['checkmateValue'],
    words: ['win', 'loss', 'draw'],
    meaning: 'Result for a side that is checkmated.',
  },
  {
    key: 'shogiPawnDropMateIllegal',
    type: 'bool',
    fields: ['shogiPawnDropMateIllegal'],
    meaning: 'Mate by dropping a shogiPawn (this type only) is forbidden.',
    actsWhen: [[{ type: 'shogiPawn' }]],
  },
  {
    key: 'shatarMateRule',
    type: 'bool',
    fields: ['shatarMateRule'],
    meaning:
      'Mongolian mate rules: mate by knight is not allowed, and the mating sequence must contain a check by knight, rook or bers.',
  },
  {
    key: 'bikjangRule',
    type: 'bool',
    fields: ['bikjangRule'],
    meaning: 'Facing kings (Janggi bikjang) not resolved by the opponent end the game.',
    actsWhen: [[{ type: 'king' }]],
  },
] as const satisfies readonly OptionRow[];
