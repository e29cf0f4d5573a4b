import type { EnginePieceType, EngineRuleKey, EngineRules } from '../../../ir/engine-rules.js';

/** Rules that say nothing while another rule stands as it does. */
interface Idle {
  readonly when: (rules: EngineRules) => boolean;
  readonly keys: readonly EngineRuleKey[];
}

const IDLE: readonly Idle[] = [
  { when: () => true, keys: ['nnueAlias', 'endgameEval', 'unusedBetza'] },
  {
    when: (rules) => !hasPromotions(rules),
    keys: ['promotionRegion', 'mandatoryPiecePromotion', 'piecePromotionOnCapture'],
  },
  {
    when: (rules) => !hasPawns(rules),
    keys: ['mainPromotionPawnType', 'promotionPieceTypes', 'mandatoryPawnPromotion'],
  },
  { when: (rules) => !hasFirstMoves(rules), keys: ['doubleStep'] },
  {
    when: (rules) => !rules.doubleStep || !hasFirstMoves(rules),
    keys: ['doubleStepRegion', 'tripleStepRegion', 'enPassantTypes', 'enPassantRegion'],
  },
  {
    when: ({ castling }) => !castling,
    keys: [
      'castlingDroppedPiece',
      'castlingKingsideFile',
      'castlingQueensideFile',
      'castlingRank',
      'castlingKingFile',
      'castlingKingPiece',
      'castlingRookKingsideFile',
      'castlingRookQueensideFile',
      'castlingRookPieces',
      'oppositeCastling',
    ],
  },
  {
    when: ({ pieceDrops }) => !pieceDrops,
    keys: [
      'dropLoop',
      'mustDrop',
      'mustDropType',
      'firstRankPawnDrops',
      'promotionZonePawnDrops',
      'dropRegion',
      'sittuyinRookDrop',
      'dropOppositeColoredBishop',
      'dropPromoted',
      'freeDrops',
      'dropNoDoubled',
      'dropNoDoubledCount',
      'shogiPawnDropMateIllegal',
      'dropChecks',
      'pocketSize',
    ],
  },
  { when: ({ dropNoDoubled }) => dropNoDoubled === '-', keys: ['dropNoDoubledCount'] },
  { when: ({ mustDrop }) => !mustDrop, keys: ['mustDropType'] },
  { when: (rules) => !hasType(rules, 'shogiPawn'), keys: ['shogiPawnDropMateIllegal'] },
  { when: (rules) => !hasType(rules, 'soldier'), keys: ['soldierPromotionRank'] },
  { when: ({ nMoveRule }) => nMoveRule === 0, keys: ['nMoveRuleTypes'] },
  { when: ({ nFoldRule }) => nFoldRule === 0, keys: ['nFoldValue', 'nFoldValueAbsolute'] },
  {
    when: ({ extinctionValue }) => extinctionValue === 'none',
    keys: [
      'extinctionClaim',
      'extinctionPseudoRoyal',
      'extinctionPieceTypes',
      'extinctionPieceCount',
      'extinctionOpponentPieceCount',
    ],
  },
  {
    when: ({ flagRegion: { white, black } }) => white.length === 0 && black.length === 0,
    keys: ['flagPiece', 'flagPieceCount', 'flagPieceBlockedWin', 'flagMove', 'flagPieceSafe'],
  },
  {
    when: ({ connectN, connectNxN, collinearN }) =>
      connectN === 0 && connectNxN === 0 && collinearN === 0,
    keys: [
      'connectPieceTypes',
      'connectHorizontal',
      'connectVertical',
      'connectDiagonal',
      'connectRegion1',
      'connectRegion2',
      'connectValue',
    ],
  },
  { when: ({ wallingRule }) => wallingRule === 'none', keys: ['wallingRegion', 'wallOrMove'] },
];

/** `wanted` with the rules that are idle taken from `base`, so that only what matters is printed. */
export function withIdleRules(base: EngineRules, wanted: EngineRules): EngineRules {
  const inherited = { ...base, promotionPieceTypes: promotionsLeft(base, wanted) };
  const idle = IDLE.filter(({ when }) => when(wanted)).flatMap(({ keys }) => keys);
  return { ...wanted, ...Object.fromEntries(idle.map((key) => [key, inherited[key]])) };
}

/** Nothing promotes any more to a type that is taken out of the game. */
function promotionsLeft(
  { promotionPieceTypes: { white, black }, ...base }: EngineRules,
  wanted: EngineRules,
): EngineRules['promotionPieceTypes'] {
  const isLeft = (type: EnginePieceType): boolean => hasType(wanted, type) || !hasType(base, type);
  return { white: white.filter(isLeft), black: black.filter(isLeft) };
}

function hasType({ pieces }: Pick<EngineRules, 'pieces'>, type: EnginePieceType): boolean {
  return pieces.some((piece) => piece.type === type);
}

function hasPawns({ promotionPawnTypes: { white, black } }: EngineRules): boolean {
  return white.length > 0 || black.length > 0;
}

function hasPromotions(rules: EngineRules): boolean {
  return hasPawns(rules) || rules.promotedPieceType.size > 0;
}

/** The type `pawn` has a double step, a custom piece what its notation says of first moves. */
function hasFirstMoves(rules: EngineRules): boolean {
  return hasType(rules, 'pawn') || rules.pieces.some(({ betza }) => betza.includes('i'));
}
