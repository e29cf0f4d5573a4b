import { squaresOf } from '../../ir/board.js';
import type { EnginePieceType, EngineRuleKey, EngineRules } from '../../ir/engine-rules.js';
import { compareText } from '../../text/diagnostic.js';

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

/**
 * `wanted` with all that makes no difference to play taken from `base`: rules that are idle, squares beyond the board,
 * piece types that the variant has not. So only what matters differs from `base`, and only that is printed.
 */
export function settleOn(base: EngineRules, wanted: EngineRules): EngineRules {
  const present = new Set(wanted.pieces.map(({ type }) => type));
  const there = new Set<unknown>([
    '*',
    ...present,
    ...squaresOf({ files: wanted.maxFile, ranks: wanted.maxRank }),
  ]);
  const idle = new Set<string>(IDLE.filter(({ when }) => when(wanted)).flatMap(({ keys }) => keys));
  const wantedByKey = new Map<string, unknown>(Object.entries(wanted));
  const meaning = (value: unknown): string => JSON.stringify(whatMatters(value, there));
  const kept = Object.entries(base).filter(
    ([key, value]) => idle.has(key) || meaning(value) === meaning(wantedByKey.get(key)),
  );
  return {
    ...wanted,
    promotedPieceType: overAbsent(base.promotedPieceType, wanted.promotedPieceType, present),
    promotionLimit: overAbsent(base.promotionLimit, wanted.promotionLimit, present),
    mobilityRegion: overAbsent(base.mobilityRegion, wanted.mobilityRegion, present),
    pieceValueMg: overAbsent(base.pieceValueMg, wanted.pieceValueMg, present),
    pieceValueEg: overAbsent(base.pieceValueEg, wanted.pieceValueEg, present),
    ...Object.fromEntries(kept),
  };
}

/** A value of a rule without the squares and the types that are not there; sets sorted. */
function whatMatters(value: unknown, there: ReadonlySet<unknown>): unknown {
  if (value instanceof Map)
    return [...new Map<unknown, unknown>(value)]
      .filter(([type]) => there.has(type))
      .map((entry) => JSON.stringify(entry))
      .sort(compareText);
  if (Array.isArray(value))
    return value
      .filter((member: unknown) => typeof member === 'object' || there.has(member))
      .map((member: unknown) => JSON.stringify(member))
      .sort(compareText);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([key, held]) => [key, whatMatters(held, there)]);
  return value;
}

/** What the base says of types that the variant has not, and what is wanted for those that it has. */
function overAbsent<T>(
  base: ReadonlyMap<EnginePieceType, T>,
  wanted: ReadonlyMap<EnginePieceType, T>,
  present: ReadonlySet<EnginePieceType>,
): ReadonlyMap<EnginePieceType, T> {
  return new Map([...[...base].filter(([type]) => !present.has(type)), ...wanted]);
}

function hasType({ pieces }: EngineRules, type: EnginePieceType): boolean {
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
