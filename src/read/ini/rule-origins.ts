import { OPTION_BY_KEY, OPTIONS, type TypedOptionRow } from '../../catalog/options/options.js';
import { ENGINE_PIECE_TYPES } from '../../catalog/piece-types.js';
import { COLORS } from '../../ir/board.js';
import { ENGINE_BOARD } from '../../ir/default-rules.js';
import { differingFields } from '../../ir/differing-fields.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import type { EngineRules } from '../../ir/engine-rules.js';
import { printOption, type OptionView } from '../../notation/option-values/print-option.js';
import { applyOptions, type OptionPair } from './apply-options.js';
import { rulesJson } from './rules-json.js';

/** A line that gives a value. Lines count from 1. */
export interface RulePlace {
  readonly line: number;
  readonly key: string;
}

/**
 * Where a rule comes from: a line of the section, a line of a section above that it inherits from, a built-in variant, or the engine's defaults. If
 * several lines make up one value (the pieces, the two colours), the one that the engine reads last comes first and the others follow in `also`.
 */
export type RuleOrigin =
  | (RulePlace & { readonly kind: 'here'; readonly also?: readonly RulePlace[] })
  | (RulePlace & {
      readonly kind: 'parent';
      readonly name: string;
      readonly also?: readonly RulePlace[];
    })
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'default' };

/** Origins that are not defaults, by field of `rulesJson` and by the key that sets the value. */
export interface Origins {
  readonly fields: ReadonlyMap<string, RuleOrigin>;
  readonly options: ReadonlyMap<string, RuleOrigin>;
}

/** The origins in a section without a parent, before its first line. */
export const DEFAULT_ORIGINS: Origins = { fields: new Map(), options: new Map() };

/** The origins in a built-in variant: everything that differs from the engine's defaults is its own. */
export function builtinOrigins(name: string, rules: EngineRules): Origins {
  const origin: RuleOrigin = { kind: 'builtin', name };
  const defaults = emptyEngineRules();
  const [values, others] = [rulesJson(rules), rulesJson(defaults)];
  const fields = Object.keys(values).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(others[field]),
  );
  const options = OPTIONS.filter((row) => printRow(row, rules) !== printRow(row, defaults));
  return {
    fields: new Map(fields.map((field) => [field, origin])),
    options: new Map(options.map(({ key }) => [key, origin])),
  };
}

/** The origins that a child starts with. `rules` are the rules of its parent, `base` the same after conclusion. */
export function inheritOrigins(
  { fields, options }: Origins,
  parent: string,
  rules: EngineRules,
  base: EngineRules,
): Origins {
  const inherited = {
    fields: new Map([...fields].map(([field, origin]) => [field, fromParent(origin, parent)])),
    options: new Map([...options].map(([key, origin]) => [key, fromParent(origin, parent)])),
  };
  // Conclusion makes the double step and its region agree, so each can be the origin of a change in the other.
  const { white, black } = rules.doubleStepRegion;
  if (rules.doubleStep !== base.doubleStep) {
    copyOrigin(inherited.fields, 'doubleStepRegion', 'doubleStep');
    copyOrigin(inherited.options, 'doubleStepRegionWhite', 'doubleStep');
  } else if (!rules.doubleStep && white.length + black.length > 0) {
    copyOrigin(inherited.fields, 'doubleStep', 'doubleStepRegion');
    copyOrigin(inherited.options, 'doubleStep', 'doubleStepRegionWhite');
    copyOrigin(inherited.options, 'doubleStep', 'doubleStepRegionBlack');
  }
  return inherited;
}

function fromParent(origin: RuleOrigin, name: string): RuleOrigin {
  return origin.kind === 'here' ? { ...origin, kind: 'parent', name } : origin;
}

function copyOrigin(origins: Map<string, RuleOrigin>, from: string, to: string): void {
  const origin = origins.get(from);
  if (origin === undefined) origins.delete(to);
  else origins.set(to, origin);
}

/** The origins after the lines of a section: `pairs` in the order of the file, read on top of `base`. */
export function originsAfterLines(
  inherited: Origins,
  base: EngineRules,
  pairs: readonly OptionPair[],
  lineOf: (offset: number) => number,
): Origins {
  const fields = new Map<string, RulePlace[]>();
  const options = new Map<string, RulePlace[]>();
  let before = base;
  for (const { pair, row, together } of stepsOf(pairs)) {
    const after = applyOptions(before, together).value;
    const place = { line: lineOf(pair.keySpan.start), key: pair.key };
    const changed = new Set(differingFields(before, after));
    for (const field of fieldsOf(row, pair.value, changed)) addPlace(fields, field, place);
    for (const key of optionsOf(row, changed, before, after)) addPlace(options, key, place);
    before = after;
  }
  return {
    fields: new Map([...inherited.fields, ...hereOrigins(fields)]),
    options: new Map([...inherited.options, ...hereOrigins(options)]),
  };
}

interface Step {
  readonly pair: OptionPair;
  readonly row: TypedOptionRow;
  /** The pairs that must be read together. */
  readonly together: readonly OptionPair[];
}

/** The pairs that take effect, in the engine's order, each to be read on top of the result of those before it. */
function stepsOf(pairs: readonly OptionPair[]): readonly Step[] {
  const counting = new Map(pairs.map((pair) => [pair.key, pair]));
  const steps = [...counting.values()].flatMap((pair) => {
    const option = OPTION_BY_KEY.get(pair.key);
    return option === undefined ? [] : [{ pair, ...option }];
  });
  return steps
    .sort((a, b) => a.order - b.order)
    .map(({ pair, row }) => {
      // Whether the engine reads doubleStepRankMin depends on doubleStepRank.
      const rank = pair.key === 'doubleStepRankMin' ? counting.get('doubleStepRank') : undefined;
      return { pair, row, together: rank === undefined ? [pair] : [rank, pair] };
    });
}

/** Which names in `rulesJson` hold a field of `EngineRules`, where the names differ. */
const JSON_FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['pieces', ['pieces', 'pieceTypes', 'pieceToChar', 'pieceToCharSynonyms']],
  ['unusedBetza', ['customPiece']],
  ['promotionPawnTypes', ['promotionPawnTypes', 'mainPromotionPawnType']],
]);

/** The fields of `rulesJson` that a line sets, and those that change as a side effect. */
function fieldsOf(
  row: TypedOptionRow,
  value: string,
  changed: ReadonlySet<string>,
): ReadonlySet<string> {
  // A deprecated key has no effect if its replacement is given.
  const given = 'replacedBy' in row ? [] : row.fields;
  const names = [...given, ...changed].flatMap((name) => JSON_FIELDS.get(name) ?? [name]);
  const hasNotation = row.type === 'pieceLetterBetza' || (row.key === 'king' && value.length > 1);
  return new Set(hasNotation ? [...names, 'customPiece'] : names);
}

/** The key of the line, and the other keys whose values change with it. */
function optionsOf(
  own: TypedOptionRow,
  changed: ReadonlySet<string>,
  before: EngineRules,
  after: EngineRules,
): readonly string[] {
  return OPTIONS.filter(
    (row) =>
      row.key === own.key ||
      (row.fields.some((field) => changed.has(field)) &&
        printRow(row, before) !== printRow(row, after)),
  ).map(({ key }) => key);
}

/** Prints values independently of letters and board size: types by name, squares on the engine's whole board. */
const VIEW: OptionView = {
  board: ENGINE_BOARD,
  types: ENGINE_PIECE_TYPES.map(({ type }) => type),
  letterOf: (type) => type,
};

function printRow(row: TypedOptionRow, rules: EngineRules): string {
  const side = 'side' in row ? row.side : 'both';
  const colors = side === 'both' ? COLORS : [side];
  return colors.map((color) => printOption(row, rules, color, VIEW) ?? '').join('\n');
}

function addPlace(places: Map<string, RulePlace[]>, name: string, place: RulePlace): void {
  const known = places.get(name);
  if (known === undefined) places.set(name, [place]);
  else known.push(place);
}

function hereOrigins(
  places: ReadonlyMap<string, readonly RulePlace[]>,
): readonly (readonly [string, RuleOrigin])[] {
  return [...places].flatMap(([name, all]) => {
    const last = all.at(-1);
    if (last === undefined) return [];
    const others = all.slice(0, -1);
    const also = others.length === 0 ? {} : { also: others };
    return [[name, { kind: 'here', ...last, ...also }] as const];
  });
}
