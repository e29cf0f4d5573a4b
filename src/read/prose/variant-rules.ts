import { diagnose } from '../../catalog/diagnose.js';
import { ENGINE_PIECE_TYPE_BY_NAME } from '../../catalog/piece-types.js';
import { byColor, type Board } from '../../ir/board.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import type { EnginePiece, EnginePieceType } from '../../ir/engine-rules.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import { farthestRanks, NO_SQUARES } from '../../ir/region.js';
import { RULE_KEYS, ruleFieldsOf } from '../../ir/rule-fields.js';
import type { RuleFields } from '../../ir/rules.js';
import type { AuthorOption, BeyondEngine, RulesFamily, Variant } from '../../ir/variant.js';
import {
  assumedWords,
  assumedZone,
  hasFirstMove,
  NOTHING_BEYOND,
  ruleContext,
  whyAssumed,
} from '../../notation/document/assumed.js';
import { baseRules, clipRules } from '../../notation/document/base-rules.js';
import type { RuleChange, RuleContext } from '../../notation/document/bullet-row.js';
import { castlingOver } from '../../notation/document/bullets/pawns-and-castling.js';
import { RULE_BULLETS } from '../../notation/document/rule-bullets.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Origin, Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { completedRules, type Completion } from '../diagram/complete.js';
import {
  factsOfKind,
  isProhibition,
  occurrencesOf,
  type PlacedFact,
} from '../sentences/rule-facts.js';
import { castlingHere, regionsHere } from './other-size.js';
import { plainName } from '../sentences/names.js';
import { statedOptions, withOptions } from '../sentences/stated-options.js';
import { hasPromotions, type StatedRule } from '../sentences/stated-rules.js';
import { isNamed } from './taken-over.js';

/** What is read before the rules. */
interface ProseRulesInput {
  readonly rules: readonly StatedRule[];
  readonly facts: readonly PlacedFact[];
  readonly completion: Completion | null;
  /** The game that supplies the rules of the pawns if there is no completion. Null if there is none. */
  readonly pawns: Completion | null;
  /** The page. */
  readonly span: Span;
  readonly pieces: readonly PieceType[];
  readonly board: Board;
  readonly start: Sourced<Position> | null;
  readonly family: RulesFamily;
}

type VariantRules = Pick<Variant, 'rules' | 'origins' | 'beyond' | 'options'>;

/** The rules that sentences state, and the rest from the completion or the family. */
export function variantRules(
  { board, completion, facts, family, pawns, pieces, rules, span, start }: ProseRulesInput,
  diagnostics: Diagnostic[],
): VariantRules {
  const ground = baseRules(board, pieces);
  const context = ruleContext(board, pieces, start?.value ?? null, ground);
  const own = [
    ...statedFields(rules, pieces, board),
    ...statedCastling(facts, context),
    ...statedBeyond(facts),
  ];
  if (completion !== null) {
    const options = optionsOfPieces(rules);
    const completed = {
      ...completedRules(completion, pieces, board, (type) => called(type, pieces, facts)),
      ...regionsHere(
        completion,
        { board, pieces, stated: new Set(own.flatMap(({ change }) => keysOf(change))) },
        span,
        diagnostics,
      ),
    };
    // Who promotes as a pawn, and to what, belongs to the pieces, which may stand in the place of others.
    const { promotionPawnTypes, promotionPieceTypes } = ground;
    const isNobody = pieces.every(({ promotion }) => promotion.style === 'none');
    const isNew = !isNobody && !own.some(({ change }) => change.fields?.promotionRegion);
    const zoneHere = isNew ? newZone(completion, board, span, diagnostics) : {};
    const fields = {
      ...completed,
      promotionPawnTypes,
      ...(promotionPieceTypes.white.length === 0 ? {} : { promotionPieceTypes }),
      // The engine's pawn promotes wherever there is a zone.
      ...(isNobody ? { promotionRegion: byColor(() => NO_SQUARES) } : zoneHere),
    };
    const inherited: Origin = { kind: 'inherited', from: completion.name, span };
    const castling = isCastlingStated(own)
      ? null
      : castlingHere(completion, context, start?.value.castlingRights ?? '-', span, diagnostics);
    if (!own.some(({ change }) => change.fields?.castling === false))
      addAll(diagnostics, newPartners(fields, { facts, pieces, start }));
    const kept = [
      { change: { fields }, origin: inherited },
      ...(castling === null ? [] : [{ change: castling, origin: inherited }]),
    ];
    return { ...joined(fields, [...kept, ...own]), options };
  }
  const rights = start?.value.castlingRights ?? '-';
  const ofPawns = pawns === null ? [] : rulesOfPawns(pawns, pieces, board, span);
  const said = [...ofPawns, ...own];
  const assumed = assumedRules(said, { context, family, pieces, rights, span }, diagnostics);
  // Without another game, the pieces themselves are confined.
  return { ...joined(ground, [...assumed, ...said]), options: [] };
}

/** Where pieces promote, if nothing does in the other game: on the last rank. */
function newZone(
  { name, rules }: Completion,
  board: Board,
  span: Span,
  diagnostics: Diagnostic[],
): Partial<RuleFields<PieceId>> {
  if (hasPromotions(rules)) return {};
  const message = `Nothing promotes in ${name}, and the page does not say where pieces promote; assuming the last rank.`;
  diagnostics.push(diagnose('doc/assumed-rule', 'warning', span, message));
  return { promotionRegion: byColor((color) => farthestRanks(board, 1, color)) };
}

/** Whether sentences say how the king castles, or that it does not. */
const isCastlingStated = (own: readonly Found[]): boolean =>
  own.some(
    ({ change: { fields } }) =>
      fields?.castling === false || fields?.castlingKingsideFile !== undefined,
  );

/** A rule on rooks is about what is called a rook here, or stands in its place. The king is the royal piece, if there is one. */
function called(
  type: EnginePieceType,
  pieces: readonly PieceType[],
  facts: readonly PlacedFact[],
): PieceType | null {
  if (type === 'king' && pieces.some(({ royal }) => royal)) return null;
  const names = (ENGINE_PIECE_TYPE_BY_NAME.get(type)?.names ?? []).map(plainName);
  const find = (wanted: readonly string[]): PieceType | null =>
    pieces.find(({ name }) => wanted.includes(plainName(name ?? ''))) ?? null;
  const swap = factsOfKind(facts, 'replaced').find(({ fact }) =>
    names.includes(plainName(fact.piece)),
  );
  return find(names) ?? (swap === undefined ? null : find([plainName(swap.fact.by)]));
}

/** The infos that the king castles with pieces that stand in the place of others. */
function newPartners(
  { castling, castlingRookPieces }: RuleFields<PieceId>,
  { facts, pieces, start }: Pick<ProseRulesInput, 'facts' | 'pieces' | 'start'>,
): readonly Diagnostic[] {
  if (!castling || (start?.value.castlingRights ?? '-') === '-') return [];
  return factsOfKind(facts, 'replaced').flatMap(({ fact: { by, piece }, span }) => {
    const own = pieces.find((one) => isNamed(one, by));
    if (own === undefined || !castlingRookPieces.white.includes(own.id)) return [];
    const message = `The king castles with the ${by}, which stands in the place of the ${piece}. If it does not, add "There is no castling".`;
    const notes = [{ message: `Castling partners: the ${by}` }];
    return [diagnose('doc/assumed-rule', 'info', span, message, { notes })];
  });
}

/** Fields that belong to the pawns of a game: how they start, and where they promote. */
const OF_PAWNS = [
  'doubleStep',
  'doubleStepRegion',
  'promotionRegion',
  'mandatoryPawnPromotion',
] as const;

/** The same rules for pawns of another game, on a board of the same size. */
function rulesOfPawns(
  pawns: Completion,
  pieces: readonly PieceType[],
  board: Board,
  span: Span,
): readonly Found[] {
  const { maxFile, maxRank } = pawns.rules;
  const isSame = maxFile === board.files && maxRank === board.ranks;
  if (!isSame || !pieces.some(({ promotion }) => promotion.style === 'pawn')) return [];
  const rules = completedRules(pawns, pieces, board);
  const fields = Object.fromEntries(OF_PAWNS.map((key) => [key, rules[key]]));
  return [{ change: { fields }, origin: { kind: 'inherited', from: pawns.name, span } }];
}

/** A change of the rules, and its origin. */
interface Found {
  readonly change: RuleChange;
  readonly origin: Origin;
}

/** Fields that belong to pieces, not to the game. */
export const OPTIONS_OF_PIECES: ReadonlySet<string> = new Set([
  'promotedPieceType',
  'promotionPieceTypes',
  'dropNoDoubled',
  'dropNoDoubledCount',
  'shogiPawnDropMateIllegal',
]);

/** The options that sentences state for the game as a whole, as the engine reads them, with their places. */
function statedFields(
  rules: readonly StatedRule[],
  pieces: readonly PieceType[],
  board: Board,
): readonly Found[] {
  const ground = { ...emptyEngineRules(), maxFile: board.files, maxRank: board.ranks };
  const own = { ...ground, pieces: pieces.flatMap(letterOf) };
  const options = statedOptions(rules).filter(
    ({ row }) => !OPTIONS_OF_PIECES.has(row.key) && !('piece' in row),
  );
  const spans = new Map<string, Span>(
    options.flatMap(({ row, rule }) => row.fields.map((field) => [field, rule.span] as const)),
  );
  const read = clipRules<PieceId>(ruleFieldsOf(withOptions(own, options)), board);
  return RULE_KEYS.flatMap((key): readonly Found[] => {
    const span = spans.get(key);
    return span === undefined
      ? []
      : [{ change: { fields: { [key]: read[key] } }, origin: { kind: 'stated', span } }];
  });
}

/** Options refer to a piece by its letter. */
function letterOf({ abbreviation, id, name }: PieceType): readonly EnginePiece[] {
  const letter = (abbreviation ?? (/^king$/i.test(name ?? '') ? 'K' : '')).toLowerCase();
  return /^[a-z]$/.test(letter) ? [{ type: id, letter, synonym: null, betza: '' }] : [];
}

/** The squares to which single pieces are confined are options of the pieces, not of the game. */
function optionsOfPieces(rules: readonly StatedRule[]): readonly AuthorOption[] {
  return statedOptions(rules).flatMap(({ row, rule: { span }, value }) =>
    'piece' in row ? [{ key: row.key, value, keySpan: span, valueSpan: span }] : [],
  );
}

/** Where the king castles to follows from the file on which it starts. */
function statedCastling(facts: readonly PlacedFact[], context: RuleContext): readonly Found[] {
  return factsOfKind(facts, 'castling-distance').flatMap(({ fact, span }): readonly Found[] => {
    const change = castlingOver(fact.squares, context);
    return change === null ? [] : [{ change, origin: { kind: 'stated', span } }];
  });
}

/** Rules that the engine has no option for, or no option that is the same in every game. */
function statedBeyond(facts: readonly PlacedFact[]): readonly Found[] {
  return facts.flatMap(({ fact, span }): readonly Found[] => {
    const origin: Origin = { kind: 'stated', span };
    if (fact.kind === 'meaning' && fact.meaning === 'no en passant')
      return [{ change: { fields: { enPassantTypes: byColor(() => []) } }, origin }];
    if (fact.kind === 'nearer-king-wins')
      return [{ change: { beyond: { bareKings: 'king-nearer-its-last-rank-wins' } }, origin }];
    if (!isProhibition(fact)) return [];
    const [times] = occurrencesOf(fact);
    return times === undefined
      ? []
      : [{ change: { beyond: { repetitionProhibited: times } }, origin }];
  });
}

function joined(
  ground: RuleFields<PieceId>,
  found: readonly Found[],
): Omit<VariantRules, 'options'> {
  return {
    rules: found.reduce<RuleFields<PieceId>>(
      (sum, { change }) => ({ ...sum, ...change.fields }),
      ground,
    ),
    beyond: found.reduce<BeyondEngine>(
      (sum, { change }) => ({ ...sum, ...change.beyond }),
      NOTHING_BEYOND,
    ),
    origins: Object.fromEntries(
      found.flatMap(({ change, origin }) => keysOf(change).map((key) => [key, origin] as const)),
    ),
  };
}

const keysOf = ({ beyond, fields }: RuleChange): readonly string[] => [
  ...Object.keys(fields ?? {}),
  ...Object.keys(beyond ?? {}),
];

interface Assuming {
  readonly context: RuleContext;
  readonly family: RulesFamily;
  readonly pieces: readonly PieceType[];
  readonly rights: string;
  readonly span: Span;
}

/** Whether pawns have no room for a double step: none of the engine's games with fewer ranks than chess has it. */
function hasFewRanks({ board, hasPawns, pieces }: RuleContext): boolean {
  return hasPawns && !pieces.some(hasFirstMove) && board.ranks < 8;
}

/** The family's value for each rule that no sentence states, with an info. */
function assumedRules(
  said: readonly Found[],
  { context, family, pieces, rights, span }: Assuming,
  diagnostics: Diagnostic[],
): readonly Found[] {
  const stated = new Set(said.flatMap(({ change }) => keysOf(change)));
  const assume = (name: string, words: string, change: RuleChange, why: string): Found => {
    const message = `"${name}" is not stated; assuming "${words}" ${why}. Use --rules-from to take unstated rules from a variant of the engine, such as --rules-from ${family}.`;
    diagnostics.push(diagnose('doc/assumed-rule', 'info', span, message));
    const reason = `Not stated; "${words}" is the default of the ${family} family`;
    return { change, origin: { kind: 'assumed', why: reason, span } };
  };
  const zone = assumedZone(family, context.board, pieces);
  const promotionRegion = byColor((color) => farthestRanks(context.board, zone, color));
  const nothing: Origin = { kind: 'assumed', why: 'nothing promotes', span };
  const change = { fields: { promotionRegion } };
  const inZone = stated.has('promotionRegion')
    ? []
    : [
        zone === 0
          ? { change, origin: nothing }
          : assume('Promotion zone', ranks(zone), change, `as in ${family}`),
      ];
  return [
    ...inZone,
    ...RULE_BULLETS.flatMap((bullet) => {
      const isOfFewRanks = bullet.name === 'Double step' && hasFewRanks(context);
      const words = isOfFewRanks ? 'no' : assumedWords(bullet, family, pieces, rights);
      const own = words === null ? null : bullet.read(words, context);
      const isStated = own !== null && keysOf(own).some((key) => stated.has(key));
      if (words === null || own === null || isStated) return [];
      const why = isOfFewRanks
        ? `because the board has only ${context.board.ranks} ranks`
        : whyAssumed(bullet, family, words, pieces);
      return [assume(bullet.name, words, own, why)];
    }),
  ];
}

function ranks(count: number): string {
  return `${count} farthest rank${count === 1 ? '' : 's'}`;
}
