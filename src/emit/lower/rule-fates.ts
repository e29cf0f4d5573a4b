import type { PieceId } from '../../ir/piece.js';
import type { RuleFields, RuleKey } from '../../ir/rules.js';
import type { Variant } from '../../ir/variant.js';
import type { Shortfall } from './shortfall.js';

/**
 * What becomes of a rule in a program that shows games. `elsewhere`: other parts of the text see to it; `detail`: means nothing without another
 * rule; `setting`: its user sets it; else, where the program does not play it, a shortfall that `says` what is missing.
 */
export type Fate =
  | { readonly kind: 'elsewhere' | 'detail' | 'setting' }
  | { readonly kind: 'conversion' | 'display' | 'end'; readonly says: string };

/** Values that say who wins. */
const RESULTS = ['win', 'loss', 'draw'] as const;

export const ELSEWHERE: Fate = { kind: 'elsewhere' };
const DETAIL: Fate = { kind: 'detail' };
const SETTING: Fate = { kind: 'setting' };

export function conversion(says: string): Fate {
  return { kind: 'conversion', says };
}
export function display(says: string): Fate {
  return { kind: 'display', says };
}
export function end(says: string): Fate {
  return { kind: 'end', says };
}

/** What most programs make of the rules: none of them judges a game. */
export const COMMON_FATES: Readonly<Record<RuleKey, Fate>> = {
  promotionRegion: ELSEWHERE,
  promotionPawnTypes: ELSEWHERE,
  promotionPieceTypes: ELSEWHERE,
  sittuyinPromotion: conversion('promotion as in sittuyin'),
  piecePromotionOnCapture: display('promotion only by a capture'),
  mandatoryPawnPromotion: ELSEWHERE,
  mandatoryPiecePromotion: ELSEWHERE,
  pieceDemotion: conversion('demotion'),
  blastOnCapture: conversion('the explosion at a capture'),
  blastImmuneTypes: DETAIL,
  mutuallyImmuneTypes: display('pieces that may not capture one another'),
  petrifyOnCaptureTypes: conversion('pieces that turn to stone'),
  petrifyBlastPieces: DETAIL,
  mustCapture: display('compulsory capture'),
  doubleStep: ELSEWHERE,
  doubleStepRegion: ELSEWHERE,
  tripleStepRegion: conversion('the triple step'),
  enPassantRegion: ELSEWHERE,
  enPassantTypes: ELSEWHERE,
  castling: ELSEWHERE,
  castlingDroppedPiece: conversion('castling with a dropped piece'),
  castlingKingsideFile: ELSEWHERE,
  castlingQueensideFile: ELSEWHERE,
  castlingRank: ELSEWHERE,
  castlingKingFile: ELSEWHERE,
  castlingKingPiece: ELSEWHERE,
  castlingRookKingsideFile: ELSEWHERE,
  castlingRookQueensideFile: ELSEWHERE,
  castlingRookPieces: ELSEWHERE,
  oppositeCastling: display('that only one player castles on each side'),
  checking: display('that no check may be given'),
  dropChecks: display('that no drop may give check'),
  dupleCheck: conversion('check to several kings'),
  flyingGeneral: display('that kings may not face each other'),
  diagonalLines: conversion('moves along drawn diagonals'),
  soldierPromotionRank: conversion('the soldier that gains moves across the river'),
  makpongRule: display('that a king in check may not flee'),
  cambodianMoves: conversion('the first leap of king and queen'),
  pieceDrops: ELSEWHERE,
  capturesToHand: ELSEWHERE,
  dropLoop: conversion('that captured pieces stay promoted'),
  mustDrop: display('compulsory drops'),
  mustDropType: DETAIL,
  firstRankPawnDrops: ELSEWHERE,
  promotionZonePawnDrops: ELSEWHERE,
  dropRegion: ELSEWHERE,
  sittuyinRookDrop: display('where rooks may be dropped'),
  dropOppositeColoredBishop: display('the colours of dropped bishops'),
  dropPromoted: conversion('drops on the promoted side'),
  immobilityIllegal: ELSEWHERE,
  freeDrops: conversion('drops without a hand'),
  twoBoards: conversion('a second board'),
  gating: conversion('gating'),
  seirawanGating: DETAIL,
  wallingRule: conversion('walls'),
  wallingRegion: DETAIL,
  wallOrMove: DETAIL,
  enclosingDrop: conversion('drops that must enclose'),
  enclosingDropStart: DETAIL,
  flipEnclosedPieces: conversion('enclosed pieces that change sides'),
  pass: conversion('passing'),
  passOnStalemate: conversion('passing without a legal move'),
  chess960: conversion('castling from shuffled positions'),
  nMoveRule: SETTING,
  nMoveRuleTypes: SETTING,
  nFoldRule: SETTING,
  nFoldValue: end('the result of a repetition'),
  nFoldValueAbsolute: DETAIL,
  perpetualCheckIllegal: end('the loss by perpetual check'),
  moveRepetitionIllegal: display('that moves may not be repeated'),
  chasingRule: end('the loss by perpetual chase'),
  stalemateValue: end('the result of a stalemate'),
  stalematePieceCount: end('counting the pieces at a stalemate'),
  checkmateValue: end('the result of a checkmate'),
  shatarMateRule: end('that some mates do not count'),
  bikjangRule: end('kings that face each other'),
  extinctionValue: end('the end by losing pieces'),
  extinctionClaim: DETAIL,
  extinctionPseudoRoyal: DETAIL,
  extinctionPieceTypes: DETAIL,
  extinctionPieceCount: DETAIL,
  extinctionOpponentPieceCount: DETAIL,
  flagPiece: DETAIL,
  flagRegion: end('the win by reaching a goal (campmate)'),
  flagPieceCount: DETAIL,
  flagPieceBlockedWin: DETAIL,
  flagMove: DETAIL,
  flagPieceSafe: DETAIL,
  checkCounting: end('the win by checks'),
  connectN: end('the win by pieces in a row'),
  connectPieceTypes: DETAIL,
  connectHorizontal: DETAIL,
  connectVertical: DETAIL,
  connectDiagonal: DETAIL,
  connectRegion1: DETAIL,
  connectRegion2: DETAIL,
  connectNxN: end('the win by a block of pieces'),
  collinearN: end('the win by pieces in a line'),
  connectValue: DETAIL,
  materialCounting: end('the count of material'),
  adjudicateFullBoard: end('the end on a full board'),
  countingRule: end('counting moves'),
  castlingWins: end('the win by castling'),
};

/** A program for which a variant is written, as messages name it. */
export interface RuleTarget {
  readonly name: string;
  readonly fates: Readonly<Record<RuleKey, Fate>>;
  /** What it plays unless it is told otherwise. */
  readonly plays: RuleFields<PieceId>;
  /** Whose rules these are: `XBoard's parent variant`. */
  readonly owner: string;
}

/** Rules of play and of the end that a program does not play as the variant has them. */
export function ruleShortfalls(variant: Variant, target: RuleTarget): readonly Shortfall[] {
  const keys = Object.keys(target.fates).filter(isRuleKey);
  return [
    ...keys.flatMap((key) => ruleShortfall(variant, target, key)),
    ...beyondShortfalls(variant, target.name),
    ...colorShortfalls(variant, target.name),
    ...regionShortfalls(variant, target.name),
  ];
}

function isRuleKey(key: string): key is RuleKey {
  return Object.hasOwn(COMMON_FATES, key);
}

function ruleShortfall(
  variant: Variant,
  { name, fates, plays, owner }: RuleTarget,
  key: RuleKey,
): readonly Shortfall[] {
  const fate = fates[key];
  switch (fate.kind) {
    case 'elsewhere':
    case 'detail':
    case 'setting':
      return [];
    case 'conversion':
    case 'display':
    case 'end': {
      const value = variant.rules[key];
      if (JSON.stringify(value) === JSON.stringify(plays[key])) return [];
      const result = RESULTS.find((word) => word === value);
      const forWhom = result === undefined ? '' : ` (a ${result} for the player to move)`;
      const message =
        value === false
          ? `${variant.title}: ${fate.says} is a rule of ${owner}, but not of the game.`
          : `${variant.title}: ${fate.says}${forWhom} is not expressible for ${name}.`;
      const span = variant.origins[key]?.span ?? variant.span;
      return [{ kind: fate.kind, code: 'emit/not-expressible', span, message }];
    }
  }
}

/** Programs other than the engine have one rule of promotion for both players. */
function colorShortfalls(
  { rules, origins, span, title }: Variant,
  program: string,
): readonly Shortfall[] {
  const keys = ['promotionPawnTypes', 'promotionPieceTypes'] as const;
  const key = keys.find((one) => rules[one].white.join() !== rules[one].black.join());
  if (key === undefined) return [];
  return [
    {
      kind: 'conversion',
      code: 'emit/not-expressible',
      span: origins[key]?.span ?? span,
      message: `${title}: that the players promote to different pieces is not expressible for ${program}.`,
    },
  ];
}

/** Where single types may stand is an option of the engine alone. */
function regionShortfalls({ options, title }: Variant, program: string): readonly Shortfall[] {
  const option = options.find(({ key }) => key.startsWith('mobilityRegion'));
  if (option === undefined) return [];
  return [
    {
      kind: 'conversion',
      code: 'emit/not-expressible',
      span: option.keySpan,
      message: `${title}: that pieces are confined to regions is not expressible for ${program}.`,
    },
  ];
}

/** Rules of the end that no engine says either. */
function beyondShortfalls(
  { beyond, origins, span, title }: Variant,
  program: string,
): readonly Shortfall[] {
  const rules = [
    {
      key: 'repetitionProhibited',
      says: 'the prohibition of repeating a position',
      holds: beyond.repetitionProhibited !== null,
    },
    {
      key: 'bareKings',
      says: 'the win of the king nearer to its last rank when both kings are bare',
      holds: beyond.bareKings !== null,
    },
  ] as const;
  return rules
    .filter(({ holds }) => holds)
    .map(({ key, says }) => ({
      kind: 'end',
      code: 'emit/not-expressible',
      span: origins[key]?.span ?? span,
      message: `${title}: ${says} is not expressible for ${program}.`,
    }));
}
