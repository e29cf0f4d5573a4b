import { diagnose } from '../../catalog/diagnose.js';
import { byColor, type Color } from '../../ir/board.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Hand } from '../../ir/position.js';
import { farthestRanks } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';
import type { RulesFamily, Variant } from '../../ir/variant.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Origin } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { baseRules } from '../../notation/document/base-rules.js';
import type { BulletName } from '../../notation/document/bullet-names.js';
import type { RuleContext } from '../../notation/document/bullet-row.js';
import { RULE_BULLETS } from '../../notation/document/rule-bullets.js';
import type { DiagramCastling } from './castling.js';
import { completedRules, type Completion } from './complete.js';
import type { PawnSteps } from './pawn-steps.js';
import type { DiagramPromotions } from './promotion.js';
import { unsupported, type Settings } from './settings.js';

/** Everything that is read before the rules. */
interface RulesInput {
  readonly settings: Settings;
  readonly pieces: readonly PieceType[];
  readonly family: RulesFamily;
  readonly promotions: DiagramPromotions;
  readonly steps: PawnSteps;
  readonly castling: DiagramCastling;
  readonly hands: Readonly<Record<Color, Hand>>;
  /** Types with several royal pieces, of which a side must not lose the last. */
  readonly lastRoyals: readonly PieceId[];
  readonly completion: Completion | null;
  readonly whole: Span;
}

/** The rules that the diagram states. The others come from the completion, or from the family. */
export function readDiagramRules(
  input: RulesInput,
  diagnostics: Diagnostic[],
): Pick<Variant, 'rules' | 'origins'> {
  const { settings, pieces, completion, whole } = input;
  const board = settings.board.value;
  const own = statedRules(input, diagnostics);
  const ownKeys = Object.keys(own.rules);
  const ownOrigins = own.origins;
  if (completion !== null) {
    const inherited: Origin = { kind: 'inherited', from: completion.name, span: whole };
    const rules = { ...completedRules(completion, pieces, board), ...own.rules };
    const others = Object.keys(rules).filter((key) => !ownKeys.includes(key));
    return {
      rules,
      origins: { ...Object.fromEntries(others.map((key) => [key, inherited])), ...ownOrigins },
    };
  }
  const assumed = assumedRules(input, ownKeys, diagnostics);
  return {
    rules: { ...baseRules(board, pieces), ...assumed.rules, ...own.rules },
    origins: { ...assumed.origins, ...ownOrigins },
  };
}

interface SomeRules {
  readonly rules: Partial<RuleFields<PieceId>>;
  readonly origins: Variant['origins'];
}

/** Everything that a diagram states, if only by a default of its program. */
function statedRules(input: RulesInput, diagnostics: Diagnostic[]): SomeRules {
  const { settings, promotions, steps, castling, hands, pieces, lastRoyals, whole } = input;
  const board = settings.board.value;
  const fromPieces: Origin = { kind: 'stated', span: whole };
  const parts: readonly (readonly [Partial<RuleFields<PieceId>>, Origin])[] = [
    [
      { promotionRegion: byColor((color) => farthestRanks(board, promotions.zone, color)) },
      settings.promoZone.origin,
    ],
    [promotionRules(promotions, pieces), settings.promoOffset.origin],
    [steps.rules, fromPieces],
    [castling.rules, fromPieces],
    [dropRules(settings, hands, promotions), settings.holdings.origin],
    ...(settings.stalemate === null
      ? []
      : [[{ stalemateValue: settings.stalemate.value }, settings.stalemate.origin] as const]),
    ...(lastRoyals.length === 0
      ? []
      : [[extinctionRules(lastRoyals), settings.spareRoyals.origin] as const]),
    ...baring(input, diagnostics),
  ];
  return {
    rules: joined(parts.map(([rules]) => rules)),
    origins: Object.fromEntries(
      parts.flatMap(([rules, origin]) => Object.keys(rules).map((key) => [key, origin] as const)),
    ),
  };
}

function joined(parts: readonly Partial<RuleFields<PieceId>>[]): Partial<RuleFields<PieceId>> {
  return parts.reduce((sum, part) => ({ ...sum, ...part }), {});
}

function promotionRules(
  { mayStay, byPiece }: DiagramPromotions,
  pieces: readonly PieceType[],
): Partial<RuleFields<PieceId>> {
  const pawns = pieces.filter(({ id }) => byPiece.get(id)?.style === 'pawn').map(({ id }) => id);
  const choices = [...byPiece.values()].flatMap((promotion) =>
    promotion.style === 'pawn' ? promotion.to : [],
  );
  return {
    promotionPawnTypes: byColor(() => pawns),
    promotionPieceTypes: byColor(() => [...new Set(choices)]),
    mandatoryPawnPromotion: mayStay === 'no',
    mandatoryPiecePromotion: false,
    piecePromotionOnCapture: false,
    pieceDemotion: false,
    sittuyinPromotion: false,
    // On the last rank an unpromoted piece could never move again.
    ...(mayStay === 'before-the-last-rank' ? { immobilityIllegal: true } : {}),
  };
}

/** Pieces in hand can be dropped, unless all of them only wait for promotions. */
function dropRules(
  { holdings }: Settings,
  hands: Readonly<Record<Color, Hand>>,
  { fromHand }: DiagramPromotions,
): Partial<RuleFields<PieceId>> {
  const isHeld = [...hands.white, ...hands.black].some(({ piece }) => !fromHand.has(piece));
  return {
    pieceDrops: holdings.value < 0 || isHeld,
    capturesToHand: holdings.value < 0,
    dropLoop: holdings.value < -1,
    freeDrops: false,
  };
}

/** Of several kings, all but the last may be captured. */
function extinctionRules(types: readonly PieceId[]): Partial<RuleFields<PieceId>> {
  return {
    extinctionValue: 'loss',
    extinctionPieceTypes: types,
    extinctionPieceCount: 0,
    extinctionPseudoRoyal: true,
  };
}

/** `baring=0`: a player with only royal pieces left loses, unless the next move bares the opponent too. */
function baring(
  { settings }: RulesInput,
  diagnostics: Diagnostic[],
): readonly (readonly [Partial<RuleFields<PieceId>>, Origin])[] {
  if (settings.baring === null) return [];
  const { value, origin } = settings.baring;
  if (value !== 0) {
    diagnostics.push(unsupported(origin.span, 'Loss by losing one kind of piece ("baring")'));
    return [];
  }
  const rules: Partial<RuleFields<PieceId>> = {
    extinctionValue: 'loss',
    extinctionClaim: true,
    extinctionPieceTypes: ['*'],
    extinctionPieceCount: 1,
    extinctionOpponentPieceCount: 2,
  };
  return [[rules, origin]];
}

/** Rules of documents that a diagram cannot state. */
const UNSAID: readonly BulletName[] = [
  'Immobile pieces',
  'Move rule',
  'Repetition',
  'Perpetual check',
  'Stalemate',
];

/** The family's values for the rules that no diagram states, with an info for each. */
function assumedRules(
  { family, settings, whole }: RulesInput,
  ownKeys: readonly string[],
  diagnostics: Diagnostic[],
): SomeRules {
  const context: RuleContext = {
    board: settings.board.value,
    pieces: [],
    royal: null,
    king: null,
    atStart: new Map(),
    kingFile: null,
    hasChecks: false,
    hasPawns: false,
    pawnRank: 1,
  };
  const found = RULE_BULLETS.filter(({ name }) => UNSAID.includes(name)).flatMap((bullet) => {
    const words = bullet.defaults[family];
    const rules = words === null ? null : (bullet.read(words, context)?.fields ?? null);
    if (words === null || rules === null) return [];
    if (Object.keys(rules).some((key) => ownKeys.includes(key))) return [];
    return [{ name: bullet.name, words, rules }];
  });
  const limits =
    family === 'shogi' && settings.holdings.value < 0
      ? [{ name: 'Drops', words: 'without limits by file or mate', rules: {} }]
      : [];
  for (const { name, words } of [...found, ...limits]) {
    const message = `"${name}" is not stated; assuming "${words}". Use --rules-from to take unstated rules from a variant of the engine, such as --rules-from ${family}.`;
    const notes = [{ message: `${name}: ${words}` }];
    diagnostics.push(diagnose('doc/assumed-rule', 'info', whole, message, { notes }));
  }
  return {
    rules: joined(found.map(({ rules }) => rules)),
    origins: Object.fromEntries(
      found.flatMap(({ rules, words }) =>
        Object.keys(rules).map((key): [string, Origin] => [
          key,
          {
            kind: 'assumed',
            why: `Not stated; "${words}" is the default of the ${family} family`,
            span: whole,
          },
        ]),
      ),
    ),
  };
}
