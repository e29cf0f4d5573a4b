import type { OptionKey } from '../../catalog/options/option-key.js';
import { FIELD_ROWS, OPTION_BY_KEY, type TypedOptionRow } from '../../catalog/options/options.js';
import { acts, actsIn } from '../../ir/acts.js';
import { emptyEngineRules } from '../../ir/engine-defaults.js';
import { conclude } from '../../ir/engine-conclusion.js';
import type { EngineRuleKey, EngineRules } from '../../ir/engine-rules.js';
import type { Variant } from '../../ir/variant.js';
import { ruleContext } from '../../notation/document/assumed.js';
import { bulletsOf } from '../../notation/document/rule-bullets.js';
import { printOption } from '../../notation/option-values/print-option.js';
import { actingGame } from '../../read/markdown/acting-game.js';
import { OPTIONS_OF_PIECES } from '../../read/prose/variant-rules.js';
import { statedOptions, withOptions } from '../../read/sentences/stated-options.js';
import { once } from '../../text/once.js';
import type { Origin } from '../../text/origin.js';
import type { Span } from '../../text/span.js';
import type { PageSources } from '../../read/page/page-sources.js';
import { isProhibition } from '../../read/sentences/rule-facts.js';
import type { StatedRule } from '../../read/sentences/stated-rules.js';
import type { ReferenceRules } from './reference-rules.js';
import { tablesOf } from './tables-of-page.js';

/** The codes of differences between the sources of a page and its options, its table, or the built-in variant of its name. */
export const DIFFERENCE_CODES = [
  'rule/differs-from-text',
  'rule/only-in-text',
  'rule/stalemate-side',
  'rule/nfold-count',
  'rule/nfold-perspective',
  'rule/flag-missing-for-campmate-prose',
  'rule/mandatory-promotion-absent',
  'region/promotion-zone-differs',
] as const;

export type DifferenceCode = (typeof DIFFERENCE_CODES)[number];

/** Fields with a separate code. */
const CODES: ReadonlyMap<string, DifferenceCode> = new Map<EngineRuleKey, DifferenceCode>([
  ['stalemateValue', 'rule/stalemate-side'],
  ['nFoldRule', 'rule/nfold-count'],
  ['nFoldValue', 'rule/nfold-perspective'],
  ['flagPiece', 'rule/flag-missing-for-campmate-prose'],
  ['flagRegion', 'rule/flag-missing-for-campmate-prose'],
  ['mandatoryPiecePromotion', 'rule/mandatory-promotion-absent'],
  ['promotionRegion', 'region/promotion-zone-differs'],
]);

/** An option as a source of the page states it. */
interface Stated {
  readonly row: TypedOptionRow;
  readonly value: string;
  readonly span: Span;
  /** The reference rules with this value, and with each other value that the same words may mean. */
  readonly rules: () => readonly EngineRules[];
}

/** A place where a source contradicts the reference rules, and all options in which it does. */
export interface RuleDifference {
  readonly code: DifferenceCode;
  /** The rules that it contradicts. */
  readonly reference: ReferenceRules;
  readonly span: Span;
  readonly keys: readonly OptionKey[];
  /** Lines that would state the source's rule: options, or for a table a bullet. */
  readonly write: readonly string[];
  /** The corresponding lines of the reference rules. */
  readonly own: readonly string[];
}

/**
 * Compares each source of a page with its options, or with the built-in variant of its name, option by option. Sentences and diagrams
 * are also compared with the table under the same heading, or with the only table.
 */
export function differencesOf(
  sources: PageSources,
  reference: ReferenceRules | null,
): readonly RuleDifference[] {
  const { diagrams, prose } = sources;
  const tables = tablesOf(sources);
  const only = tables.length === 1 ? tables[0]?.table : undefined;
  const diagram = diagrams[0]?.value ?? null;
  // Sentences that forbid a repetition are compared with the table, not with the options.
  const forbidden = new Set(
    prose.value.facts.flatMap(({ fact, span }) => (isProhibition(fact) ? [span.start] : [])),
  );
  const isOwn = reference?.kind === 'options';
  const rulesOfTable = isOwn
    ? prose.value.rules
    : prose.value.rules.filter(({ span }) => tables.length === 0 || !forbidden.has(span.start));
  const besideTable = (own: EngineRules): readonly Stated[] => [
    ...statedByText(rulesOfTable, own),
    ...(diagram === null ? [] : statedByVariant(diagram, own)),
  ];
  const byOptions =
    reference === null
      ? []
      : differencesFrom(reference, [
          ...besideTable(reference.rules),
          ...(isOwn && only !== undefined ? statedByVariant(only, reference.rules) : []),
        ]);
  if (isOwn) return byOptions;
  return [
    ...byOptions,
    ...tables.flatMap(({ isIn, table }) => {
      const rules = tableRules(table);
      const stated = new Set(statedByVariant(table, rules.rules).map(({ row }) => row.key));
      const beside = besideTable(rules.rules).filter(isIn);
      const both = beside.filter(({ row }) => stated.has(row.key));
      const open = beside.filter(({ row }) => !stated.has(row.key));
      return [...differencesFrom(rules, both), ...onlyInText(table, rules, open)];
    }),
  ];
}

/** Rules that sentences and diagrams state, but no bullet, so that the document gets a different default. One finding for each sentence. */
function onlyInText(
  table: Variant,
  reference: ReferenceRules,
  all: readonly Stated[],
): readonly RuleDifference[] {
  const parting = all.filter((stated) => differs(stated, reference));
  const spans = [
    ...new Map(parting.map(({ span }) => [`${span.start} ${span.end}`, span])).values(),
  ];
  return spans.flatMap((span) => {
    const alike = parting.filter(
      (one) => one.span.start === span.start && one.span.end === span.end,
    );
    const rules = withOptions(reference.rules, alike);
    const games = [table, { ...table, rules: { ...table.rules, ...rules } }].map(actingGame);
    // "Promotion is compulsory" changes nothing where only pawns of chess promote.
    const here = alike.filter(({ row: { fields } }) =>
      fields.some((field) => games.some((game) => actsIn(field, game))),
    );
    if (here.length === 0) return [];
    const lines = (wanted: EngineRules): readonly string[] => [
      ...new Set(here.flatMap(({ row }) => bulletLine(table, row, wanted) ?? [])),
    ];
    const write = lines(rules);
    const keys = here.map(({ row }) => row.key);
    // Options of single pieces are compared with the rows of the pieces; `board/size-missing` reports a missing size.
    const isElsewhere = (key: OptionKey): boolean =>
      OPTIONS_OF_PIECES.has(key) || key === 'maxFile' || key === 'maxRank';
    if (write.length === 0 && keys.every(isElsewhere)) return [];
    const own = lines(reference.rules);
    // The bullets are equal, so the sentence states the default.
    if (write.length > 0 && write.join('\n') === own.join('\n')) return [];
    return [{ reference, code: 'rule/only-in-text', span, keys, write, own }];
  });
}

/** The bullet that states one of these rules; null if there is none. */
function bulletLine(
  { beyond, board, pieces, rules: assumed, start }: Variant,
  { fields: [field] }: TypedOptionRow,
  rules: EngineRules,
): string | null {
  const wanted = { ...assumed, [field]: rules[field] };
  // The number of checks that wins is unknown at this point; `1` would be wrong.
  const context = {
    ...ruleContext(board.value, pieces, start?.value ?? null, wanted),
    hasChecks: true,
  };
  const [bullet] = bulletsOf([field]);
  if (bullet === undefined) return null;
  // A word of a bullet may need more fields than the sentence has.
  const hasField = (word: string): boolean => {
    const fields: Readonly<Record<string, unknown>> = bullet.read(word, context)?.fields ?? {};
    return JSON.stringify(fields[field]) === JSON.stringify(rules[field]);
  };
  const words = bullet.say({ rules: wanted, beyond, pieces }, context);
  const value = words ?? bullet.words.find(hasField);
  return value === undefined ? null : `* ${bullet.name}: ${value}`;
}

/** The rules of a table, with the engine's defaults where it states none. */
function tableRules({ board, origins, rules, span }: Variant): ReferenceRules {
  const { files, ranks } = board.value;
  const stated = new Map<string, Origin>(Object.entries(origins));
  const placeOf = (...keys: readonly string[]): Span | null =>
    FIELD_ROWS.filter(({ key }) => keys.includes(key)).flatMap(
      ({ fields: [field] }) => stated.get(field)?.span ?? [],
    )[0] ?? null;
  return {
    kind: 'table',
    name: 'the table',
    rules: { ...emptyEngineRules(), ...rules, maxFile: files, maxRank: ranks },
    placeOf,
    span,
  };
}

function differencesFrom(
  reference: ReferenceRules,
  all: readonly Stated[],
): readonly RuleDifference[] {
  const found: (RuleDifference & { keys: OptionKey[]; write: string[]; own: string[] })[] = [];
  for (const stated of all) {
    const { row, span, value } = stated;
    if (!differs(stated, reference)) continue;
    const code = codeOf(row);
    const line = `${row.key} = ${value}`;
    const own = `${row.key} = ${printed(row, reference.rules)}`;
    const same = found.find(
      (one) => one.code === code && one.span.start === span.start && one.span.end === span.end,
    );
    if (same === undefined)
      found.push({ reference, code, span, keys: [row.key], write: [line], own: [own] });
    else {
      same.keys.push(row.key);
      same.write.push(line);
      same.own.push(own);
    }
  }
  return found;
}

function statedByText(stated: readonly StatedRule[], reference: EngineRules): readonly Stated[] {
  return statedOptions(stated).flatMap(({ row: written, rule, value }) => {
    const row = currentRow(written);
    if (!isField(row)) return [];
    const values = [value, ...(rule.others ?? [])];
    return [{ row, value, span: rule.span, rules: rulesWith(reference, row, values) }];
  });
}

function currentRow(row: TypedOptionRow): TypedOptionRow {
  return 'replacedBy' in row ? (OPTION_BY_KEY.get(row.replacedBy)?.row ?? row) : row;
}

/** The options that a variant states. Its defaults are left out, and so are options with piece types, which are compared piece by piece. */
function statedByVariant(
  { board, origins, rules }: Variant,
  reference: EngineRules,
): readonly Stated[] {
  const all = { ...reference, ...rules };
  const size = { maxFile: board.value.files, maxRank: board.value.ranks };
  const stated = new Map<string, Origin>(Object.entries(origins));
  return FIELD_ROWS.flatMap((row): Stated[] => {
    const [field] = row.fields;
    const isSize = field === 'maxFile' || field === 'maxRank';
    const origin = isSize ? board.origin : stated.get(field);
    if (origin?.kind !== 'stated' || OF_PIECE_TYPES.has(row.type)) return [];
    const value = isSize ? String(size[field]) : printed(row, all);
    return [{ row, value, span: origin.span, rules: rulesWith(reference, row, [value]) }];
  });
}

function rulesWith(
  reference: EngineRules,
  row: TypedOptionRow,
  values: readonly string[],
): Stated['rules'] {
  return once(() => values.map((value) => conclude(withOptions(reference, [{ row, value }]))));
}

const OF_PIECE_TYPES: ReadonlySet<string> = new Set([
  'PieceSet',
  'PieceType',
  'PieceIntMap',
  'PiecePieceMap',
]);

/** Options that are compared in other ways: promotions by the moves of the pieces, and the goal by its region. */
const OF_PIECES: ReadonlySet<string> = new Set(['promotedPieceType', 'flagPiece']);

function isField(row: TypedOptionRow): boolean {
  return FIELD_ROWS.some((one) => one === row) && !OF_PIECES.has(row.key);
}

/** Whether following the source would change the game. For tables every difference counts, because what they state is intended. */
function differs({ row, rules }: Stated, { kind, rules: reference }: ReferenceRules): boolean {
  const own = valueOf(row, reference);
  const [first = reference] = rules();
  return (
    (kind === 'table' ||
      row.fields.some((field) => acts(field, reference) || acts(field, first))) &&
    rules().every((one) => valueOf(row, one) !== own)
  );
}

/** The value of an option for comparison: only squares on the board, and sets in sorted order. */
function valueOf(row: TypedOptionRow, rules: EngineRules): string {
  if (row.key === 'castling') return String(rules.castling && hasRights(rules));
  return printed(row, rules).split(' ').sort().join(' ');
}

function hasRights({ startFen }: EngineRules): boolean {
  return /^\S+\s+\S+\s+[A-Za-z]/.test(startFen);
}

function printed(row: TypedOptionRow, rules: EngineRules): string {
  const { maxFile, maxRank, pieces } = rules;
  const view = {
    board: { files: maxFile, ranks: maxRank },
    types: pieces.map(({ type }) => type),
    letterOf: (wanted: string) => pieces.find(({ type }) => type === wanted)?.letter,
  };
  const side = 'side' in row && row.side === 'black' ? 'black' : 'white';
  return printOption(row, rules, side, view) ?? '-';
}

function codeOf({ fields: [field] }: TypedOptionRow): DifferenceCode {
  return CODES.get(field) ?? 'rule/differs-from-text';
}
