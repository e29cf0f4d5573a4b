import type { OptionRow } from './option-row.js';

/** Gating and walls. */
export const GATING_AND_WALL_OPTIONS = [
  {
    key: 'gating',
    type: 'bool',
    fields: ['gating'],
    default: false,
    meaning:
      'The castling field of the FEN also lists the files of unmoved pieces on the back rank (gates).',
  },
  {
    key: 'wallingRule',
    type: 'WallingRule',
    fields: ['wallingRule'],
    default: 'none',
    meaning: 'Each move also places a wall; the rule says where.',
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
    meaning: 'Squares on which walls may be placed; both colours.',
    note: 'read after the keys for one colour, unlike other keys for both colours, so it always overrides them',
    actsWhen: [['wallingRule']],
  },
  {
    key: 'wallOrMove',
    type: 'bool',
    fields: ['wallOrMove'],
    default: false,
    meaning: 'A turn either moves a piece or places a wall, not both.',
  },
  {
    key: 'seirawanGating',
    type: 'bool',
    fields: ['seirawanGating'],
    default: false,
    meaning:
      'When a piece on the back rank moves for the first time, a piece in hand may be placed on the square that it leaves.',
    note: 'needs gating = true',
  },
  {
    key: 'cambodianMoves',
    type: 'bool',
    fields: ['cambodianMoves'],
    default: false,
    meaning: 'King and fers may each make one special leap as their first move (Ouk).',
    note: 'needs gating = true',
  },
] as const satisfies readonly OptionRow[];
