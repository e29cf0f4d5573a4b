import { actsAlone } from '../../ir/acts.js';
import type { PieceId } from '../../ir/piece.js';
import { resultOwner } from '../../ir/result-owner.js';
import { RULE_KEYS } from '../../ir/rule-fields.js';
import type { RuleFields, RuleKey } from '../../ir/rules.js';
import type { Variant } from '../../ir/variant.js';
import { pieceWords } from './piece-words.js';
import { cannotExpress, notExpressible, type Shortfall } from './shortfall.js';

/**
 * How a program that shows games supports a rule. `elsewhere`: other parts of the text handle it. `setting`: the program's user sets it.
 * The other kinds give a shortfall if the variant differs from what the program plays; `what` names the missing rule.
 */
type RuleSupport =
  | { readonly kind: 'elsewhere' | 'setting' }
  | {
      readonly kind: 'conversion' | 'display' | 'end';
      readonly what: string;
      /** The value of a game without the rule. */
      readonly without?: boolean;
    };

/** Values that state a result. */
const RESULTS = ['win', 'loss', 'draw'] as const;

export const ELSEWHERE: RuleSupport = { kind: 'elsewhere' };
const SETTING: RuleSupport = { kind: 'setting' };

export function conversion(what: string): RuleSupport {
  return { kind: 'conversion', what };
}
function display(what: string): RuleSupport {
  return { kind: 'display', what };
}
/** A rule of the games in which the option is off. */
function displayIfOff(what: string): RuleSupport {
  return { kind: 'display', what, without: true };
}
function end(what: string): RuleSupport {
  return { kind: 'end', what };
}

type SupportByRule = Readonly<Partial<Record<RuleKey, RuleSupport>>>;

/**
 * How most programs support the rules; none of them decides how a game ends. A rule that is missing here is a detail of another rule if it
 * acts only with that rule; otherwise it cannot be expressed.
 */
export const COMMON_RULE_SUPPORT: SupportByRule = {
  promotionRegion: ELSEWHERE,
  promotionPawnTypes: ELSEWHERE,
  promotionPieceTypes: ELSEWHERE,
  sittuyinPromotion: conversion('promotion as in sittuyin'),
  piecePromotionOnCapture: display('promotion only by a capture'),
  mandatoryPawnPromotion: ELSEWHERE,
  mandatoryPiecePromotion: ELSEWHERE,
  pieceDemotion: conversion('demotion'),
  blastOnCapture: conversion('explosions on capture'),
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
  checking: displayIfOff('that no check may be given'),
  dropChecks: displayIfOff('that no drop may give check'),
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
  dropPromoted: conversion('drops of pieces as promoted'),
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
  bikjangRule: end('the result when the kings face each other'),
  extinctionValue: end('the end of the game by losing pieces'),
  extinctionPseudoRoyal: conversion('royal pieces other than kings'),
  flagRegion: end('the win by reaching a goal (campmate)'),
  checkCounting: end('the win by giving checks'),
  connectN: end('the win by pieces in a row'),
  connectRegion1: end('the win by a chain from side to side'),
  // The other half of that chain.
  connectRegion2: ELSEWHERE,
  connectNxN: end('the win by a block of pieces'),
  collinearN: end('the win by pieces in a line'),
  materialCounting: end('the result by counting material'),
  adjudicateFullBoard: end('the end of the game on a full board'),
  countingRule: end('counting moves'),
  castlingWins: end('the win by castling'),
};

/** A program for which a variant is written. */
export interface RuleTarget {
  /** Its name in messages. */
  readonly name: string;
  readonly support: SupportByRule;
  /** The rules that it plays by default. */
  readonly plays: RuleFields<PieceId>;
  /** Where the default rules come from, in messages: `XBoard's parent variant`. */
  readonly owner: string;
}

/** The rules that a program plays differently from the variant. */
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
  { name, support, plays, owner }: RuleTarget,
  key: RuleKey,
): readonly Shortfall[] {
  const found = support[key] ?? (actsAlone(key) ? conversion(`the option ${key}`) : ELSEWHERE);
  switch (found.kind) {
    case 'elsewhere':
    case 'setting':
      return [];
    case 'conversion':
    case 'display':
    case 'end': {
      const value = variant.rules[key];
      if (JSON.stringify(value) === JSON.stringify(plays[key])) return [];
      const whose = resultOwner(key, variant.rules);
      const result = RESULTS.find((word) => word === value);
      const forWhom = whose === null || result === undefined ? '' : ` (a ${result} for ${whose})`;
      const message =
        value === (found.without ?? false)
          ? `${variant.title}: ${found.what} is a rule of ${owner}, but not of the game.`
          : `${variant.title}: ${cannotExpress(name, `${found.what}${forWhom}`)}`;
      const span = variant.origins[key]?.span ?? variant.span;
      return [notExpressible(found.kind, span, message)];
    }
  }
}

/** Programs other than the engine have the same promotion rule for both players. */
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

/** Only the engine can confine single piece types to regions. */
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

/** Rules of single pieces that only the engine has. */
function pieceShortfalls({ pieces }: Variant, program: string): readonly Shortfall[] {
  return pieces.flatMap((piece) => {
    const { barsItsKind, promotion, span } = piece;
    const rules = [
      ...(barsItsKind === true ? ['neither hops over its own type nor captures it'] : []),
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

/** Rules about the end of the game that the engine cannot express either. */
function beyondShortfalls(
  { beyond, origins, span, title }: Variant,
  program: string,
): readonly Shortfall[] {
  const rules = [
    {
      key: 'repetitionProhibited',
      what: 'the prohibition of repeating a position',
      holds: beyond.repetitionProhibited !== null,
    },
    {
      key: 'bareKings',
      what: 'the win of the king nearer to its last rank when both kings are bare',
      holds: beyond.bareKings !== null,
    },
  ] as const;
  return rules
    .filter(({ holds }) => holds)
    .map(({ key, what }) => {
      const message = `${title}: ${cannotExpress(program, what)}`;
      return notExpressible('end', origins[key]?.span ?? span, message);
    });
}
