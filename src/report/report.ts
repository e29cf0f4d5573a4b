import { compareDiagnostics, type Diagnostic } from '../text/diagnostic.js';
import { lineColumnsOf, type LineColumn } from '../text/source.js';

/** What a report is made of: sorted diagnostics, the texts that they speak of, and where an offset lies in them. */
export interface Report {
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file, or '' if it could not be read. */
  textOf(file: string): string;
  lineColumn(file: string, offset: number): LineColumn;
}

/** How a report may look. */
export interface ReportStyle {
  /** Escape codes for colour; only for terminals. */
  readonly color: boolean;
}

/** Sorts the diagnostics by place. `texts` holds the sources by file name. */
export function makeReport(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
): Report {
  const finders = new Map<string, (offset: number) => LineColumn>();
  const textOf = (file: string): string => texts.get(file) ?? '';
  return {
    diagnostics: [...diagnostics].sort(compareDiagnostics),
    textOf,
    lineColumn(file, offset) {
      const finder = finders.get(file) ?? lineColumnsOf(textOf(file));
      finders.set(file, finder);
      return finder(offset);
    },
  };
}
