import { byColor } from './board.js';
import { copyRules } from './copy-rules.js';
import { defaultRules } from './default-rules.js';
import type { EngineRules } from './engine-rules.js';

const EMPTY: EngineRules = copyRules({
  ...defaultRules({ pawn: 'pawn', king: 'king', rook: 'rook' }),
  pieces: [],
  kingType: 'king',
  maxRank: 8,
  maxFile: 8,
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  variantTemplate: 'fairy',
  pieceToCharTable: '-',
  pocketSize: 0,
  pieceValueMg: new Map(),
  pieceValueEg: new Map(),
  mobilityRegion: new Map(),
  mainPromotionPawnType: byColor(() => 'pawn'),
  promotionLimit: new Map(),
  promotedPieceType: new Map(),
  dropNoDoubled: '-',
  dropNoDoubledCount: 1,
  shogiPawnDropMateIllegal: false,
  nnueAlias: '',
  endgameEval: 'chess',
  unusedBetza: new Map(),
});

/** What a section without a parent starts from: the defaults of variant.h, no pieces, nothing to promote to. */
export function emptyEngineRules(): EngineRules {
  return EMPTY;
}
