import { diagnose } from '../../catalog/diagnose.js';
import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import { byColor, COLORS, printSquare, squareAt } from '../../ir/board.js';
import type { PieceId, PieceType } from '../../ir/piece.js';
import type { Position } from '../../ir/position.js';
import { heldRules } from '../../ir/held-rules.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { farthestRanks } from '../../ir/region.js';
import type { RuleFields } from '../../ir/rules.js';
import type { AuthorOption, BeyondEngine, Variant } from '../../ir/variant.js';
import {
  assumedWords,
  assumedZone,
  NOTHING_BEYOND,
  ruleContext,
  whyAssumed,
} from '../../notation/document/assumed.js';
import { baseRules } from '../../notation/document/base-rules.js';
import type { BulletName } from '../../notation/document/bullet-names.js';
import { rightsByPlacement } from '../../notation/document/rights-by-placement.js';
import type { RuleBullet, RuleChange, RuleContext } from '../../notation/document/bullet-row.js';
import { changePieces } from '../../notation/document/bullets/pieces.js';
import { zoneWords } from '../../notation/document/bullets/promotion.js';
import { RULE_BULLETS, type RuleBulletName } from '../../notation/document/rule-bullets.js';
import { addAll } from '../../text/add-all.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Origin, Sourced } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import { applyOptions } from '../ini/apply-options.js';
import { stating } from './header.js';
import type { LoweredPieces } from './lowered-pieces.js';
import { overriddenBullets } from './overridden-bullets.js';
import { limitedSoldiers } from './soldiers.js';
import { misstated, phrase, readValue } from './stated-value.js';
import type { StartPosition } from './start.js';

/** The rules of a variant, their origins, and the start position with its castling rights. */
type ReadRules = Pick<Variant, 'rules' | 'origins' | 'beyond' | 'start' | 'pieces' | 'regions'>;

interface RulesInput {
  readonly lowered: LoweredPieces;
  readonly start: StartPosition;
  readonly options: readonly AuthorOption[];
  readonly heading: Span;
}

/** A rule to apply, and its origin. */
interface FoundRule {
  readonly change: RuleChange;
  readonly origin: Origin;
}

/**
 * Applies the rules that the bullets state. If no text states a rule, the rule of the family is assumed, with an info unless an
 * ini block sets it.
 */
export function readRules(input: RulesInput, diagnostics: Diagnostic[]): ReadRules {
  const { board } = input.lowered.header;
  const base = baseRules(board.value, input.lowered.pieces);
  const placed = input.start.start?.value ?? null;
  const context = ruleContext(board.value, input.lowered.pieces, placed, base);
  const read = (bullet: RuleBullet<RuleBulletName>, rights: string): FoundRule[] => {
    const rule = readRule(bullet, input, context, rights, diagnostics);
    return rule === null ? [] : [rule];
  };
  const isCastling = ({ name }: RuleBullet<RuleBulletName>): boolean => name === 'Castling';
  // Who castles from where is known once all other bullets are read.
  const others = RULE_BULLETS.filter((bullet) => !isCastling(bullet)).flatMap((bullet) =>
    read(bullet, '-'),
  );
  const rights =
    placed === null || input.start.castlingStated
      ? (placed?.castlingRights ?? '-')
      : rightsByPlacement(
          placed,
          board.value.ranks,
          withOptions(withRules(base, others), input.lowered.pieces, input).played,
        );
  const found = [
    ...RULE_BULLETS.filter(isCastling).flatMap((bullet) => read(bullet, rights)),
    ...others,
  ];
  const rules = withRules(base, found);
  const notRoyal = new Set([
    ...found.flatMap(({ change }) => change.notRoyal ?? []),
    ...royalTogether(rules, placed),
  ]);
  const pieces = found
    .reduce((sum, { change }) => changePieces(sum, change.pieces), input.lowered.pieces)
    .map((piece) => (notRoyal.has(piece.id) ? { ...piece, royal: false } : piece));
  const { held, played } = withOptions(rules, pieces, input);
  const end = played.castling ? rights : '-';
  addAll(diagnostics, ineffectiveCastling(input, end, played));
  if (held !== null)
    addAll(diagnostics, overriddenBullets(input.options, statedRules(found, input), held));
  const { regions } = input.lowered.header;
  return {
    // The movements of soldiers express this rule.
    rules: { ...rules, soldierPromotionRank: 0 },
    ...limitedSoldiers({ pieces, regions }, board.value, played.soldierPromotionRank),
    origins: originsOf(found),
    beyond: found.reduce(
      (sum: BeyondEngine, { change }) => ({ ...sum, ...change.beyond }),
      NOTHING_BEYOND,
    ),
    start: withChecks(withRights(input.start, end), found),
  };
}

/** Pieces of which a player has several and the last one is royal: then none of them is royal by itself. */
function royalTogether(
  { extinctionPieceTypes, extinctionPseudoRoyal }: RuleFields<PieceId>,
  placed: Position | null,
): readonly PieceId[] {
  if (!extinctionPseudoRoyal || placed === null) return [];
  return extinctionPieceTypes.filter((id) =>
    COLORS.some(
      (side) =>
        placed.placements.filter(({ color, piece }) => color === side && piece === id).length > 1,
    ),
  );
}

function withRules(base: RuleFields<PieceId>, found: readonly FoundRule[]): RuleFields<PieceId> {
  return found.reduce((sum, { change }) => ({ ...sum, ...change.fields }), base);
}

/** The rules with the author's own options, and before them in the engine's form; null if there are no options. */
function withOptions(
  rules: RuleFields<PieceId>,
  pieces: readonly PieceType[],
  { lowered: { header }, options }: RulesInput,
): { readonly held: EngineRules | null; readonly played: RuleFields<PieceId> } {
  if (options.length === 0) return { held: null, played: rules };
  const held = heldRules({ board: header.board, pieces, rules }, ({ letter, abbreviation }) =>
    (letter ?? abbreviation ?? '').toLowerCase(),
  );
  return { held, played: applyOptions(held, options).value };
}

/** The rules that bullets state. */
function statedRules(
  found: readonly FoundRule[],
  { lowered: { header } }: RulesInput,
): Parameters<typeof overriddenBullets>[1] {
  const names = new Map([...header.bullets.values].map(([name, { span }]) => [span.start, name]));
  return found.flatMap(({ change, origin: { kind, span } }) => {
    const name = kind === 'stated' ? names.get(span.start) : undefined;
    return name === undefined ? [] : [{ name, change, span }];
  });
}

/** A bullet states that players castle, but the start position gives no rights. */
function ineffectiveCastling(
  { lowered, start }: RulesInput,
  rights: string,
  rules: RuleFields<PieceId>,
): readonly Diagnostic[] {
  const bullet = lowered.header.bullets.values.get('Castling');
  const isMeant = bullet !== undefined && phrase(bullet).toLowerCase() === 'yes';
  // Drops may give castling rights.
  if (!isMeant || rules.castlingDroppedPiece || start.start === null || rights !== '-') return [];
  // An option overrides the bullet.
  if (!rules.castling) return [];
  const square = squareAt(rules.castlingKingFile, rules.castlingRank);
  const king = square === null ? 'its file' : printSquare(square);
  const why = start.castlingStated
    ? 'its castling field is "-"; write the rights there, such as "KQkq"'
    : `King and Rook are not in place: the King belongs on ${king}, with a Rook on that rank; for another file write "* Castling from: d"`;
  const message = `"Castling: yes", but the start position gives no castling rights: ${why}.`;
  const notes = [{ message: 'the start position', span: start.start.origin.span }];
  return [diagnose('doc/castling-without-rights', 'error', bullet.span, message, { notes })];
}

function withRights(
  { start, castlingStated }: StartPosition,
  rights: string,
): Sourced<Position> | null {
  if (start === null || castlingStated) return start;
  return { ...start, value: { ...start.value, castlingRights: rights } };
}

function withChecks(
  start: Sourced<Position> | null,
  found: readonly FoundRule[],
): Sourced<Position> | null {
  const count = found.findLast(({ change }) => change.checks !== undefined)?.change.checks;
  if (start === null || count === undefined) return start;
  return { ...start, value: { ...start.value, checks: byColor(() => count) } };
}

/** The promotion zone of the family, or none if nothing promotes. */
function assumedZoneRule(
  input: RulesInput,
  isWrong: boolean,
  diagnostics: Diagnostic[],
): FoundRule {
  const { header, family, pieces } = input.lowered;
  const { value: board } = header.board;
  const ranks = assumedZone(family, board, pieces);
  const because = ranks === 0 ? 'because nothing promotes' : `as in ${family}`;
  const silent = isWrong || (family === 'chess' && ranks === 0);
  const fields = { promotionRegion: byColor((color) => farthestRanks(board, ranks, color)) };
  const keys = Object.keys(fields);
  return {
    change: { fields },
    origin: assume(
      { name: 'Promotion zone', words: zoneWords(ranks), because, keys, silent },
      input,
      diagnostics,
    ),
  };
}

/** A rule from its bullet, from the start position, or from the family. */
function readRule(
  bullet: RuleBullet<RuleBulletName>,
  input: RulesInput,
  context: RuleContext,
  rights: string,
  diagnostics: Diagnostic[],
): FoundRule | null {
  const value = input.lowered.header.bullets.values.get(bullet.name);
  if (value !== undefined) {
    const words = phrase(value);
    const change = readValue(words, bullet, context, input.lowered.family);
    if (change !== null) return { change, origin: { kind: 'stated', span: value.span } };
    diagnostics.push(misstated(value, bullet, context));
    if (bullet.name === 'Promotion zone') return assumedZoneRule(input, true, diagnostics);
    return assumedRule(bullet, input, context, rights, true, diagnostics);
  }
  if (bullet.name === 'Promotion zone') return assumedZoneRule(input, false, diagnostics);
  const { start, castlingStated } = input.start;
  if (bullet.name === 'Castling' && castlingStated && start !== null)
    return {
      change: { fields: { castling: rights !== '-' } },
      origin: start.origin,
    };
  return assumedRule(bullet, input, context, rights, false, diagnostics);
}

function assumedRule(
  bullet: RuleBullet<RuleBulletName>,
  input: RulesInput,
  context: RuleContext,
  rights: string,
  silent: boolean,
  diagnostics: Diagnostic[],
): FoundRule | null {
  const { family, pieces } = input.lowered;
  const words = assumedWords(bullet, family, pieces, rights);
  if (words === null) return null;
  const change = bullet.read(words, context) ?? {};
  const keys = Object.keys(change.fields ?? {});
  const because = whyAssumed(bullet, family, words, pieces);
  const assumption = { name: bullet.name, words, because, keys, silent };
  return { change, origin: assume(assumption, input, diagnostics) };
}

/** A default that is assumed. */
interface Assumption {
  readonly name: BulletName;
  /** The value as a bullet would state it. */
  readonly words: string;
  readonly because: string;
  /** The fields that the rule sets. */
  readonly keys: readonly string[];
  /** Whether it needs no message. */
  readonly silent: boolean;
}

/** Reports that a default is assumed, unless an ini block states the rule. */
function assume(
  { because, keys, name, silent, words }: Assumption,
  { lowered, options, heading }: RulesInput,
  diagnostics: Diagnostic[],
): Origin {
  const why = `Not stated; assuming "${words}", ${because}`;
  const set = options.flatMap(({ key }) => OPTION_BY_KEY.get(key)?.row.fields ?? []);
  if (!silent && !set.some((field) => keys.includes(field))) {
    const message = `"${name}" is not stated; assuming "${words}", ${because}. Write "* ${name}: ${words}" to state it.`;
    const notes = [{ message: `${name}: ${words}` }];
    const fix = stating(`* ${name}: ${words}`, lowered.header.bullets.values, heading);
    diagnostics.push(diagnose('doc/assumed-rule', 'info', heading, message, { notes, fix }));
  }
  return { kind: 'assumed', why, span: heading };
}

function originsOf(found: readonly FoundRule[]): Variant['origins'] {
  const entries = found.flatMap(({ change, origin }) =>
    [...Object.keys(change.fields ?? {}), ...Object.keys(change.beyond ?? {})].map(
      (key) => [key, origin] as const,
    ),
  );
  return Object.fromEntries(entries);
}
