import type { OptionKey } from '../../catalog/options/option-key.js';
import { OPTION_BY_KEY } from '../../catalog/options/options.js';
import type { IniPair, TextRange } from '../../read/ini/scan.js';
import { listInWords } from '../../text/words.js';
import { ownPair, type LintedText, type LintedSection } from '../linted-file.js';
import type { Finding, Replacement, RuleFix } from '../rule.js';
import { ownValueAt } from './own-value.js';

/** A finding at the value of the first of these keys that the section sets; none if it only inherits the fault. */
export function findingAtFirst(
  section: LintedSection,
  keys: readonly OptionKey[],
  message: string,
): readonly Finding[] {
  const at = ownValueAt(section, keys);
  return at === null ? [] : [{ at, message }];
}

/** The lines with one of these keys that change what the section inherits, in the order of the file. */
export function changingLines(
  section: LintedSection,
  keys: readonly OptionKey[],
): readonly IniPair[] {
  return keys
    .flatMap((key) => ownPair(section, key) ?? [])
    .filter(({ key }) => changes(section, key))
    .sort((a, b) => a.start - b.start);
}

function changes({ base, rules }: LintedSection, key: string): boolean {
  const fields = OPTION_BY_KEY.get(key)?.row.fields ?? [];
  return fields.some((field) => !isSame(rules[field], base[field]));
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** One finding for lines with the same cause: it is at the first, and the others are notes. */
export function findingAtLines(lines: readonly IniPair[], message: string): readonly Finding[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const note = ({ key, valueAt }: { key: string; valueAt: TextRange }) => ({
    message: `\`${key}\` too`,
    at: valueAt,
  });
  return [{ at: first.valueAt, message, notes: others.map(note) }];
}

/** The keys of lines for messages: `a`, `b` and `c`, in backquotes. */
export function keyList(lines: readonly IniPair[]): string {
  return codeList(lines.map(({ key }) => key));
}

/** Inserts separate lines before this one, with the same line end. */
export function lineBefore(
  file: LintedText,
  pair: IniPair,
  ...lines: readonly string[]
): Replacement {
  const lineEnd = file.source.text.slice(pair.valueAt.end, pair.end) || '\n';
  return {
    at: { start: pair.start, end: pair.start },
    text: lines.map((line) => `${line}${lineEnd}`).join(''),
  };
}

/** A fix that adds lines before this one; none if there is no line. */
export function fixOfLines(
  file: LintedText,
  pair: IniPair | undefined,
  ...lines: readonly string[]
): Pick<Finding, 'fix'> {
  if (pair === undefined) return {};
  const replacements = [lineBefore(file, pair, ...lines)];
  return { fix: { title: `Add ${codeList(lines)}`, safety: 'suggestion', replacements } };
}

/** `a`, `b` and `c`, in backquotes. */
export function codeList(all: readonly string[]): string {
  return listInWords(all.map((one) => `\`${one}\``));
}

/** A fix that replaces a value; none if the replacement is unknown. */
export function fixOfValue(
  { valueAt }: Pick<IniPair, 'valueAt'>,
  text: string | null,
  title: string,
  safety: RuleFix['safety'] = 'suggestion',
): Pick<Finding, 'fix'> {
  return text === null ? {} : { fix: { title, safety, replacements: [{ at: valueAt, text }] } };
}
