import { choicesOf } from '../../../src/cross/invent/choices.js';

/** Games whose rules modules support. */
const PARENTS = ['chess', 'capablanca', 'makruk', 'loop', 'chessgi', 'minishogi', 'kyotoshogi'];

/** Betza strings with all kinds of moves that modules support. */
const BETZA = ['nN', 'nA', 'mWcFe', 'fmWfcF', 'pR', 'gQ', 'mRpcB', 'F2', 'WpB', 'KnAD'];

/** Options that modules support, with values that matter in these games. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  customPiece1: ['p', 'n', 'r', 's', 'b'].flatMap((letter) =>
    BETZA.map((betza) => `${letter}:${betza}`),
  ),
  pawnTypes: ['p', 'pn', 'ps', 'n'],
  promotionPawnTypes: ['p', 'pn', 'n'],
  mobilityRegionWhitePawn: ['*2 *3 *4 *5', 'a* b* c* d*', '*2 *4 *5 *6 e3 d3 c3 *7'],
  mobilityRegionBlackPawn: ['*7 *6 *5 *4', 'a* b* c* d*'],
  mobilityRegionWhiteKnight: ['*1 *2 *3 *4 *5'],
  mobilityRegionBlackCustomPiece1: ['*8 *7 *6 *5 *4'],
  enPassantRegion: ['*3 *6', '*4', 'a3 b3 c3 e6 *6'],
  doubleStepRegionWhite: ['*2 *3', '*3', 'a2 b3'],
  pieceDemotion: ['true'],
  piecePromotionOnCapture: ['true'],
  mandatoryPiecePromotion: ['true'],
  mandatoryPawnPromotion: ['false'],
  immobilityIllegal: ['true'],
  promotionLimit: ['q:1', 'g:2 q:1', 'r:2 n:2'],
  promotedPieceType: ['n:q', 'b:q r:k', 'p:g n:r', 's:g p:-'],
  promotionRegionWhite: ['*6 *7 *8', '*3 *4', '*8', 'e4 d4'],
  promotionRegionBlack: ['*3 *2 *1', '*5 *4'],
  dropNoDoubled: ['p', 'n', 'b'],
  dropNoDoubledCount: ['2'],
  dropRegionWhite: ['*1 *2 *3'],
  firstRankPawnDrops: ['true'],
  promotionZonePawnDrops: ['true'],
  dropLoop: ['true'],
  pieceDrops: ['true'],
  capturesToHand: ['true'],
  castling: ['false'],
  castlingKingsideFile: ['f'],
  flyingGeneral: ['true'],
  diagonalLines: ['d1 e2 f3 e1 d2'],
};

/** Sections with up to six of the options. The same seed gives the same sections. */
export function combinedRules(count: number, seed: string): readonly string[] {
  const choices = choicesOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const chosen = new Map<string, string>();
    for (let left = choices.number(1, 6); left > 0; left -= 1) {
      const [key, values] = choices.one(Object.entries(OPTIONS));
      chosen.set(key, choices.one(values));
    }
    const lines = [...chosen].map(([key, value]) => `${key} = ${value}\n`);
    return `[combined${index}:${choices.one(PARENTS)}]\n${lines.join('')}`;
  });
}
