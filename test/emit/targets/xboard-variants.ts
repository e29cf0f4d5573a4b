import { bothSides, farthestRanks, squaresWhere } from '../../../src/ir/region.js';
import type { Variant } from '../../../src/ir/variant.js';
import { handMade, KING, type HandMade, type HandMadePiece } from '../hand-made.js';

/** The games of the XBoard tests, made by hand, so that the tests do not depend on the reader of documents. */

const GOLD: HandMadePiece = { name: 'Gold', abbreviation: 'G', betza: 'WfF' };
const ROOK: HandMadePiece = { name: 'Rook', abbreviation: 'R', betza: 'R', promotes: 'Dragon' };
const BISHOP: HandMadePiece = { name: 'Bishop', abbreviation: 'B', betza: 'B', promotes: 'Horse' };
const PAWN: HandMadePiece = {
  name: 'Pawn',
  abbreviation: 'P',
  betza: 'fW',
  promotes: 'Tokin',
  drop: { perFile: 1, mateForbidden: true },
};
const SHOGI: readonly HandMadePiece[] = [
  KING,
  ROOK,
  BISHOP,
  GOLD,
  { name: 'Silver', abbreviation: 'S', betza: 'FfW', promotes: 'Gold Silver' },
  { name: 'Knight', abbreviation: 'N', betza: 'ffN', promotes: 'Gold Knight' },
  { name: 'Lance', abbreviation: 'L', betza: 'fR', promotes: 'Gold Lance' },
  PAWN,
];
const SHOGI_FORMS: readonly HandMadePiece[] = [
  { name: 'Dragon', betza: 'FR' },
  { name: 'Horse', betza: 'WB' },
  { name: 'Gold Silver', betza: 'WfF' },
  { name: 'Gold Knight', betza: 'WfF' },
  { name: 'Gold Lance', betza: 'WfF' },
  { name: 'Tokin', betza: 'WfF' },
];

function game(title: string, made: HandMade): Variant {
  return { ...handMade(made), title };
}

export const shogi = game('Shogi', {
  id: 'shogi',
  pieces: [...SHOGI, ...SHOGI_FORMS],
  fen: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1',
});

const nineByNine = { files: 9, ranks: 9 };
export const campmate: Partial<Variant['rules']> = {
  flagPiece: { white: 'King', black: 'King' },
  flagRegion: bothSides(nineByNine, farthestRanks(nineByNine, 1, 'white')),
  nFoldRule: 3,
  nFoldValue: 'win',
};

export const zoShogi = game('Zo shogi', {
  id: 'zo-shogi',
  pieces: [
    ...SHOGI,
    { name: 'Elephant', abbreviation: 'E', betza: 'FfsW', promotes: 'Prince' },
    ...SHOGI_FORMS,
    { name: 'Prince', abbreviation: 'I', betza: 'K' },
  ],
  fen: 'lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL[-] w 0 1',
  rules: campmate,
});

const sevenBySeven = { files: 7, ranks: 7 };
export const toriShogi = game('Tori shogi', {
  id: 'tori-shogi',
  ...sevenBySeven,
  pieces: [
    { ...KING, name: 'Phoenix' },
    { name: 'Falcon', abbreviation: 'F', betza: 'FfrlW', promotes: 'Eagle' },
    { name: 'Crane', abbreviation: 'C', betza: 'FfbW' },
    { name: 'Pheasant', abbreviation: 'P', betza: 'fDbF' },
    { name: 'Left Quail', abbreviation: 'L', betza: 'fRbrBblF' },
    { name: 'Right Quail', abbreviation: 'R', betza: 'fRblBbrF' },
    {
      name: 'Swallow',
      abbreviation: 'S',
      betza: 'fW',
      promotes: 'Goose',
      drop: { perFile: 2, mateForbidden: true },
    },
    { name: 'Eagle', betza: 'fBbRWbB2' },
    { name: 'Goose', betza: 'fAbD' },
  ],
  fen: 'rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[-] w 0 1',
  rules: {
    promotionRegion: bothSides(sevenBySeven, farthestRanks(sevenBySeven, 2, 'white')),
    mandatoryPiecePromotion: true,
  },
});

export const kashogi = game('Kashogi', {
  id: 'kashogi',
  pieces: [
    ...SHOGI,
    {
      name: 'FIDE Knight',
      abbreviation: "N'",
      letter: 'J',
      betza: 'N',
      promotes: 'Gold FIDE Knight',
    },
    {
      name: 'Strutting Crow',
      abbreviation: 'SC@',
      letter: 'C',
      betza: 'fWbF',
      promotes: 'Flying Falcon',
    },
    ...SHOGI_FORMS,
    { name: 'Gold FIDE Knight', betza: 'WfF' },
    { name: 'Flying Falcon', letter: 'F', betza: 'fWB' },
  ],
  fen: "lnsgngn'kl/1r2sc@2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2SC@2R1/LKN'GNGSNL[-] w 0 1",
});

const elevenByEleven = { files: 11, ranks: 11 };
export const waShogi = game('Wa shogi', {
  id: 'wa-shogi',
  ...elevenByEleven,
  pieces: [
    { ...KING, name: 'Crane King' },
    PAWN,
    { name: 'Cloud Eagle', abbreviation: 'E', betza: 'fbRfB3K' },
    { name: 'Treacherous Fox', abbreviation: 'X', betza: 'fbWFfbDA' },
    { name: 'Flying Falcon', abbreviation: 'F', betza: 'fWB', promotes: 'Tenacious Falcon' },
    { name: 'Running Rabbit', abbreviation: 'R', betza: 'fRFbW', promotes: 'Treacherous Fox' },
    { name: 'Violent Wolf', abbreviation: 'W', betza: 'WfF', promotes: "Bear's Eyes" },
    { name: 'Violent Stag', abbreviation: 'V', betza: 'FfW', promotes: 'Roaming Boar' },
    { name: 'Blind Dog', abbreviation: 'D', betza: 'fFrlbW', promotes: 'Violent Wolf' },
    { name: 'Climbing Monkey', abbreviation: 'M', betza: 'fFfbW', promotes: 'Violent Stag' },
    { name: 'Flying Goose', abbreviation: 'G', betza: 'fFfbW', promotes: "Swallow's Wings" },
    { name: 'Flying Cock', abbreviation: 'C', betza: 'fFrlW', promotes: 'Raiding Falcon' },
    { name: "Swallow's Wings", abbreviation: 'S', betza: 'WrlR', promotes: 'Gliding Swallow' },
    { name: 'Strutting Crow', abbreviation: 'U', betza: 'fWbF', promotes: 'Flying Falcon' },
    { name: 'Swooping Owl', abbreviation: 'L', betza: 'fWbF', promotes: 'Cloud Eagle' },
    { name: 'Liberated Horse', abbreviation: 'H', betza: 'fRbR2', promotes: 'Heavenly Horse' },
    { name: 'Oxcart', abbreviation: 'O', betza: 'fR', promotes: 'Plodding Ox' },
    { name: 'Tenacious Falcon', betza: 'fbRBW' },
    { name: "Bear's Eyes", betza: 'K' },
    { name: 'Roaming Boar', betza: 'FfrlW' },
    { name: 'Raiding Falcon', betza: 'fbRWfF' },
    { name: 'Gliding Swallow', betza: 'R' },
    { name: 'Heavenly Horse', betza: 'ffbbN' },
    { name: 'Plodding Ox', betza: 'K' },
    { name: 'Tokin', betza: 'WfF' },
  ],
  fen: 'hmlcvkwgudo/1e3s3f1/ppprpppxppp/3p3p3/11/11/11/3P3P3/PPPXPPPRPPP/1F3S3E1/ODUGWKVCLMH[-] w 0 1',
});

const tenByTen = { files: 10, ranks: 10 };
export const okisakiShogi = game('Okisaki shogi', {
  id: 'okisaki-shogi',
  ...tenByTen,
  pieces: [
    ...SHOGI.filter(({ name }) => name !== 'Knight' && name !== 'Lance'),
    { name: 'Queen', abbreviation: 'Q', betza: 'Q' },
    { name: 'FIDE Knight', abbreviation: 'N', betza: 'N', promotes: 'Gold Knight' },
    { name: 'Reverse Chariot', abbreviation: 'A', betza: 'fbR', promotes: 'Gold Lance' },
    ...SHOGI_FORMS,
  ],
  fen: 'ansgkqgsna/1r6b1/pppppppppp/10/10/10/10/PPPPPPPPPP/1B6R1/ANSGQKGSNA[-] w 0 1',
});

export const paragi = game('Paragi', {
  id: 'paragi',
  pieces: [
    KING,
    { name: 'Queen', abbreviation: 'Q', betza: 'Q', promotes: 'Angel' },
    { name: 'Dragon', abbreviation: 'D', betza: 'RF', promotes: 'Ship' },
    { name: 'Horse', abbreviation: 'H', betza: 'BW', promotes: 'Teut' },
    { name: 'Rook', abbreviation: 'R', betza: 'R', promotes: 'Marshal' },
    { name: 'Bishop', abbreviation: 'B', betza: 'B', promotes: 'Cardinal' },
    { name: 'Knight', abbreviation: 'N', betza: 'N', promotes: 'Judge' },
    { name: 'Pawn', abbreviation: 'P', betza: 'fW', promotes: 'Guard' },
    { name: 'Angel', abbreviation: 'A', betza: 'QN' },
    { name: 'Ship', abbreviation: 'S', betza: 'RFN' },
    { name: 'Teut', abbreviation: 'T', betza: 'BWN' },
    { name: 'Marshal', abbreviation: 'M', betza: 'RN' },
    { name: 'Cardinal', abbreviation: 'C', betza: 'BN' },
    { name: 'Judge', abbreviation: 'J', betza: 'KN' },
    { name: 'Guard', abbreviation: 'G', betza: 'K' },
  ],
  fen: 'rnbdkhbnr/4q4/ppppppppp/9/9/9/PPPPPPPPP/4Q4/RNBHKDBNR w - - 0 1',
  rules: {
    ...campmate,
    nFoldValue: 'draw',
    pieceDrops: false,
    capturesToHand: false,
    immobilityIllegal: false,
    mandatoryPiecePromotion: true,
    perpetualCheckIllegal: false,
  },
  beyond: { repetitionProhibited: 3, bareKings: 'king-nearer-its-last-rank-wins' },
});

const eightByEight = { files: 8, ranks: 8 };
/** The rules of chess, with some replaced by `rules`. */
export function chessWith(rules: Partial<Variant['rules']> = {}): Variant {
  return game('Chess', {
    id: 'chess',
    family: 'chess',
    ...eightByEight,
    pieces: [
      KING,
      { name: 'Queen', abbreviation: 'Q', betza: 'Q' },
      { name: 'Rook', abbreviation: 'R', betza: 'R' },
      { name: 'Bishop', abbreviation: 'B', betza: 'B' },
      { name: 'Knight', abbreviation: 'N', betza: 'N' },
      {
        name: 'Pawn',
        abbreviation: 'P',
        betza: 'fmWfceF',
        promotes: ['Queen', 'Rook', 'Bishop', 'Knight'],
      },
    ],
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    rules: {
      promotionRegion: bothSides(eightByEight, farthestRanks(eightByEight, 1, 'white')),
      pieceDrops: false,
      capturesToHand: false,
      immobilityIllegal: false,
      stalemateValue: 'draw',
      perpetualCheckIllegal: false,
      nFoldRule: 3,
      nMoveRule: 50,
      castling: true,
      doubleStep: true,
      doubleStepRegion: bothSides(
        eightByEight,
        squaresWhere(eightByEight, (_file, rank) => rank === 1),
      ),
      enPassantTypes: { white: ['Pawn'], black: ['Pawn'] },
      ...rules,
    },
  });
}

export const chess = chessWith();

/** Shogi with `count` kinds besides the king, all of which promote and move like golds. */
export function manyKinds(count: number, board = nineByNine): Variant {
  const kinds = Array.from({ length: count }, (_, index): HandMadePiece => ({
    name: `Kind ${index}`,
    betza: 'WfF',
    promotes: `Form ${index}`,
  }));
  const forms = kinds.map((_, index): HandMadePiece => ({ name: `Form ${index}`, betza: 'K' }));
  return game('Many kinds', { id: 'many', ...board, pieces: [KING, ...kinds, ...forms] });
}
