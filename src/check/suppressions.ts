import type { IniFile } from '../read/ini/scan.js';
import type { Diagnostic } from '../text/diagnostic.js';

/** `; fairyc-ignore rule/slug reason`, on the line above what it is about. */
const SIGN = /^[;#]\s*fairyc-ignore\s+([a-z0-9/-]+)(?:\s+(\S.*))?$/;

/** A comment that keeps one rule silent on the next line that is no such comment. */
export interface Suppression {
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
export function suppressionsOf({ source: { text } }: IniFile): readonly Suppression[] {
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
      suppressions.push(...waiting.map((sign) => ({ ...sign, lineStart, lineEnd })));
      waiting = [];
    }
    lineStart = lineEnd + 1;
  }
  return suppressions;
}

/** The diagnostics that no suppression keeps silent, and the suppressions that kept nothing silent. */
export function suppress(
  diagnostics: readonly Diagnostic[],
  suppressions: readonly Suppression[],
): { readonly kept: readonly Diagnostic[]; readonly unused: readonly Suppression[] } {
  if (suppressions.length === 0) return { kept: diagnostics, unused: [] };
  const used = new Set<Suppression>();
  const kept = diagnostics.filter(({ code, span }) => {
    const by = suppressions.filter(
      (sign) => sign.code === code && sign.lineStart <= span.start && span.start <= sign.lineEnd,
    );
    for (const sign of by) used.add(sign);
    return by.length === 0;
  });
  return { kept, unused: suppressions.filter((sign) => !used.has(sign)) };
}
