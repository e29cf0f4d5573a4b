import { HANDS } from './grounds.js';
import type { OptionRow } from './option-row.js';

/** Check, compulsion, drops. */
export const CHECK_AND_DROP_OPTIONS = [
  {
    key: 'checking',
    type: 'bool',
    fields: ['checking'],
    meaning: 'Moves that give check are allowed (false: racing kings).',
  },
  {
    key: 'dropChecks',
    type: 'bool',
    fields: ['dropChecks'],
    meaning: 'Drops may give check.',
    actsWhen: [['pieceDrops']],
  },
  {
    key: 'mustCapture',
    type: 'bool',
    fields: ['mustCapture'],
    meaning: 'If a legal capture exists, a capture must be played.',
  },
  {
    key: 'mustDrop',
    type: 'bool',
    fields: ['mustDrop'],
    meaning: 'While pieces are in hand (of mustDropType), a drop must be played if one is legal.',
    actsWhen: [['pieceDrops']],
  },
  {
    key: 'mustDropType',
    type: 'PieceType',
    fields: ['mustDropType'],
    meaning: 'The type mustDrop is about; `*` = any.',
    actsWhen: [['pieceDrops', 'mustDrop']],
  },
  {
    key: 'pieceDrops',
    type: 'bool',
    fields: ['pieceDrops'],
    meaning: 'Pieces in hand may be dropped.',
  },
  {
    key: 'dropLoop',
    type: 'bool',
    fields: ['dropLoop'],
    meaning: 'Captured promoted pieces stay promoted in hand (chessgi loop).',
    actsWhen: [['capturesToHand']],
  },
  {
    key: 'capturesToHand',
    type: 'bool',
    fields: ['capturesToHand'],
    meaning: 'Captured pieces change colour and go to the hand of the capturing side.',
  },
  {
    key: 'firstRankPawnDrops',
    type: 'bool',
    fields: ['firstRankPawnDrops'],
    meaning: 'Type `pawn` may be dropped on the own first rank.',
    actsWhen: [
      ['pieceDrops', { type: 'pawn' }],
      ['seirawanGating', { type: 'pawn' }],
    ],
  },
  {
    key: 'promotionZonePawnDrops',
    type: 'bool',
    fields: ['promotionZonePawnDrops'],
    meaning: 'Type `pawn` may be dropped in the promotion region.',
    actsWhen: [
      ['pieceDrops', { type: 'pawn' }],
      ['seirawanGating', { type: 'pawn' }],
    ],
  },
  {
    key: 'enclosingDrop',
    type: 'EnclosingRule',
    fields: ['enclosingDrop'],
    meaning:
      'Restricts drops to squares chosen by a neighbourhood rule (reversi, ataxx, snort, anyside, top).',
    words: ['reversi', 'ataxx', 'snort', 'anyside', 'top', 'none'],
    note: 'quadwrangle is accepted and works like ataxx',
    actsWhen: HANDS,
  },
  {
    key: 'enclosingDropStart',
    type: 'Bitboard',
    fields: ['enclosingDropStart'],
    meaning:
      'While any of these squares is empty, drops are restricted to them instead (reversi opening).',
    actsWhen: [
      ['pieceDrops', 'enclosingDrop'],
      ['seirawanGating', 'enclosingDrop'],
    ],
  },
  {
    key: 'dropRegionWhite',
    type: 'Bitboard',
    fields: ['dropRegion'],
    side: 'white',
    meaning: 'Squares on which white may drop.',
    actsWhen: HANDS,
  },
  {
    key: 'dropRegionBlack',
    type: 'Bitboard',
    fields: ['dropRegion'],
    side: 'black',
    meaning: 'Squares on which black may drop.',
    actsWhen: HANDS,
  },
  {
    key: 'sittuyinRookDrop',
    type: 'bool',
    fields: ['sittuyinRookDrop'],
    meaning: 'Type rook may be dropped on the own first rank only.',
    actsWhen: [
      ['pieceDrops', { type: 'rook' }],
      ['seirawanGating', { type: 'rook' }],
    ],
  },
  {
    key: 'dropOppositeColoredBishop',
    type: 'bool',
    fields: ['dropOppositeColoredBishop'],
    meaning: 'Bishops (type bishop) must be dropped on squares of opposite colours.',
    actsWhen: [['pieceDrops', { type: 'bishop' }]],
  },
  {
    key: 'dropPromoted',
    type: 'bool',
    fields: ['dropPromoted'],
    meaning: 'Pieces may also be dropped in their promoted form.',
    actsWhen: [['pieceDrops', 'promotedPieceType']],
  },
  {
    key: 'dropNoDoubled',
    type: 'PieceType',
    fields: ['dropNoDoubled'],
    meaning:
      'A piece of this type may not be dropped on a file that already has dropNoDoubledCount of them.',
    actsWhen: HANDS,
  },
  {
    key: 'dropNoDoubledCount',
    type: 'int',
    fields: ['dropNoDoubledCount'],
    meaning: 'See dropNoDoubled.',
    range: [1, null],
    note: '0 or less forbids every drop of the type',
    actsWhen: [
      ['pieceDrops', 'dropNoDoubled'],
      ['seirawanGating', 'dropNoDoubled'],
    ],
  },
  {
    key: 'immobilityIllegal',
    type: 'bool',
    fields: ['immobilityIllegal'],
    meaning: 'A move or drop to a square from which the piece could never move again is illegal.',
  },
] as const satisfies readonly OptionRow[];
