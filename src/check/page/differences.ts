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

/** The findings that say what the sources of a page hold differently from its options, its table, or the built-in game of its name. */
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

/** Fields with a code of their own. */
const CODES: ReadonlyMap<string, DifferenceCode> = new Map<EngineRuleKey, DifferenceCode>([
  ['stalemateValue', 'rule/stalemate-side'],
  ['nFoldRule', 'rule/nfold-count'],
  ['nFoldValue', 'rule/nfold-perspective'],
  ['flagPiece', 'rule/flag-missing-for-campmate-prose'],
  ['flagRegion', 'rule/flag-missing-for-campmate-prose'],
  ['mandatoryPiecePromotion', 'rule/mandatory-promotion-absent'],
  ['promotionRegion', 'region/promotion-zone-differs'],
]);

/** One option as a source of the page has it, and the rules with it. */
interface Stated {
  readonly row: TypedOptionRow;
  readonly value: string;
  readonly span: Span;
  /** The rules with it, and with other values that the same words may mean. */
  readonly rules: () => readonly EngineRules[];
}

/** A place where a source parts from other rules of the page, and all options in which it does there. */
export interface RuleDifference {
  readonly code: DifferenceCode;
  /** What it parts from. */
  readonly reference: ReferenceRules;
  readonly span: Span;
  readonly keys: readonly OptionKey[];
  /** Lines that say what the source does: of options, or for a table a bullet. */
  readonly write: readonly string[];
  /** The same lines as the reference rules have them. */
  readonly own: readonly string[];
}

/**
 * Holds what each source of a page states against its options, or the built-in variant of its name, option by option, by the one
 * table of options; and what sentences and diagrams state against the tables below whose heading they stand, or the only one.
 */
export function differencesOf(
  sources: PageSources,
  reference: ReferenceRules | null,
): readonly RuleDifference[] {
  const { diagrams, prose } = sources;
  const tables = tablesOf(sources);
  const only = tables.length === 1 ? tables[0]?.table : undefined;
  const diagram = diagrams[0]?.value ?? null;
  // What forbids a repetition is held against the table beside the options.
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
      const held = beside.filter(({ row }) => stated.has(row.key));
      const open = beside.filter(({ row }) => !stated.has(row.key));
      return [...differencesFrom(rules, held), ...onlyInText(table, rules, open)];
    }),
  ];
}

/** What sentences and diagrams state, and the document takes to be otherwise because no bullet states it: a finding a sentence. */
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
    const said = parting.filter(
      (one) => one.span.start === span.start && one.span.end === span.end,
    );
    const rules = withOptions(reference.rules, said);
    const games = [table, { ...table, rules: { ...table.rules, ...rules } }].map(actingGame);
    // "Promotion is compulsory" changes nothing where only pawns of chess promote.
    const here = said.filter(({ row: { fields } }) =>
      fields.some((field) => games.some((game) => actsIn(field, game))),
    );
    if (here.length === 0) return [];
    const lines = (held: EngineRules): readonly string[] => [
      ...new Set(here.flatMap(({ row }) => bulletLine(table, row, held) ?? [])),
    ];
    const write = lines(rules);
    const keys = here.map(({ row }) => row.key);
    // What pieces have is held against their rows.
    if (write.length === 0 && keys.every((key) => OPTIONS_OF_PIECES.has(key))) return [];
    const own = lines(reference.rules);
    // No bullet tells the two apart: the sentence says what is assumed.
    if (write.length > 0 && write.join('\n') === own.join('\n')) return [];
    return [{ reference, code: 'rule/only-in-text', span, keys, write, own }];
  });
}

/** The bullet that says one of these rules; null: none does. */
function bulletLine(
  { beyond, board, pieces, rules: assumed, start }: Variant,
  { fields: [field] }: TypedOptionRow,
  rules: EngineRules,
): string | null {
  const wanted = { ...assumed, [field]: rules[field] };
  // How many checks win is not known here: `1` would be wrong.
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
  const said = words ?? bullet.words.find(hasField);
  return said === undefined ? null : `* ${bullet.name}: ${said}`;
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

function statedByText(told: readonly StatedRule[], reference: EngineRules): readonly Stated[] {
  return statedOptions(told).flatMap(({ row: written, rule, value }) => {
    const row = underItsNewName(written);
    if (!isField(row)) return [];
    const values = [value, ...(rule.others ?? [])];
    return [{ row, value, span: rule.span, rules: rulesWith(reference, row, values) }];
  });
}

function underItsNewName(row: TypedOptionRow): TypedOptionRow {
  return 'replacedBy' in row ? (OPTION_BY_KEY.get(row.replacedBy)?.row ?? row) : row;
}

/** What it does not state is assumed; what names pieces is compared piece by piece. */
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

/** Single pieces and their promotions are compared by how they move; the goal is told by its region. */
const OF_PIECES: ReadonlySet<string> = new Set(['promotedPieceType', 'flagPiece']);

function isField(row: TypedOptionRow): boolean {
  return FIELD_ROWS.some((one) => one === row) && !OF_PIECES.has(row.key);
}

/** True where following the source would change the game; what a table states is meant to. */
function differs({ row, rules }: Stated, { kind, rules: reference }: ReferenceRules): boolean {
  const own = held(row, reference);
  const [first = reference] = rules();
  return (
    (kind === 'table' ||
      row.fields.some((field) => acts(field, reference) || acts(field, first))) &&
    rules().every((one) => held(row, one) !== own)
  );
}

/** What an option holds as far as it matters: on the board, and of sets without their order. */
function held(row: TypedOptionRow, rules: EngineRules): string {
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
