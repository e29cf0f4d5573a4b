import type { OptionRow } from './option-row.js';

/** Passing, palaces, soldiers, flips. */
export const SPECIAL_MOVE_OPTIONS = [
  {
    key: 'diagonalLines',
    type: 'Bitboard',
    fields: ['diagonalLines'],
    default: 'none',
    meaning:
      'Squares connected by diagonal lines (Janggi palaces): wazir, soldier, rook and janggiCannon may also move along them.',
  },
  {
    key: 'pass',
    type: 'bool',
    fields: ['pass'],
    side: 'both',
    meaning: 'A side may pass; both colours.',
  },
  {
    key: 'passWhite',
    type: 'bool',
    fields: ['pass'],
    default: false,
    side: 'white',
    meaning: 'A side may pass; white only.',
  },
  {
    key: 'passBlack',
    type: 'bool',
    fields: ['pass'],
    default: false,
    side: 'black',
    meaning: 'A side may pass; black only.',
  },
  {
    key: 'passOnStalemate',
    type: 'bool',
    fields: ['passOnStalemate'],
    side: 'both',
    meaning: 'A side may pass if it has no other legal move; both colours.',
  },
  {
    key: 'passOnStalemateWhite',
    type: 'bool',
    fields: ['passOnStalemate'],
    default: false,
    side: 'white',
    meaning: 'A side may pass if it has no other legal move; white only.',
  },
  {
    key: 'passOnStalemateBlack',
    type: 'bool',
    fields: ['passOnStalemate'],
    default: false,
    side: 'black',
    meaning: 'A side may pass if it has no other legal move; black only.',
  },
  {
    key: 'makpongRule',
    type: 'bool',
    fields: ['makpongRule'],
    default: false,
    meaning: 'A king in check may not move away, but it may capture the checking piece.',
  },
  {
    key: 'flyingGeneral',
    type: 'bool',
    fields: ['flyingGeneral'],
    default: false,
    meaning: 'Kings may not face each other on an open line (xiangqi).',
    actsWhen: [[{ type: 'king' }]],
  },
  {
    key: 'soldierPromotionRank',
    type: 'Rank',
    fields: ['soldierPromotionRank'],
    default: 0,
    meaning:
      "Type soldier moves only forward until it has reached this rank, counted from the player's side.",
    actsWhen: [[{ type: 'soldier' }]],
  },
  {
    key: 'flipEnclosedPieces',
    type: 'EnclosingRule',
    fields: ['flipEnclosedPieces'],
    default: 'none',
    meaning: "A move or drop turns enclosed enemy pieces to the player's colour.",
    words: ['reversi', 'ataxx', 'quadwrangle', 'none'],
    note: 'reversi, ataxx and quadwrangle work; snort, anyside and top are accepted but do nothing',
  },
] as const satisfies readonly OptionRow[];
