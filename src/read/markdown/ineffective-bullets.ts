import { diagnose } from '../../catalog/diagnose.js';
import type { Condition, Ground } from '../../catalog/options/grounds.js';
import { OPTIONS } from '../../catalog/options/options.js';
import { actsIn, isOn, type ActingGame } from '../../ir/acts.js';
import { isRuleKey } from '../../ir/rule-fields.js';
import type { RuleKey } from '../../ir/rules.js';
import type { Variant } from '../../ir/variant.js';
import { bulletsOf, RULE_BULLETS } from '../../notation/document/rule-bullets.js';
import type { Diagnostic } from '../../text/diagnostic.js';
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
    const ineffective = said.filter((field) => isOn(variant.rules[field]) && !actsIn(field, game));
    const [first] = ineffective;
    const rest = said.filter((field) => !ineffective.includes(field));
    if (first === undefined || rest.some((field) => isOn(variant.rules[field]))) return [];
    const message = `The bullet "${name}" has no effect without ${needOf(first)}.`;
    return [diagnose('doc/no-effect', 'warning', bullet.span, message)];
  });
  return [...bullets, ...ineffectiveLimits(variant, game)];
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
function needOf(field: RuleKey): string {
  const row = OPTIONS.find((one) => one.fields.some((name) => name === field));
  const grounds: readonly Ground[] = row !== undefined && 'actsWhen' in row ? row.actsWhen : [];
  const [first = []] = grounds;
  return first.map(sayCondition).join(' and ');
}

function sayCondition(condition: Condition): string {
  if (typeof condition === 'string') return sayField(condition);
  if ('field' in condition) return sayField(condition.field);
  if ('type' in condition) return `a piece that moves as the engine's ${condition.type}`;
  switch (condition.pieces) {
    case 'first moves':
      return 'a pawn or a piece with a first move';
    case 'promoting pawns':
      return 'a piece that promotes as a pawn of chess';
  }
}

function sayField(field: string): string {
  if (field === 'promotedPieceType') return 'a piece that promotes as in shogi';
  const [bullet] = bulletsOf([field]);
  return bullet === undefined ? `\`${field}\`` : `the bullet "${bullet.name}"`;
}
