import { diagnose } from '../../catalog/diagnose.js';
import { OPTION_BY_KEY, type TypedOptionRow } from '../../catalog/options/options.js';
import { COLORS, type Color } from '../../ir/board.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import type { AuthorOption } from '../../ir/variant.js';
import type { RuleChange } from '../../notation/document/bullet-row.js';
import { printOption, type OptionView } from '../../notation/option-values/print-option.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { groupBy } from '../../text/group-by.js';
import type { Span } from '../../text/span.js';
import { applyOptions } from '../ini/apply-options.js';

/** A rule and the bullet that states it. */
interface StatedRule {
  readonly name: string;
  readonly change: RuleChange;
  readonly span: Span;
}

/** Fields with a value for each piece, and what sets them in the change of a bullet. */
const OF_PIECES = [
  ['mobilityRegion', 'confined'],
  ['promotionLimit', 'promotionLimit'],
  ['promotedPieceType', 'form'],
] as const;

/** Options of an ini block that give a rule another value than its bullet. They win, since the block is read last. */
export function overriddenBullets(
  options: readonly AuthorOption[],
  stated: readonly StatedRule[],
  rules: EngineRules,
): readonly Diagnostic[] {
  const overridden = options.flatMap((option) => {
    const row = OPTION_BY_KEY.get(option.key)?.row;
    const changed = applyOptions(rules, [option]).value;
    if (row === undefined || !changes(row, rules, changed)) return [];
    return stated
      .filter((rule) => row.fields.some((field) => isAbout(rule, field, rules, changed)))
      .map((rule) => ({ option, rule }));
  });
  return [...groupBy(overridden, ({ rule }) => rule.span.start).values()].flatMap((together) => {
    const [first] = together;
    if (first === undefined) return [];
    const { option, rule } = first;
    const message = `\`${option.key} = ${option.value.slice(0, 40)}\` contradicts the bullet "${rule.name}" and wins, because the ini block is read last; remove one of them.`;
    const notes = [{ message: 'the bullet', span: rule.span }];
    return [diagnose('doc/overridden-bullet', 'warning', option.valueSpan, message, { notes })];
  });
}

/** Whether two sets of rules have different values of an option, on the board and among their pieces. */
function changes(row: TypedOptionRow, before: EngineRules, after: EngineRules): boolean {
  const letters = new Map(before.pieces.map(({ type, letter }) => [type, letter]));
  const view: OptionView = {
    board: { files: before.maxFile, ranks: before.maxRank },
    types: before.pieces.map(({ type }) => type),
    letterOf: (type) => letters.get(type),
  };
  // Pieces and pairs mean the same in any order.
  const between = row.type === 'PieceSet' ? '' : ' ';
  const valueOf = (rules: EngineRules, color: Color): string | undefined =>
    printOption(row, rules, color, view)?.split(between).sort().join();
  return COLORS.some((color) => valueOf(before, color) !== valueOf(after, color));
}

/** Whether a rule sets a field that an option changes, for fields of single pieces for one of the same pieces. */
function isAbout(
  { change }: StatedRule,
  field: string,
  before: EngineRules,
  after: EngineRules,
): boolean {
  if (Object.hasOwn(change.fields ?? {}, field)) return true;
  return OF_PIECES.some(
    ([key, part]) =>
      key === field &&
      [...(change.pieces ?? [])].some(
        ([id, piece]) => piece[part] !== undefined && before[key].get(id) !== after[key].get(id),
      ),
  );
}
