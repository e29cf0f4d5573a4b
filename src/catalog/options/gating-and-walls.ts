import type { OptionRow } from './option-row.js';

/** Gating and walls. */
export const GATING_AND_WALL_OPTIONS = [
  {
    key: 'gating',
    type: 'bool',
    fields: ['gating'],
    default: false,
    meaning: 'The castling field of the FEN also lists files of unmoved back rank pieces (gates).',
  },
  {
    key: 'wallingRule',
    type: 'WallingRule',
    fields: ['wallingRule'],
    default: 'none',
    meaning: 'Each move also places a wall square: where, depends on the rule.',
    note: 'not together with pieceDrops; duck not with a royal king',
  },
  {
    key: 'wallingRegionWhite',
    type: 'Bitboard',
    fields: ['wallingRegion'],
    default: 'all',
    side: 'white',
    meaning: 'Squares on which white may place walls.',
    actsWhen: [['wallingRule']],
  },
  {
    key: 'wallingRegionBlack',
    type: 'Bitboard',
    fields: ['wallingRegion'],
    default: 'all',
    side: 'black',
    meaning: 'Squares on which black may place walls.',
    actsWhen: [['wallingRule']],
  },
  {
    key: 'wallingRegion',
    type: 'Bitboard',
    fields: ['wallingRegion'],
    side: 'both',
    meaning: 'Squares on which walls may be placed, both colours.',
    note: 'applied AFTER the colour keys, unlike all other aliases: it always wins',
    actsWhen: [['wallingRule']],
  },
  {
    key: 'wallOrMove',
    type: 'bool',
    fields: ['wallOrMove'],
    default: false,
    meaning: 'Either move or place a wall, not both.',
  },
  {
    key: 'seirawanGating',
    type: 'bool',
    fields: ['seirawanGating'],
    default: false,
    meaning:
      'A back rank piece that moves for the first time may bring a piece in hand to its square.',
    note: 'needs gating = true',
  },
  {
    key: 'cambodianMoves',
    type: 'bool',
    fields: ['cambodianMoves'],
    default: false,
    meaning: 'One-time leaps of king and fers at the start (Ouk).',
    note: 'needs gating = true',
  },
] as const satisfies readonly OptionRow[];
