import type { OptionKey } from '../../catalog/options/option-key.js';
import { FIELD_ROWS, type TypedOptionRow } from '../../catalog/options/options.js';
import { acts } from '../../ir/acts.js';
import { conclude } from '../../ir/engine-conclusion.js';
import type { EngineRuleKey, EngineRules } from '../../ir/engine-rules.js';
import type { Variant } from '../../ir/variant.js';
import { printOption } from '../../notation/option-values/print-option.js';
import { toldOptions, withOptions } from '../../read/telling/told-fields.js';
import type { Span } from '../../text/span.js';
import type { PageSources } from '../../read/page/page-sources.js';
import type { ToldRule } from '../../read/telling/told-rules.js';
import type { JudgedRules } from './judged-rules.js';

/** The findings that say what the sources of a page hold differently from its options, or the built-in game of its name. */
export type DifferenceCode =
  | 'rule/differs-from-text'
  | 'rule/stalemate-side'
  | 'rule/nfold-count'
  | 'rule/nfold-perspective'
  | 'rule/flag-missing-for-campmate-prose'
  | 'rule/mandatory-promotion-absent'
  | 'region/promotion-zone-differs';

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
  readonly rules: EngineRules;
  /** Rules with other values that the same words may mean. */
  readonly others: readonly EngineRules[];
}

/** A place where a source parts from the judged rules, and all options in which it does there. */
export interface RuleDifference {
  readonly code: DifferenceCode;
  readonly span: Span;
  readonly keys: readonly OptionKey[];
  /** Lines of options that say what the source does. */
  readonly write: readonly string[];
  /** The same lines as the judged rules have them. */
  readonly own: readonly string[];
}

/** Holds what each source of a page states against the judged rules, option by option, by the one table of options. */
export function differencesOf(
  { diagrams, prose }: PageSources,
  judged: JudgedRules,
): readonly RuleDifference[] {
  const all = [
    ...statedByText(prose.value.rules, judged.rules),
    ...diagrams
      .slice(0, 1)
      .flatMap(({ span, value }) =>
        value === null ? [] : statedByDiagram(value, span, judged.rules),
      ),
  ];
  const found: (RuleDifference & { keys: OptionKey[]; write: string[]; own: string[] })[] = [];
  for (const stated of all) {
    const { row, span, value } = stated;
    if (!differs(stated, judged.rules)) continue;
    const code = codeOf(row);
    const line = `${row.key} = ${value}`;
    const own = `${row.key} = ${printed(row, judged.rules)}`;
    const same = found.find(
      (one) => one.code === code && one.span.start === span.start && one.span.end === span.end,
    );
    if (same === undefined) found.push({ code, span, keys: [row.key], write: [line], own: [own] });
    else {
      same.keys.push(row.key);
      same.write.push(line);
      same.own.push(own);
    }
  }
  return found;
}

function statedByText(told: readonly ToldRule[], judged: EngineRules): readonly Stated[] {
  return toldOptions(told).flatMap(({ row, rule, value }) => {
    if (!isField(row)) return [];
    const values = [value, ...(rule.others ?? [])];
    const [rules = judged, ...others] = values.map((one) =>
      conclude(withOptions(judged, [{ row, value: one }])),
    );
    return [{ row, value, span: rule.span, rules, others }];
  });
}

/** Only the zone: all else of a diagram stands in its pieces, or is assumed. */
function statedByDiagram(
  { origins, rules }: Variant,
  span: Span,
  judged: EngineRules,
): readonly Stated[] {
  if (origins.promotionRegion?.kind !== 'stated') return [];
  const { promotionRegion } = rules;
  return FIELD_ROWS.filter(({ fields: [field] }) => field === 'promotionRegion').map((row) => {
    const own = { ...judged, promotionRegion };
    return { row, value: printed(row, own), span, rules: own, others: [] };
  });
}

/** Single pieces and their promotions are compared by how they move; the goal is told by its region. */
const OF_PIECES: ReadonlySet<string> = new Set(['promotedPieceType', 'flagPiece']);

function isField(row: TypedOptionRow): boolean {
  return FIELD_ROWS.some((one) => one === row) && !OF_PIECES.has(row.key);
}

/** True where following the source would change the game. */
function differs({ others, row, rules }: Stated, judged: EngineRules): boolean {
  const own = held(row, judged);
  return (
    row.fields.some((field) => acts(field, judged) || acts(field, rules)) &&
    [rules, ...others].every((one) => held(row, one) !== own)
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
