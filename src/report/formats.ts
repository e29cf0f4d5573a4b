import { visible, withoutCommands } from '../text/printable.js';
import { printGithub } from './github.js';
import { printJson } from './json.js';
import { printPretty } from './pretty.js';
import type { Report, ReportStyle } from './report.js';
import { type DescribeCode, printSarif } from './sarif.js';

export const REPORT_FORMATS = ['pretty', 'compact', 'json', 'sarif', 'github'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Formats that are one document. The others consist of lines, which can be printed in portions. */
const WHOLE: ReadonlySet<ReportFormat> = new Set(['json', 'sarif']);

/** The number of findings to print at a time. A text of 10 MB may have tens of thousands. */
const PORTION = 100;

/** Prints a report in portions, each of which can be freed once written. */
export function* reportPortions(
  report: Report,
  format: ReportFormat,
  style: Parameters<typeof printReport>[2],
): Generator<string> {
  const { diagnostics, hidden } = report;
  const size = WHOLE.has(format) ? Infinity : PORTION;
  let from = 0;
  do {
    const to = Math.min(from + size, diagnostics.length);
    const isLast = to === diagnostics.length;
    const portion = diagnostics.slice(from, to);
    yield printReport(
      { ...report, diagnostics: portion, hidden: isLast ? hidden : [] },
      format,
      style,
    );
    from = to;
  } while (from < diagnostics.length);
}

/** Prints a report in one of the formats. `version` is the version of fairyc, for formats that state it. */
export function printReport(
  report: Report,
  format: ReportFormat,
  style: ReportStyle & { readonly version: string; readonly describe?: DescribeCode },
): string {
  switch (format) {
    case 'pretty':
      return printPretty(report, style);
    case 'compact':
      return printCompact(report);
    case 'json':
      return printJson(report);
    case 'sarif':
      return printSarif(report, style.version, style.describe);
    case 'github':
      return printGithub(report);
  }
}

/** One line for each diagnostic: `file:line:column: severity: message [code]`, for editors and grep. */
function printCompact(report: Report): string {
  const lines = report.diagnostics.map(({ code, message, severity, span }) => {
    const { line, column } = report.lineColumn(span.file, span.start);
    return `${visible(span.file)}:${line}:${column}: ${severity}: ${visible(message)} [${code}]\n`;
  });
  return withoutCommands(lines.join(''));
}
