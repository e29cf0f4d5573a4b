import { COLORS } from '../../../ir/board.js';
import { defaultRules } from '../../../ir/default-rules.js';
import type { PieceId, PieceType } from '../../../ir/piece.js';
import { equalSquareSets, farthestRanks, squaresWhere } from '../../../ir/region.js';
import type { Variant } from '../../../ir/variant.js';
import { pieceWords } from '../piece-words.js';
import { hasPromotionLimits, limitedToLostPieces, PROMOTION_LIMIT } from './promotion-limits.js';
import {
  COMMON_RULE_SUPPORT,
  conversion,
  ELSEWHERE,
  ruleShortfalls,
  type RuleTarget,
} from '../rule-support.js';
import { cannotExpress, notExpressible, type Shortfall, type ShortfallKind } from '../shortfall.js';

const DIAGRAM_NAME = 'an Interactive Diagram';

const TARGET: RuleTarget = {
  name: DIAGRAM_NAME,
  owner: 'every diagram',
  plays: defaultRules<PieceId>({ pawn: null, king: null, rook: null }),
  support: {
    ...COMMON_RULE_SUPPORT,
    piecePromotionOnCapture: conversion('promotion only by a capture'),
    dropLoop: ELSEWHERE,
    stalemateValue: ELSEWHERE,
    extinctionValue: ELSEWHERE,
    extinctionPseudoRoyal: ELSEWHERE,
  },
};

/** How lost pieces end the game, as far as a diagram can express it. */
type DiagramExtinction =
  /** Only the loss of royal pieces ends it. */
  | { readonly kind: 'none' }
  /** `baring=0` */
  | { readonly kind: 'baring' }
  /** The last of several royal pieces of one type must be kept. */
  | { readonly kind: 'last-royal'; readonly piece: PieceId }
  | { readonly kind: 'inexpressible' };

export function extinctionOf({ rules }: Variant): DiagramExtinction {
  const { extinctionValue, extinctionPieceTypes: types, extinctionPieceCount: count } = rules;
  if (extinctionValue === 'none')
    return rules.extinctionPseudoRoyal ? { kind: 'inexpressible' } : { kind: 'none' };
  if (extinctionValue !== 'loss') return { kind: 'inexpressible' };
  const [type] = types;
  const isBaring =
    rules.extinctionClaim &&
    type === '*' &&
    count === 1 &&
    rules.extinctionOpponentPieceCount === 2;
  if (isBaring) return { kind: 'baring' };
  const isLast =
    rules.extinctionPseudoRoyal && types.length === 1 && count === 0 && !rules.extinctionClaim;
  return isLast && type !== undefined && type !== '*'
    ? { kind: 'last-royal', piece: type }
    : { kind: 'inexpressible' };
}

/** The number of ranks in the promotion zone; null if it is not the farthest ranks, equally many for both players. */
export function zoneDepth({ rules, board }: Variant): number | null {
  const { files, ranks } = board.value;
  const depth = rules.promotionRegion.white.length / files;
  const isZone =
    Number.isInteger(depth) &&
    depth <= ranks &&
    COLORS.every((color) =>
      equalSquareSets(rules.promotionRegion[color], farthestRanks(board.value, depth, color)),
    );
  return isZone ? depth : null;
}

/** The rules that the parameters cannot express. */
export function diagramRuleShortfalls(
  variant: Variant,
  promoting: readonly PieceType[],
): readonly Shortfall[] {
  return [
    ...ruleShortfalls(variant, TARGET),
    ...promotionShortfalls(variant, promoting),
    ...dropShortfalls(variant),
    ...endShortfalls(variant),
    ...startShortfalls(variant),
  ];
}

function promotionShortfalls(
  variant: Variant,
  promoting: readonly PieceType[],
): readonly Shortfall[] {
  if (promoting.length === 0) return [];
  const { beyond, rules, pieces } = variant;
  const isShogi = promoting.some(({ promotion }) => promotion.style === 'shogi');
  const others = pieces.filter(
    (piece) => piece.promotion.style === 'pawn' && (isShogi || !sameChoice(piece, promoting[0])),
  );
  return [
    ...(zoneDepth(variant) === null
      ? [shortfall(variant, 'conversion', 'this promotion zone')]
      : []),
    ...(isShogi && rules.mandatoryPiecePromotion
      ? [shortfall(variant, 'conversion', 'compulsory promotion')]
      : []),
    ...(isShogi && beyond.promotesInsideByCapture === rules.capturesToHand
      ? [shortfall(variant, 'conversion', insideWords(rules.capturesToHand))]
      : []),
    ...(limitedToLostPieces(variant) === null ||
    (rules.capturesToHand && hasPromotionLimits(variant))
      ? [shortfall(variant, 'conversion', 'this limit on promotions')]
      : []),
    ...others.map((piece) =>
      shortfall(variant, 'conversion', `what ${pieceWords(piece)} promotes to`),
    ),
  ];
}

/** The rule that the diagram cannot express, which depends on whether there are drops. */
function insideWords(hasDrops: boolean): string {
  return hasDrops
    ? 'promotion from inside the zone only by captures, with drops'
    : 'promotion by every move from inside the zone, without drops';
}

function sameChoice({ promotion }: PieceType, other: PieceType | undefined): boolean {
  if (promotion.style !== 'pawn' || other?.promotion.style !== 'pawn') return false;
  const wanted = new Set(other.promotion.to);
  return promotion.to.length === wanted.size && promotion.to.every((id) => wanted.has(id));
}

/** A diagram lets every piece in hand be dropped on every empty square. */
function dropShortfalls(variant: Variant): readonly Shortfall[] {
  const { rules, pieces, board } = variant;
  if (!rules.pieceDrops) {
    return rules.capturesToHand
      ? [shortfall(variant, 'conversion', 'captured pieces that are kept, but not dropped')]
      : [];
  }
  const limited = pieces.flatMap((piece) => [
    ...(piece.drop.allowed ? [] : [`that ${pieceWords(piece)} is never dropped`]),
    ...(piece.drop.perFile === null ? [] : [`the limit of ${pieceWords(piece)} on each file`]),
    ...(piece.drop.mateForbidden
      ? [`that ${pieceWords(piece)} may not be dropped to give mate`]
      : []),
  ]);
  const everywhere = squaresWhere(board.value, () => true);
  const isFree = COLORS.every((color) => equalSquareSets(rules.dropRegion[color], everywhere));
  const hasPawns = rules.promotionPawnTypes.white.length > 0;
  return [
    ...limited,
    ...(isFree ? [] : ['where pieces may be dropped']),
    ...(rules.immobilityIllegal ? ['that no piece may stand where it could never move'] : []),
    ...(hasPawns && !(rules.firstRankPawnDrops && rules.promotionZonePawnDrops)
      ? ['where pawns may be dropped']
      : []),
  ].map((what) => shortfall(variant, 'display', what));
}

function endShortfalls(variant: Variant): readonly Shortfall[] {
  const { rules } = variant;
  const extinction = extinctionOf(variant);
  return [
    ...(rules.stalemateValue === 'win' ? [shortfall(variant, 'end', 'the win by stalemate')] : []),
    ...(extinction.kind === 'inexpressible'
      ? [
          rules.extinctionPseudoRoyal
            ? shortfall(variant, 'conversion', 'royal pieces other than kings')
            : shortfall(variant, 'end', 'the end of the game by losing pieces'),
        ]
      : []),
  ];
}

function startShortfalls(variant: Variant): readonly Shortfall[] {
  const { start, options, rules } = variant;
  if (start === null) return [];
  const { placements, turn, hands } = start.value;
  const isHeld = hands.white.length + hands.black.length > 0;
  return [
    ...(placements.some(({ promotedFrom }) => promotedFrom !== null)
      ? [shortfall(variant, 'conversion', 'that a piece is promoted at the start')]
      : []),
    ...(turn === 'black' ? [shortfall(variant, 'display', 'that Black begins')] : []),
    ...(isHeld && !rules.pieceDrops
      ? [shortfall(variant, 'conversion', 'pieces in hand that are not dropped')]
      : []),
    ...options
      .filter(({ key }) => key !== PROMOTION_LIMIT)
      .map(({ key }) => shortfall(variant, 'display', `the engine's option ${key}`)),
  ];
}

function shortfall(variant: Variant, kind: ShortfallKind, what: string): Shortfall {
  return notExpressible(
    kind,
    variant.span,
    `${variant.title}: ${cannotExpress(DIAGRAM_NAME, what)}`,
  );
}
