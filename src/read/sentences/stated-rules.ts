import { rankOf } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { Span } from '../../text/span.js';
import {
  factsOfKind,
  isOption,
  type FarRanks,
  type PlacedFact,
  type RuleFact,
} from './rule-facts.js';
import { isPawnGoal, optionsOf, type GameFacts, type OptionValue } from './rule-options.js';
import type { Verdict } from './described-pieces.js';

/** A rule that a sentence states, as an option of variants.ini. */
export interface StatedRule extends OptionValue {
  /** The words that state it. */
  readonly span: Span;
  /** The sentence. */
  readonly text: string;
}

export interface ReadSentence {
  readonly span: Span;
  readonly text: string;
  readonly verdict: Verdict;
  /** It is in a part of the page on other topics than the rules, such as sources or history. */
  readonly isTalk: boolean;
  /** From the first words that were not understood to the end. */
  readonly unrecognized: Span;
}

/** The options that sentences state, each once. `incomplete` holds the sentences that are incomplete or contradict an earlier one. */
export function statedRules(
  facts: readonly PlacedFact[],
  sentences: readonly ReadSentence[],
  game: GameFacts,
  hasNoQueens = false,
): { readonly rules: readonly StatedRule[]; readonly incomplete: ReadonlySet<number> } {
  const rules: StatedRule[] = [];
  const incomplete = new Set<number>();
  const isStated = new Set<string>();
  const stated = new Map<string, OptionValue>();
  const zones = openZones(facts, game);
  const zone = wholeZone(facts, zones, game.ranks);
  const partly = mandatoryInPart(facts, game);
  const hasPawnGoal = facts.some(({ fact }) => isPawnGoal(fact));
  for (const placed of facts) {
    const { about, fact, index, span } = placed;
    const sentence = sentences[index];
    const values =
      zones.has(placed) || (partly.has(index) && (fact.kind === 'zone' || fact.kind === 'option'))
        ? null
        : isOfOnePiece(placed, facts, game)
          ? [{ option: null, value: null, meaning: 'one piece must, or need not, promote' }]
          : optionsOf(
              zone === null || fact.kind !== 'zone' ? fact : zone,
              // "The pawn has no double step" is about pawns, whatever heading it is under.
              /\bpawns?\b/i.test(sentence?.text ?? '') && isDoubleStep(fact) ? null : about,
              game,
            );
    const isOpen =
      !hasNoQueens &&
      // Where pawns become mets, the page says what they become instead.
      game.base?.promotionPieceTypes.white.includes('queen') !== false &&
      isOpenChoice(fact, sentence?.text ?? '') &&
      values?.[0]?.option === 'promotionPieceTypes';
    if (values === null || isOpen) {
      incomplete.add(index);
      continue;
    }
    for (const value of values) {
      // What a zone only implies is not so if pawns win on the last rank.
      if (hasPawnGoal && fact.kind === 'zone' && value.option === 'immobilityIllegal') continue;
      const key = `${value.option ?? ''} ${value.value ?? ''} ${value.meaning ?? ''}`;
      if (fact.kind === 'size' && isStated.has('maxFile')) continue;
      if (value.option !== null && isStated.has(key)) continue;
      // A contradiction between sentences is not resolved here.
      const other =
        value.option === null || GROWING.has(value.option) ? undefined : stated.get(value.option);
      if (other !== undefined && other.value !== value.value) {
        const mayBeSame =
          value.others?.includes(other.value ?? '') === true ||
          other.others?.includes(value.value ?? '') === true;
        if (!mayBeSame) incomplete.add(index);
        continue;
      }
      if (value.option !== null) stated.set(value.option, value);
      isStated.add(key);
      if (sentence !== undefined) rules.push({ ...value, span, text: sentence.text });
    }
    if (fact.kind === 'size') isStated.add('maxFile');
  }
  return { rules: joined(rules), incomplete };
}

/** Options to which several sentences may add values. */
const GROWING: ReadonlySet<string> = new Set(['promotedPieceType', 'dropNoDoubled']);

/**
 * Leaves out what a sentence only implies if another one states it, or if pieces in hand need not be captured ones: in the game `base`, they
 * may come from a partner.
 */
export function withoutRefuted(
  facts: readonly PlacedFact[],
  base: EngineRules | null,
): readonly PlacedFact[] {
  const stated = new Set(
    facts.flatMap(({ fact }) =>
      fact.kind === 'option' && fact.isImplied !== true ? [fact.option] : [],
    ),
  );
  const isOfOthers = base !== null && base.pieceDrops && !base.capturesToHand;
  if (isOfOthers || facts.some(({ fact }) => isInHand(fact))) stated.add('capturesToHand');
  return facts.filter(
    ({ fact }) => fact.kind !== 'option' || fact.isImplied !== true || !stated.has(fact.option),
  );
}

const isInHand = (fact: RuleFact): boolean =>
  fact.kind === 'in-hand' ||
  (fact.kind === 'meaning' && fact.meaning === 'pieces in hand at the start');

/** "Pawns may also promote to hawks" adds to the usual pieces. */
export function withAdditions(
  facts: readonly PlacedFact[],
  sentences: readonly ReadSentence[],
): readonly PlacedFact[] {
  return facts.map((placed) => {
    const adds = /\b(?:also|as well|too|additionally|in addition)\b/i;
    return placed.fact.kind === 'pawn-choices' && adds.test(ownWords(placed, sentences))
      ? { ...placed, fact: { ...placed.fact, adds: true } }
      : placed;
  });
}

/** The words that state a fact. Those of its sentence, if the text is not as on the page. */
function ownWords({ index, span }: PlacedFact, sentences: readonly ReadSentence[]): string {
  const { span: whole, text = '' } = sentences[index] ?? {};
  const isAsWritten = whole !== undefined && whole.end - whole.start === text.length;
  return isAsWritten ? text.slice(span.start - whole.start, span.end - whole.start) : text;
}

/** "Pawns may be promoted to kings" does not say whether only to kings. */
function isOpenChoice(fact: RuleFact, text: string): boolean {
  if (fact.kind !== 'pawn-choices' || fact.adds || fact.pieces.includes('queen')) return false;
  return !/\b(?:only|must|always)\b/i.test(text);
}

const isDoubleStep = (fact: RuleFact): boolean =>
  fact.kind === 'option' && fact.option === 'doubleStep';

/** "The Horse promotes on the 7th rank; promotion is mandatory" concerns one piece, but the engine has one option for all. */
function isOfOnePiece(
  { about, fact, index }: PlacedFact,
  facts: readonly PlacedFact[],
  { base }: GameFacts,
): boolean {
  if (fact.kind !== 'option' || fact.option !== 'mandatoryPiecePromotion') return false;
  // In chess, nothing else promotes as pieces of shogi do.
  if (base?.promotedPieceType.size === 0 && factsOfKind(facts, 'promotes').length === 1)
    return false;
  return (
    about !== null ||
    facts.some(
      (other) =>
        other.index === index &&
        ((other.fact.kind === 'promotes' && other.fact.pieces !== null) ||
          (other.fact.kind === 'zone' && other.fact.of !== null)),
    )
  );
}

/**
 * The sentences by which promotion is mandatory in a part of the zone: "The zone is the last three ranks. Pieces must promote on the last rank."
 * The engine has one option for the whole zone.
 */
function mandatoryInPart(
  facts: readonly PlacedFact[],
  { base, ranks }: GameFacts,
): ReadonlySet<number> {
  const mandatory = new Set(
    facts.flatMap(({ fact, index }) =>
      isOption(fact, 'mandatoryPiecePromotion', 'true') ? [index] : [],
    ),
  );
  if (mandatory.size === 0) return mandatory;
  const zones = factsOfKind(facts, 'zone').map(({ fact, index }) => ({
    index,
    start: rangeOf(fact.ranks, ranks ?? 0).from,
  }));
  const isOnly = zones.every(({ index }) => index === zones[0]?.index);
  const usual = base?.promotionRegion.white.map((square) => rankOf(square) + 1) ?? [];
  const start = (isOnly ? usual : zones.map((zone) => zone.start)).reduce(
    (least, one) => Math.min(least, one),
    Infinity,
  );
  return new Set(
    zones.flatMap((zone) => (mandatory.has(zone.index) && zone.start > start ? [zone.index] : [])),
  );
}

/** The ranks of a zone on a board of so many, as White counts them. */
function rangeOf(far: FarRanks, ranks: number): { readonly from: number; readonly to: number } {
  return 'last' in far
    ? { from: ranks - far.last + 1, to: ranks }
    : { from: far.from, to: far.to ?? far.from };
}

/** Zones of single pieces that differ from those of others, also in the game that the page changes. The engine has one zone for all. */
function openZones(
  facts: readonly PlacedFact[],
  { base, ranks }: GameFacts,
): ReadonlySet<PlacedFact> {
  const zones = factsOfKind(facts, 'zone');
  const isOwn = zones.some(({ fact }) => fact.of !== null);
  const sizes = new Set(zones.map(({ fact }) => JSON.stringify(fact.ranks)));
  const areAll = factsOfKind(facts, 'no-other-promotes').length > 0;
  const isOther =
    !areAll &&
    gameOfRules(facts) !== null &&
    zones.some(
      ({ fact }) =>
        (fact.of !== null || (fact.isOfPawns === true && base?.promotedPieceType.size !== 0)) &&
        !isZoneOf(base, fact.ranks, ranks),
    );
  return new Set((isOwn && sizes.size > 1) || isOther ? zones : []);
}

/** Whether these are the ranks where the pieces of a game promote, or none of them promote. */
function isZoneOf(base: EngineRules | null, far: FarRanks, ranks: number | null): boolean {
  if (base === null || ranks !== base.maxRank) return true;
  const { from, to } = rangeOf(far, ranks);
  const zone = new Set(base.promotionRegion.white.map((square) => rankOf(square) + 1));
  const own = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return !hasPromotions(base) || (own.length === zone.size && own.every((rank) => zone.has(rank)));
}

/** Whether any piece of a game promotes. */
export function hasPromotions({
  pieces,
  promotedPieceType,
  promotionPawnTypes,
}: EngineRules): boolean {
  return pieces.some(
    ({ type }) => promotionPawnTypes.white.includes(type) || promotedPieceType.has(type),
  );
}

/** Combines "may promote on the eighth or ninth rank, must on the tenth" into one zone up to the last rank. Null if the ranks do not fit. */
function wholeZone(
  facts: readonly PlacedFact[],
  open: ReadonlySet<PlacedFact>,
  ranks: number | null,
): RuleFact | null {
  const zones = factsOfKind(facts, 'zone').filter((placed) => !open.has(placed));
  if (ranks === null || zones.length < 2) return null;
  const all = zones.map(({ fact }) => rangeOf(fact.ranks, ranks));
  const from = Math.min(...all.map((one) => one.from));
  const isEach = Array.from({ length: ranks - from + 1 }, (_, at) => from + at).every((rank) =>
    all.some((one) => one.from <= rank && rank <= one.to),
  );
  const mayStay = zones.some(({ fact }) => fact.mayStay === true);
  return isEach
    ? { kind: 'zone', ranks: { from, to: ranks }, of: null, ...(mayStay ? { mayStay } : {}) }
    : null;
}

/** Resolves "this loses", which refers to what a sentence just before forbids. Without such a sentence it is dropped. */
export function withThatLoses(facts: readonly PlacedFact[]): readonly PlacedFact[] {
  return facts.flatMap((placed, at): readonly PlacedFact[] => {
    if (placed.fact.kind !== 'that-loses') return [placed];
    const before = facts[at - 1];
    if (before?.fact.kind !== 'drop-mate' || placed.index - before.index > 2) return [];
    return [{ ...placed, fact: { ...before.fact, result: 'loss' } }];
  });
}

/** The built-in game that provides all rules the page does not state, according to its sentences. */
export function gameOfRules(facts: readonly Pick<PlacedFact, 'fact'>[]): string | null {
  const games = facts.flatMap(({ fact }) => (fact.kind === 'same-rules' ? [fact] : []));
  const whole = games.find(({ extent }) => extent === 'all' || extent === 'all-else');
  return (whole ?? games.find(({ extent }) => extent === 'variant'))?.game ?? null;
}

/**
 * The number of ranks that sentences suggest if none states the size: "the 7th, 8th, and 9th ranks" suggest nine. Otherwise the ranks of the game
 * whose rules apply.
 */
export function farthestNamed(
  sentences: readonly ReadSentence[],
  like: EngineRules | null,
): number | null {
  // If a size is stated but was not understood, do not guess.
  if (sentences.some(({ text }) => /\d\s?[x×]\s?\d|\bby (?:\d|nine|ten|eleven|twelve)/i.test(text)))
    return null;
  const numbers = sentences.flatMap(({ text, verdict }) =>
    verdict === 'prose' || !/\branks?\b/i.test(text)
      ? []
      : [...text.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/g)].map(([, number]) => Number(number)),
  );
  const most = numbers.reduce((sum, one) => Math.max(sum, one), 0);
  return most >= 8 && most <= 16 ? most : (like?.maxRank ?? null);
}

/** Joins the lines for all pieces that promote, each under its own heading, into one. */
function joined(rules: readonly StatedRule[]): readonly StatedRule[] {
  const all = rules.filter(({ option }) => option === 'promotedPieceType');
  if (all.length < 2) return rules;
  const value = [...new Set(all.flatMap((rule) => rule.value?.split(' ') ?? []))].join(' ');
  const [first] = all;
  return rules.flatMap((rule) =>
    rule === first ? [{ ...rule, value }] : all.includes(rule) ? [] : [rule],
  );
}
