import {
  mergeCrossReports,
  parseCrossReport,
  reportWithoutTexts,
  type CrossReport,
} from '../cross-report.js';
import { printCrossReport } from '../cross-words.js';
import { statusOf, type ExitStatus } from '../exit-status.js';
import { readSourceFile } from '../files.js';
import { printJson, printText } from '../output.js';
import { print, type OutputOptions, refuse } from '../terminal.js';

/** The arguments of `fairyc cross --merge`. */
export interface MergeArguments {
  /** The reports of all shards of one run. */
  readonly files: readonly string[];
  readonly json: boolean;
  readonly output: OutputOptions;
}

/** Runs the command: the output and the exit status are those of the whole run. */
export async function mergeReports({ files, json, output }: MergeArguments): Promise<ExitStatus> {
  const reports: CrossReport[] = [];
  for (const file of files) {
    const reading = readSourceFile(file);
    if (reading.kind === 'failed') return refuse('cross --merge', reading.message);
    const parsed =
      reading.kind === 'rejected'
        ? reading.diagnostic.message
        : await parseCrossReport(reading.source.text);
    if (typeof parsed === 'string') return refuse('cross --merge', `${file}: ${parsed}`);
    reports.push(parsed);
  }
  const whole = mergeCrossReports(reports);
  if (typeof whole === 'string') return refuse('cross --merge', whole);
  if (json) printJson(whole);
  else printText(printCrossReport(whole));
  const findings = reportWithoutTexts(whole);
  print(findings, output, process.stderr);
  return statusOf(findings.diagnostics, output.maxWarnings);
}
