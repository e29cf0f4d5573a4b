/**
 * Keys of older versions that the engine no longer reads (from the history of `parser.cpp`), and what to write instead. Old keys that it
 * still reads are in `former.ts`.
 */
export const REMOVED_KEYS: ReadonlyMap<string, string> = new Map([
  ['arrowGating', 'wallingRule = arrow'],
  ['arrowWalling', 'wallingRule = arrow'],
  ['duckGating', 'wallingRule = duck'],
  ['duckWalling', 'wallingRule = duck'],
  ['pastGating', 'wallingRule = past'],
  ['pastWalling', 'wallingRule = past'],
  ['staticGating', 'wallingRule = static'],
  ['staticGatingRegion', 'wallingRegion'],
  ['staticWalling', 'wallingRule = static'],
  ['bareKingMove', 'extinctionClaim with the other extinction options'],
  ['bareKingValue', 'extinctionValue with the other extinction options'],
  ['bikjangValue', 'bikjangRule and materialCounting'],
  ['firstRankDoubleSteps', 'doubleStepRegionWhite and doubleStepRegionBlack'],
  ['firstRankDrops', 'firstRankPawnDrops'],
  ['kingPass', 'pass'],
  ['kingPassOnStalemate', 'passOnStalemate'],
  ['kingType', 'king = k:BETZA'],
  ['petrifyOnCapture', 'petrifyOnCaptureTypes'],
  ['shogiDoubledPawn', 'dropNoDoubled and dropNoDoubledCount'],
  ['xiangqiGeneral', 'king = k:BETZA and flyingGeneral'],
  ['xiangqiSoldier', 'soldierPromotionRank'],
  ['endgameEval', 'nothing: the engine decides this by itself'],
]);
