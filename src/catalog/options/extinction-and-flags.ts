import { EXTINCTION, FLAGS } from './grounds.js';
import type { OptionRow } from './option-row.js';

/** Wins by extinction, by reaching a region, by counting checks. */
export const EXTINCTION_AND_FLAG_OPTIONS = [
  {
    key: 'extinctionValue',
    type: 'Value',
    fields: ['extinctionValue'],
    meaning:
      'Result for the side whose pieces of an extinctionPieceTypes type are gone; none = rule off.',
  },
  {
    key: 'extinctionClaim',
    type: 'bool',
    fields: ['extinctionClaim'],
    meaning:
      'If the extinct side is to move, the opponent needs one piece more before the game ends, so that the reply can still level it (shatranj bare king).',
    actsWhen: [['extinctionValue']],
  },
  {
    key: 'extinctionPseudoRoyal',
    type: 'bool',
    fields: ['extinctionPseudoRoyal'],
    meaning: 'The last pieces of extinctionPieceTypes are royal: may not be left attacked.',
  },
  {
    key: 'dupleCheck',
    type: 'bool',
    fields: ['dupleCheck'],
    meaning:
      'With extinctionPseudoRoyal: several royals are in check only if all are attacked at once (Spartan).',
    actsWhen: [['extinctionPseudoRoyal']],
  },
  {
    key: 'extinctionPieceTypes',
    type: 'PieceSet',
    fields: ['extinctionPieceTypes'],
    meaning: 'Types for the extinction rules; * = total piece count.',
    actsWhen: EXTINCTION,
  },
  {
    key: 'extinctionPieceCount',
    type: 'int',
    fields: ['extinctionPieceCount'],
    meaning: 'A type counts as extinct when a side has this many or fewer.',
    range: [0, null],
    actsWhen: EXTINCTION,
  },
  {
    key: 'extinctionOpponentPieceCount',
    type: 'int',
    fields: ['extinctionOpponentPieceCount'],
    meaning: '... and the opponent has at least this many of the type.',
    range: [0, null],
    actsWhen: [['extinctionValue']],
  },
  {
    key: 'flagPiece',
    type: 'PieceType',
    fields: ['flagPiece'],
    side: 'both',
    meaning: 'Type that has to reach flagRegion, both colours; * = any piece.',
    actsWhen: FLAGS,
  },
  {
    key: 'flagPieceWhite',
    type: 'PieceType',
    fields: ['flagPiece'],
    side: 'white',
    meaning: 'Type that has to reach flagRegion; * = any piece; white only.',
    actsWhen: FLAGS,
  },
  {
    key: 'flagPieceBlack',
    type: 'PieceType',
    fields: ['flagPiece'],
    side: 'black',
    meaning: 'Type that has to reach flagRegion; * = any piece; black only.',
    actsWhen: FLAGS,
  },
  {
    key: 'flagRegion',
    type: 'Bitboard',
    fields: ['flagRegion'],
    side: 'both',
    meaning: 'Squares that win when reached, both colours.',
  },
  {
    key: 'flagRegionWhite',
    type: 'Bitboard',
    fields: ['flagRegion'],
    side: 'white',
    meaning: 'Squares that win when reached; white only.',
  },
  {
    key: 'flagRegionBlack',
    type: 'Bitboard',
    fields: ['flagRegion'],
    side: 'black',
    meaning: 'Squares that win when reached; black only.',
  },
  {
    key: 'flagPieceCount',
    type: 'int',
    fields: ['flagPieceCount'],
    meaning: 'Number of flag pieces that must be in the region.',
    range: [1, null],
    actsWhen: FLAGS,
  },
  {
    key: 'flagPieceBlockedWin',
    type: 'bool',
    fields: ['flagPieceBlockedWin'],
    meaning: 'One flag piece is enough if all other squares of the region are occupied.',
    actsWhen: FLAGS,
  },
  {
    key: 'flagMove',
    type: 'bool',
    fields: ['flagMove'],
    meaning:
      'The opponent may answer once after the flag region was reached (for kings: black only, as in racing kings).',
    actsWhen: FLAGS,
  },
  {
    key: 'flagPieceSafe',
    type: 'bool',
    fields: ['flagPieceSafe'],
    meaning: 'The flag piece must not be capturable.',
    note: 'not together with blastOnCapture',
    actsWhen: FLAGS,
  },
  {
    key: 'checkCounting',
    type: 'bool',
    fields: ['checkCounting'],
    meaning:
      'A side wins when its remaining checks reach 0; the counters are in the FEN (3+3). Without counters the engine assumes 1+1.',
  },
] as const satisfies readonly OptionRow[];
