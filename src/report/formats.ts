import { printCompact } from './compact.js';
import { printGithub } from './github.js';
import { printJson } from './json.js';
import { printPretty } from './pretty.js';
import type { Report, ReportStyle } from './report.js';
import { printSarif, type DescribeCode } from './sarif.js';

export const REPORT_FORMATS = ['pretty', 'compact', 'json', 'sarif', 'github'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The report in one of the formats. `version` is fairyc's own, for those that name their tool. */
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
