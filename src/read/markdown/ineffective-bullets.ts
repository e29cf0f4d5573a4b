import { diagnose } from '../../catalog/diagnose.js';
import type { Condition, Ground } from '../../catalog/options/grounds.js';
import { OPTIONS } from '../../catalog/options/options.js';
import { actsIn, isOn, type ActingGame } from '../../ir/acts.js';
import { isRuleKey } from '../../ir/rule-fields.js';
import type { RuleKey } from '../../ir/rules.js';
import type { Variant } from '../../ir/variant.js';
import { bulletsOf, RULE_BULLETS } from '../../notation/document/rule-bullets.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { groupBy } from '../../text/group-by.js';
import { actingGame } from './acting-game.js';
import type { Bullets } from './bullets.js';

/** Statements that change nothing in the game: bullets whose options have no effect in it, and drop limits without drops. */
export function ineffectiveStatements(
  variant: Pick<Variant, 'beyond' | 'board' | 'options' | 'origins' | 'pieces' | 'rules'>,
  { values }: Bullets,
): readonly Diagnostic[] {
  const game = actingGame(variant);
  const bullets = RULE_BULLETS.flatMap(({ fields, name }) => {
    const bullet = values.get(name);
    if (bullet === undefined) return [];
    const said = fields
      .filter(isRuleKey)
      .filter((field) => variant.origins[field]?.span.start === bullet.span.start);
    const first = ineffectiveOf(said, variant, game);
    if (first === null) return [];
    const message = `The bullet "${name}" has no effect without ${needOf(first, 'bullet')}.`;
    return [diagnose('doc/no-effect', 'warning', bullet.span, message)];
  });
  return [...bullets, ...ineffectiveLimits(variant, game)];
}

/** Sentences that state only options without effect in the game. */
export function ineffectiveSentences(
  variant: Pick<Variant, 'beyond' | 'board' | 'options' | 'origins' | 'pieces' | 'rules'>,
): readonly Diagnostic[] {
  const game = actingGame(variant);
  const said = Object.entries(variant.origins).flatMap(([field, { kind, span }]) =>
    isRuleKey(field) && kind === 'stated' ? [{ field, span }] : [],
  );
  return [...groupBy(said, ({ span }) => span.start).values()].flatMap((together) => {
    const fields = together.map(({ field }) => field);
    const first = ineffectiveOf(fields, variant, game);
    const [one] = together;
    if (first === null || one === undefined) return [];
    const message = `This rule has no effect without ${needOf(first, 'rule')}, which no sentence states.`;
    return [diagnose('doc/no-effect', 'warning', one.span, message)];
  });
}

/** The first of these fields that has no effect. Null if another of them has one. */
function ineffectiveOf(
  fields: readonly RuleKey[],
  { rules }: Pick<Variant, 'rules'>,
  game: ActingGame,
): RuleKey | null {
  const on = fields.filter((field) => isOn(rules[field]));
  return on.some((field) => actsIn(field, game)) ? null : (on[0] ?? null);
}

function ineffectiveLimits(
  { pieces }: Pick<Variant, 'pieces'>,
  game: ActingGame,
): readonly Diagnostic[] {
  if (isOn(game.valueOf('pieceDrops'))) return [];
  return pieces
    .filter(({ drop, movement }) => {
      const isLimited = drop.perFile !== null || drop.mateForbidden;
      return isLimited && movement.origin.kind !== 'inherited';
    })
    .map(({ name, abbreviation, glyphs, span }) => {
      const piece = name ?? abbreviation ?? glyphs[0] ?? '?';
      const message = `The drop limit of the ${piece} has no effect without drops; write "* Drops: yes".`;
      return diagnose('doc/no-effect', 'warning', span, message);
    });
}

/** What a rule needs to have an effect (the first of its alternatives), in the words of documents. */
function needOf(field: RuleKey, noun: StatedBy): string {
  const row = OPTIONS.find((one) => one.fields.some((name) => name === field));
  const grounds: readonly Ground[] = row !== undefined && 'actsWhen' in row ? row.actsWhen : [];
  const [first = []] = grounds;
  return first.map((condition) => sayCondition(condition, noun)).join(' and ');
}

/** What states the rules of a game. */
type StatedBy = 'bullet' | 'rule';

function sayCondition(condition: Condition, noun: StatedBy): string {
  if (typeof condition === 'string') return sayField(condition, noun);
  if ('field' in condition) return sayField(condition.field, noun);
  if ('type' in condition) return `a piece that moves as the engine's ${condition.type}`;
  switch (condition.pieces) {
    case 'first moves':
      return 'a pawn that steps straight forward or a piece with a first move';
    case 'promoting pawns':
      return 'a piece that promotes as a pawn of chess';
    case 'full board':
      return 'a start position without empty squares';
  }
}

function sayField(field: string, noun: StatedBy): string {
  if (field === 'promotedPieceType') return 'a piece that promotes as in shogi';
  const [bullet] = bulletsOf([field]);
  return bullet === undefined ? `\`${field}\`` : `the ${noun} "${bullet.name}"`;
}
