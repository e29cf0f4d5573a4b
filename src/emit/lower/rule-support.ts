import { actsAlone } from '../../ir/acts.js';
import type { PieceId } from '../../ir/piece.js';
import { RULE_KEYS } from '../../ir/rule-fields.js';
import type { RuleFields, RuleKey } from '../../ir/rules.js';
import type { Variant } from '../../ir/variant.js';
import { pieceWords } from './piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from './shortfall.js';

/**
 * What becomes of a rule in a program that shows games. `elsewhere`: other parts of the text see to it; `setting`: its user sets it; else, where
 * the program does not play it, a shortfall that `says` what is missing.
 */
type RuleSupport =
  | { readonly kind: 'elsewhere' | 'setting' }
  | { readonly kind: 'conversion' | 'display' | 'end'; readonly says: string };

/** Values that say who wins. */
const RESULTS = ['win', 'loss', 'draw'] as const;

export const ELSEWHERE: RuleSupport = { kind: 'elsewhere' };
const SETTING: RuleSupport = { kind: 'setting' };

export function conversion(says: string): RuleSupport {
  return { kind: 'conversion', says };
}
function display(says: string): RuleSupport {
  return { kind: 'display', says };
}
function end(says: string): RuleSupport {
  return { kind: 'end', says };
}

type RuleSupports = Readonly<Partial<Record<RuleKey, RuleSupport>>>;

/**
 * What most programs make of the rules: none of them judges a game. A rule that is not here and acts only with another one is a detail of that; any
 * other is not expressible.
 */
export const COMMON_FATES: RuleSupports = {
  promotionRegion: ELSEWHERE,
  promotionPawnTypes: ELSEWHERE,
  promotionPieceTypes: ELSEWHERE,
  sittuyinPromotion: conversion('promotion as in sittuyin'),
  piecePromotionOnCapture: display('promotion only by a capture'),
  mandatoryPawnPromotion: ELSEWHERE,
  mandatoryPiecePromotion: ELSEWHERE,
  pieceDemotion: conversion('demotion'),
  blastOnCapture: conversion('the explosion at a capture'),
  mutuallyImmuneTypes: display('pieces that may not capture one another'),
  petrifyOnCaptureTypes: conversion('pieces that are petrified'),
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
  makpongRule: display('that a king in check may not move away'),
  cambodianMoves: conversion('the first leap of king and queen'),
  pieceDrops: ELSEWHERE,
  capturesToHand: ELSEWHERE,
  dropLoop: conversion('that captured pieces stay promoted'),
  mustDrop: display('compulsory drops'),
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
  seirawanGating: conversion('gating with pieces in hand'),
  wallingRule: conversion('walls'),
  wallOrMove: conversion('walls instead of moves'),
  enclosingDrop: conversion('drops that must enclose'),
  flipEnclosedPieces: conversion('enclosed pieces that change sides'),
  pass: conversion('passing'),
  passOnStalemate: conversion('passing without a legal move'),
  chess960: conversion('castling from shuffled positions'),
  nMoveRule: SETTING,
  nMoveRuleTypes: SETTING,
  nFoldRule: SETTING,
  nFoldValue: end('the result of a repetition'),
  perpetualCheckIllegal: end('the loss by perpetual check'),
  moveRepetitionIllegal: display('that moves may not be repeated'),
  chasingRule: end('the loss by perpetual chase'),
  stalemateValue: end('the result of a stalemate'),
  stalematePieceCount: end('counting the pieces at a stalemate'),
  checkmateValue: end('the result of a checkmate'),
  shatarMateRule: end('that some mates do not count'),
  bikjangRule: end('kings that face each other'),
  extinctionValue: end('the end by losing pieces'),
  extinctionPseudoRoyal: conversion('royal pieces other than kings'),
  flagRegion: end('the win by reaching a goal (campmate)'),
  checkCounting: end('the win by checks'),
  connectN: end('the win by pieces in a row'),
  connectRegion1: end('the win by a chain from side to side'),
  // The other half of that chain.
  connectRegion2: ELSEWHERE,
  connectNxN: end('the win by a block of pieces'),
  collinearN: end('the win by pieces in a line'),
  materialCounting: end('the count of material'),
  adjudicateFullBoard: end('the end on a full board'),
  countingRule: end('counting moves'),
  castlingWins: end('the win by castling'),
};

/** A program for which a variant is written, as messages name it. */
export interface RuleTarget {
  readonly name: string;
  readonly fates: RuleSupports;
  /** What it plays unless it is told otherwise. */
  readonly plays: RuleFields<PieceId>;
  /** Whose rules these are: `XBoard's parent variant`. */
  readonly owner: string;
}

/** Rules of play and of the end that a program does not play as the variant has them. */
export function ruleShortfalls(variant: Variant, target: RuleTarget): readonly Shortfall[] {
  return [
    ...RULE_KEYS.flatMap((key) => ruleShortfall(variant, target, key)),
    ...beyondShortfalls(variant, target.name),
    ...colorShortfalls(variant, target.name),
    ...regionShortfalls(variant, target.name),
    ...pieceShortfalls(variant, target.name),
  ];
}

function ruleShortfall(
  variant: Variant,
  { name, fates, plays, owner }: RuleTarget,
  key: RuleKey,
): readonly Shortfall[] {
  const fate = fates[key] ?? (actsAlone(key) ? conversion(`the option ${key}`) : ELSEWHERE);
  switch (fate.kind) {
    case 'elsewhere':
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
          : `${variant.title}: ${cannotExpress(name, `${fate.says}${forWhom}`)}`;
      const span = variant.origins[key]?.span ?? variant.span;
      return [notExpressible(fate.kind, span, message)];
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
  const message = cannotExpress(program, 'that the players promote to different pieces');
  return [notExpressible('conversion', origins[key]?.span ?? span, `${title}: ${message}`)];
}

/** Where single types may stand is an option of the engine alone. */
function regionShortfalls(
  { options, pieces, title }: Variant,
  program: string,
): readonly Shortfall[] {
  const span =
    options.find(({ key }) => key.startsWith('mobilityRegion'))?.keySpan ??
    pieces.find(({ confined }) => confined !== undefined)?.span;
  if (span === undefined) return [];
  const message = cannotExpress(program, 'that pieces are confined to regions');
  return [notExpressible('conversion', span, `${title}: ${message}`)];
}

/** Rules of single pieces that the engine alone has. */
function pieceShortfalls({ pieces }: Variant, program: string): readonly Shortfall[] {
  return pieces.flatMap((piece) => {
    const { barsItsKind, promotion, span } = piece;
    const rules = [
      ...(barsItsKind === true ? ['neither hops over its own kind nor takes it'] : []),
      ...(promotion.style === 'pawn' && promotion.form !== undefined
        ? ['promotes in two ways']
        : []),
    ];
    return rules.map((rule) =>
      notExpressible(
        'conversion',
        span,
        cannotExpress(program, `that ${pieceWords(piece)} ${rule}`),
      ),
    );
  });
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
    .map(({ key, says }) => {
      const message = `${title}: ${cannotExpress(program, says)}`;
      return notExpressible('end', origins[key]?.span ?? span, message);
    });
}
