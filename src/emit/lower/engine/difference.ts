import { FORMER_OPTIONS } from '../../../catalog/options/former.js';
import { OPTIONS, OPTION_BY_KEY, type TypedOptionRow } from '../../../catalog/options/options.js';
import { acts } from '../../../ir/acts.js';
import { COLORS, type Color } from '../../../ir/board.js';
import { conclude } from '../../../ir/engine-conclusion.js';
import type { EngineRules } from '../../../ir/engine-rules.js';
import { assignOption } from '../../../notation/option-values/assign-option.js';
import { printOption, type OptionView } from '../../../notation/option-values/print-option.js';
import {
  finishDraft,
  startDraft,
  type RulesDraft,
} from '../../../notation/option-values/rules-draft.js';
import { changedPairs } from './changed-pairs.js';
import { pieceLines } from './piece-lines.js';

/** One line `key = value` of a section. */
export interface OptionLine {
  readonly key: string;
  readonly value: string;
}

/**
 * The fewest lines, in the engine's own order, that turn `base` (a parent after its conclusion, or `emptyEngineRules()`) into `wanted`
 * (before its conclusion). Differences without an effect on play are ignored: squares beyond the board, types that are not in the game.
 * Differences that no option can express (`freeDrops`, second letters, a king of type wazir) are left out; `inexpressibleBetween` finds them.
 */
export function optionsBetween(base: EngineRules, wanted: EngineRules): readonly OptionLine[] {
  const target = conclude(wanted);
  const views = viewsOf(target);
  const lines = [...pieceLines(base, target)];
  const draft = startDraft(base);
  for (const { key, value } of lines) assign(draft, key, value);
  for (const row of CURRENT_OPTIONS) {
    const value = neededValue(row, draft, target, views);
    // The engine ignores a key without a value.
    if (value === null || value === '' || !changes(draft, row, value, views)) continue;
    assignOption(draft, row, value);
    lines.push({ key: row.key, value });
  }
  return lines.sort((a, b) => orderOf(a) - orderOf(b));
}

/** The differences from `base` that no lines can express: keys, or descriptions of fields without a key. */
export function inexpressibleBetween(base: EngineRules, wanted: EngineRules): readonly string[] {
  const target = conclude(wanted);
  const views = viewsOf(target);
  const draft = startDraft(base);
  for (const { key, value } of optionsBetween(base, wanted)) assign(draft, key, value);
  const after = conclude(finishDraft(draft));
  const isInexpressible = (row: TypedOptionRow): boolean =>
    row.type === 'PieceIntMap' || row.type === 'PiecePieceMap'
      ? changedPairs(row, after, target, views.naming) !== null
      : COLORS.some((color) => differ(row, after, target, color, views));
  const keys = CURRENT_OPTIONS.filter((row) => row.fields.length === 1 && isInexpressible(row)).map(
    ({ key }) => `\`${key}\``,
  );
  const keepsHands = after.freeDrops === target.freeDrops || !acts('freeDrops', target);
  // Which pieces use drawn diagonals depends on the type alone, not on its moves.
  const keepsKing = after.kingType === target.kingType || target.diagonalLines.length === 0;
  return [
    ...keys,
    ...(keepsHands ? [] : ['whether drops need a hand']),
    ...(keepsKing ? [] : ['which type its king is']),
  ];
}

function assign(draft: RulesDraft, key: string, value: string): void {
  const option = OPTION_BY_KEY.get(key);
  if (option === undefined) throw new Error(`no option ${key}`);
  assignOption(draft, option.row, value);
}

function orderOf({ key }: OptionLine): number {
  return OPTION_BY_KEY.get(key)?.order ?? 0;
}

/** The options without pieces, which come first, and without deprecated keys. */
const CURRENT_OPTIONS: readonly TypedOptionRow[] = OPTIONS.filter(
  (row) =>
    !('piece' in row && row.type !== 'Bitboard') &&
    !FORMER_OPTIONS.some(({ key }) => key === row.key),
);

/** Fields with a key that sets both colours. If both colours have the same value, the keys of one colour are not needed. */
const FIELDS_FOR_BOTH_COLORS: ReadonlySet<string> = new Set(
  CURRENT_OPTIONS.flatMap((row) =>
    'side' in row && row.side === 'both' && row.fields.length === 1 ? [...row.fields] : [],
  ),
);

/** The views of the rules for printing a value and for comparing two. */
interface Views {
  readonly printing: OptionView;
  /** Shows types without a letter by their names. */
  readonly naming: OptionView;
  readonly comparing: (row: TypedOptionRow) => OptionView;
}

/** For an option that names one piece, all types without a letter mean the same: no piece. */
const ABSENT = '-';

function viewsOf({ pieces, maxFile, maxRank }: EngineRules): Views {
  const letters = new Map(pieces.map(({ type, letter }) => [type, letter]));
  const printing: OptionView = {
    board: { files: maxFile, ranks: maxRank },
    types: pieces.map(({ type }) => type),
    letterOf: (type) => letters.get(type),
  };
  const naming: OptionView = { ...printing, letterOf: (type) => letters.get(type) ?? `<${type}>` };
  const marking: OptionView = { ...printing, letterOf: (type) => letters.get(type) ?? ABSENT };
  return {
    printing,
    naming,
    comparing: (row) =>
      row.type === 'PieceType' ? marking : ABSENT_TYPES_MATTER.has(row.key) ? naming : printing,
  };
}

/** Sets in which even a type without pieces has an effect: it counts as extinct, or pawns promote to it. */
const ABSENT_TYPES_MATTER: ReadonlySet<string> = new Set([
  'extinctionPieceTypes',
  'promotionPieceTypes',
  'promotionPieceTypesWhite',
  'promotionPieceTypesBlack',
]);

/** The value for the line of this option. Null: no line is needed, or no line can express the value. */
function neededValue(
  row: TypedOptionRow,
  draft: RulesDraft,
  target: EngineRules,
  views: Views,
): string | null {
  const differs = (color: Color): boolean => differ(row, draft.rules, target, color, views);
  const print = (color: Color): string | null => printOption(row, target, color, views.printing);
  if (row.key === 'pawnTypes') return pawnTypesValue(draft, target, views);
  if (row.fields[0] === 'doubleStepRegion' && !target.doubleStep) return null;
  if (row.key === 'doubleStep' && !target.doubleStep && !conclude(draft.rules).doubleStep)
    return null;
  if (row.type === 'PieceIntMap' || row.type === 'PiecePieceMap')
    return changedPairs(row, draft.rules, target, views.printing);
  if (!('side' in row)) return differs('white') ? print('white') : null;
  const alike = print('white') === print('black');
  if (row.side === 'both') return alike && COLORS.some(differs) ? print('white') : null;
  if (alike && FIELDS_FOR_BOTH_COLORS.has(row.fields[0])) return null;
  return differs(row.side) ? print(row.side) : null;
}

/** `pawnTypes` sets three sets for both colours; it saves lines if at least two of them differ. */
function pawnTypesValue(draft: RulesDraft, target: EngineRules, views: Views): string | null {
  const rows = ['promotionPawnTypes', 'enPassantTypes', 'nMoveRuleTypes'].flatMap(
    (key) => OPTION_BY_KEY.get(key)?.row ?? [],
  );
  const texts = rows.flatMap((row) =>
    COLORS.map((color) => printOption(row, target, color, views.printing) ?? ''),
  );
  const [value] = texts;
  const alike = new Set(texts.map((text) => [...text].sort().join(''))).size === 1;
  const changed = rows.filter((row) =>
    COLORS.some((color) => differ(row, draft.rules, target, color, views)),
  );
  return value !== undefined && alike && changed.length > 1 ? value : null;
}

/** Whether the line would change anything. This leaves out needless lines, and lines that cannot express the value. */
function changes(draft: RulesDraft, row: TypedOptionRow, value: string, views: Views): boolean {
  const after: RulesDraft = { ...draft, rules: { ...draft.rules } };
  assignOption(after, row, value);
  // Pairs and `pawnTypes` already come from comparisons; only single values may turn out to have no effect.
  if (row.key === 'pawnTypes' || row.type === 'PieceIntMap' || row.type === 'PiecePieceMap')
    return true;
  return COLORS.some((color) => differ(row, draft.rules, after.rules, color, views));
}

/** Whether the rules differ in this option in a way that can affect a game. */
function differ(
  row: TypedOptionRow,
  from: EngineRules,
  to: EngineRules,
  color: Color,
  views: Views,
): boolean {
  const view = views.comparing(row);
  if (printOption(row, from, color, view) !== printOption(row, to, color, view)) return true;
  return (
    row.fields[0] === 'promotionPawnTypes' &&
    mainPawn(from, color, view) !== mainPawn(to, color, view)
  );
}

/** The letter of the main pawn, if it promotes at all. */
function mainPawn(rules: EngineRules, color: Color, { letterOf }: OptionView): string | undefined {
  const main = rules.mainPromotionPawnType[color];
  return rules.promotionPawnTypes[color].includes(main) ? letterOf(main) : undefined;
}
