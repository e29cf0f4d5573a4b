import type { Source } from '../text/source.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { groupBy } from '../text/group-by.js';

/** `; fairyc-ignore rule/slug reason`, on the line above what it is about. */
const SIGN = /^[;#]\s*fairyc-ignore\s+([a-z0-9/-]+)(?:\s+(\S.*))?$/;

/** A comment that keeps one rule silent on the next line that is no such comment. */
interface Suppression {
  readonly code: string;
  /** Why the author wants it so; null if he does not say. */
  readonly reason: string | null;
  /** The comment. */
  readonly start: number;
  readonly end: number;
  /** The line that it is about. */
  readonly lineStart: number;
  readonly lineEnd: number;
}

/** Every suppression of a file. Above a header it is about the header's line. */
export function suppressionsOf({ text }: Source): readonly Suppression[] {
  if (!text.includes('fairyc-ignore')) return [];
  const suppressions: Suppression[] = [];
  let waiting: { code: string; reason: string | null; start: number; end: number }[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const lineEnd = lineStart + line.length;
    const match = line.length > 1000 ? null : SIGN.exec(line.trimEnd());
    if (match !== null) {
      const [, code = '', reason = null] = match;
      waiting.push({ code, reason, start: lineStart, end: lineEnd });
    } else {
      for (const sign of waiting) suppressions.push({ ...sign, lineStart, lineEnd });
      waiting = [];
    }
    lineStart = lineEnd + 1;
  }
  return suppressions;
}

/** The diagnostics, those that a suppression keeps silent marked as such, and the suppressions that kept nothing silent. */
export function suppress(
  diagnostics: readonly Diagnostic[],
  suppressions: readonly Suppression[],
): { readonly marked: readonly Diagnostic[]; readonly unused: readonly Suppression[] } {
  if (suppressions.length === 0) return { marked: diagnostics, unused: [] };
  const signsOf = groupBy(suppressions, ({ code, lineStart }) => `${code} ${lineStart}`);
  const lineStarts = [...new Set(suppressions.map(({ lineStart }) => lineStart))];
  const used = new Set<Suppression>();
  const marked = diagnostics.map((diagnostic) => {
    const { code, span } = diagnostic;
    const lineStart = lastUpTo(lineStarts, span.start);
    const by = (signsOf.get(`${code} ${lineStart}`) ?? []).filter(
      ({ lineEnd }) => span.start <= lineEnd,
    );
    for (const sign of by) used.add(sign);
    return by.length === 0 ? diagnostic : { ...diagnostic, hiddenBy: 'comments' };
  });
  return { marked, unused: suppressions.filter((sign) => !used.has(sign)) };
}

/** The last of ascending numbers that is not beyond `most`; -1: none. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return numbers[low - 1] ?? -1;
}
