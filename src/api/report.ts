/** Prints and explains diagnostics, and finds their lines and columns. */
export type * from './types.js';
export { allCodes, codePage, describeCode } from '../check/code-page.js';
export { printReport, REPORT_FORMATS } from '../report/formats.js';
export { makeReport } from '../report/report.js';
export { SEVERITIES } from '../text/diagnostic.js';
export { lineColumnsOf } from '../text/source.js';
