import { compareDiagnostics, isShown, type Diagnostic } from '../text/diagnostic.js';
import { groupBy } from '../text/group-by.js';
import { countOf } from '../text/listed.js';
import { visible } from '../text/printable.js';
import { lineColumnsOf, type LineColumn } from '../text/source.js';

/** The input of a report: sorted diagnostics, their texts, and the line and column of each offset. */
export interface Report {
  /** The findings to report. */
  readonly diagnostics: readonly Diagnostic[];
  /** Findings hidden by a baseline, a comment or the configuration. */
  readonly hidden: readonly Diagnostic[];
  /** The text of a file, or '' if it could not be read. */
  textOf(file: string): string;
  lineColumn(file: string, offset: number): LineColumn;
}

/** Options of a report. */
export interface ReportStyle {
  /** Whether to print escape codes for colours, which only terminals understand. */
  readonly color: boolean;
}

/** `12 findings hidden by baseline old.json, 3 by comments`; empty if none are hidden. */
export function hiddenSummary(hidden: readonly Diagnostic[]): string {
  if (hidden.length === 0) return '';
  const parts = [...groupBy(hidden, ({ hiddenBy }) => hiddenBy ?? '')].map(([by, of], index) => {
    const count = countOf(of);
    return index > 0
      ? `${count} by ${by}`
      : `${count} ${count === 1 ? 'finding' : 'findings'} hidden by ${by}`;
  });
  return visible(parts.join(', '));
}

/** Sorts the diagnostics by place. `texts` holds the sources by file name. */
export function makeReport(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
): Report {
  const finders = new Map<string, (offset: number) => LineColumn>();
  const textOf = (file: string): string => texts.get(file) ?? '';
  const sorted = [...diagnostics].sort(compareDiagnostics);
  return {
    diagnostics: sorted.filter(isShown),
    hidden: sorted.filter((diagnostic) => !isShown(diagnostic)),
    textOf,
    lineColumn(file, offset) {
      const finder = finders.get(file) ?? lineColumnsOf(textOf(file));
      finders.set(file, finder);
      return finder(offset);
    },
  };
}
