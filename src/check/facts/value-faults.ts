import { OPTION_BY_KEY, type TypedOptionRow } from '../../catalog/options/options.js';
import type { OptionType } from '../../catalog/options/option-row.js';
import { differingFields } from '../../ir/differing-fields.js';
import type { EngineRuleKey, EngineRules } from '../../ir/engine-rules.js';
import { assignOption } from '../../notation/option-values/assign-option.js';
import { parseInteger } from '../../notation/option-values/numbers.js';
import { startDraft } from '../../notation/option-values/rules-draft.js';
import type { IniPair } from '../../read/ini/scan.js';
import { keeperOfLast } from '../../text/keep.js';
import type { LintedSection } from '../linted-file.js';
import { wordsOf } from '../../notation/option-values/words.js';
import { commentIn, NUMBERS, unquote, type Comment } from './comments.js';

/** A value that the engine misreads, for any key. */
type ValueFault = FaultKind & { readonly pair: IniPair; readonly row: TypedOptionRow };

type FaultKind =
  | { readonly kind: 'quotes'; readonly inner: string }
  /** A comment after a value. The engine stops before it, so it stores the intended value. */
  | (Comment & { readonly kind: 'comment' })
  | { readonly kind: 'semicolons'; readonly list: string }
  /** White space after one of the words of the type. */
  | { readonly kind: 'blank'; readonly word: string }
  /** One of the words of the type in the wrong case. */
  | { readonly kind: 'case'; readonly word: string }
  /** Another word for true or false. */
  | { readonly kind: 'truth'; readonly word: string }
  | { readonly kind: 'unknown-word'; readonly words: readonly string[] }
  /** A number ends before the value does. */
  | { readonly kind: 'rest'; readonly number: string }
  | { readonly kind: 'negative'; readonly number: number };

/** What authors write instead of the two words of a `bool`. */
const TRUTHS: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['1', 'true'],
  ['no', 'false'],
  ['off', 'false'],
  ['0', 'false'],
]);

const LISTS: ReadonlySet<OptionType> = new Set<OptionType>([
  'Bitboard',
  'PieceSet',
  'PieceIntMap',
  'PiecePieceMap',
]);

/** The faults of one kind in the effective values of a section. */
export function valueFaults<K extends FaultKind['kind']>(
  section: LintedSection,
  kind: K,
): readonly Extract<ValueFault, { readonly kind: K }>[] {
  return allFaults(section).filter(
    (fault): fault is Extract<ValueFault, { readonly kind: K }> => fault.kind === kind,
  );
}

/** Whether the engine may misread any value. */
export function hasFaultyValues(section: LintedSection): boolean {
  return allFaults(section).length > 0;
}

/** Whether the value of a key has a fault of this kind. */
export function hasValueFault(section: LintedSection, key: string): boolean {
  return allFaults(section).some(({ pair }) => pair.key === key);
}

const allFaults = keeperOfLast((section: LintedSection): readonly ValueFault[] => {
  const faults: ValueFault[] = [];
  for (const pair of section.pairs.values()) {
    const row = OPTION_BY_KEY.get(pair.key)?.row;
    if (row === undefined || isPlain(pair.value, row.type)) continue;
    const fault = faultOf(section, row, pair.value);
    if (fault !== null) faults.push({ ...fault, pair, row });
  }
  return faults;
});

/** A quick test for nearly all values: there is no fault. */
function isPlain(value: string, type: OptionType): boolean {
  const words = wordsOf(type);
  if (words !== null) return words.includes(value);
  if (NUMBERS.has(type)) return /^(?:\d+|[a-l])$/.test(value);
  return !/[;#"']|\/\//.test(value);
}

function faultOf(section: LintedSection, row: TypedOptionRow, value: string): FaultKind | null {
  const { type } = row;
  const inner = unquote(value.trim());
  if (inner !== null) return { kind: 'quotes', inner };
  if (LISTS.has(type) && value.includes(';')) {
    const list = value.split(';').map((item) => item.trim());
    const text = list.filter((item) => item !== '').join(' ');
    if (text !== '' && isRead(section, row, text)) return { kind: 'semicolons', list: text };
  }
  const comment = commentIn(value, type);
  if (comment !== null && isRead(section, row, comment.value))
    return { kind: 'comment', ...comment };
  const words = wordsOf(type);
  if (words !== null) return wordFault(value, words, type);
  return NUMBERS.has(type) ? numberFault(section, row, value) : null;
}

function wordFault(value: string, words: readonly string[], type: OptionType): FaultKind {
  const bare = value.trim();
  if (words.includes(bare)) return { kind: 'blank', word: bare };
  const lower = bare.toLowerCase();
  if (words.includes(lower)) return { kind: 'case', word: lower };
  const truth = type === 'bool' ? TRUTHS.get(lower) : undefined;
  return truth === undefined ? { kind: 'unknown-word', words } : { kind: 'truth', word: truth };
}

function numberFault(section: LintedSection, row: TypedOptionRow, value: string): FaultKind | null {
  const problems = assignOption(startDraft(section.rules), row, value);
  const ignored = problems.find(({ kind }) => kind === 'ignored');
  if (ignored !== undefined && problems.length === 1)
    return { kind: 'rest', number: value.slice(0, ignored.start).trim() };
  const { value: number, problems: faults } = parseInteger(value);
  return row.type === 'int' && faults.length === 0 && number < 0
    ? { kind: 'negative', number }
    : null;
}

/** Whether the engine reads the whole text as a value of the key. */
function isRead({ rules }: LintedSection, row: TypedOptionRow, text: string): boolean {
  return assignOption(startDraft(rules), row, text).length === 0;
}

/** The fields that change, in a section and its children, if another value is read for a key. */
export function changesOf(
  { rules }: LintedSection,
  row: TypedOptionRow,
  value: string,
  fixed: string,
): readonly EngineRuleKey[] {
  const read = (text: string): EngineRules => {
    const draft = startDraft(rules);
    assignOption(draft, row, text);
    return draft.rules;
  };
  const different = new Set(differingFields(read(value), read(fixed)));
  const changed = row.fields.filter((field) => different.has(field));
  // `conclude` empties the region of a parent without double step before a child inherits it.
  return changed.includes('doubleStep') ? [...changed, 'doubleStepRegion'] : changed;
}
