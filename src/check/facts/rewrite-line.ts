import type { IniPair } from '../../read/ini/scan.js';
import type { LintedText } from '../linted-file.js';
import type { Replacement } from '../rule.js';
import type { ModernOption } from './modern-options.js';

/** Replaces a line with other options. An empty list removes the line; one option with the same value only changes the key. */
export function rewriteLine(
  { source }: LintedText,
  pair: IniPair,
  options: readonly ModernOption[],
): Replacement {
  const [first, ...others] = options;
  if (first === undefined) return { at: { start: pair.start, end: pair.end }, text: '' };
  if (others.length === 0 && first.value === pair.value) return { at: pair.keyAt, text: first.key };
  const lineEnd = source.text.slice(pair.valueAt.end, pair.end) || '\n';
  const lines = options.map(({ key, value }) => `${key} = ${value}`);
  return {
    at: { start: pair.keyAt.start, end: pair.valueAt.end },
    text: lines.join(lineEnd),
  };
}

/** Options for titles: "`a = 1` and `b = 2`". */
export function printOptions(options: readonly ModernOption[]): string {
  return options.map(({ key, value }) => `\`${key} = ${value}\``).join(' and ');
}
