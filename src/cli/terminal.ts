import { withAssumedTogether } from '../report/assumed.js';
import { makeReport, hiddenSummary, type Report } from '../report/report.js';
import { reportPortions, type ReportFormat } from '../report/formats.js';
import type { Diagnostic } from '../text/diagnostic.js';
import { countOf } from '../text/listed.js';
import { messageText } from '../text/printable.js';
import packageJson from '../../package.json' with { type: 'json' };
import { describeCode } from './codes.js';
import { EXIT_STATUS, type ExitStatus } from './exit-status.js';
import { printReportText, printMessage, wantsColor } from './output.js';

/** How this run prints its results and diagnostics. */
export interface OutputOptions {
  readonly format: ReportFormat;
  /** Leave notes (severity info) out of the pretty report. */
  readonly quiet: boolean;
  /** List assumed rules one by one, for people too. */
  readonly verbose: boolean;
  /** Fail above this number of warnings; null: never. */
  readonly maxWarnings: number | null;
  /** Print results as JSON where the command can, because of `--format json`. */
  readonly printsJson: boolean;
}

/** The output options before the command line is read. */
export const DEFAULT_OUTPUT: OutputOptions = {
  format: 'pretty',
  quiet: false,
  verbose: false,
  maxWarnings: null,
  printsJson: false,
};

/**
 * Prints diagnostics: for people to standard error, with a summary; for programs to standard output. A command that already prints results
 * there passes `elsewhere`, so that the two never share a stream.
 */
export function report(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  output: OutputOptions,
  elsewhere: NodeJS.WriteStream | null = null,
): void {
  print(makeReport(diagnostics, texts), output, elsewhere);
}

/** Like `report`, for findings whose lines and columns are already known. */
export function print(
  whole: Report,
  output: OutputOptions,
  elsewhere: NodeJS.WriteStream | null = null,
): void {
  const forPeople = isForPeople(output);
  const isBrief = (forPeople || output.format === 'github') && !output.verbose;
  const diagnostics = isBrief ? withAssumedTogether(whole.diagnostics) : whole.diagnostics;
  const stream = elsewhere ?? (forPeople ? process.stderr : process.stdout);
  const heard = ({ severity }: Diagnostic): boolean => !output.quiet || severity !== 'info';
  const [shown, hidden] = [diagnostics.filter(heard), whole.hidden.filter(heard)];
  const style = {
    color: wantsColor(stream),
    version: packageJson.version,
    describe: describeCode,
  };
  const report = { ...whole, diagnostics: shown, hidden };
  for (const text of reportPortions(report, output.format, style)) printReportText(text, stream);
  if (!forPeople || shown.length + hidden.length === 0) return;
  const silent = hidden.length === 0 ? '' : `; ${hiddenSummary(hidden)}`;
  printReportText(`${summary(diagnostics)}${silent}\n`, stream);
}

function isForPeople({ format }: OutputOptions): boolean {
  return format === 'pretty' || format === 'compact';
}

/** Prints what was done, for people; programs get only diagnostics and results. */
export function announce(line: string, output: OutputOptions): void {
  if (isForPeople(output)) printMessage(line);
}

function summary(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Diagnostic['severity'], one: string, many: string): string => {
    const number = countOf(diagnostics.filter((found) => found.severity === severity));
    return `${number} ${number === 1 ? one : many}`;
  };
  return `${count('error', 'error', 'errors')}, ${count('warning', 'warning', 'warnings')}, ${count('info', 'note', 'notes')}`;
}

/** Prints why a command does nothing: a wrong command line, or a file that cannot be used. */
export function refuse(command: string, message: string): ExitStatus {
  printMessage(`fairyc ${command}: ${messageText(message)}`);
  return EXIT_STATUS.usage;
}
