import { createTwoFilesPatch } from 'diff';
import { diagnose } from '../../catalog/diagnose.js';
import { formatIni } from '../../format/format-ini.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import { statusOf, type ExitStatus } from '../exit-status.js';
import { isStandardInput, readEach } from '../files.js';
import { printDocument, printText } from '../output.js';
import { announce, report, type OutputOptions, refuse } from '../terminal.js';
import { rewriteFiles } from '../write-files.js';

/** The arguments of `fairyc fmt`. */
export interface FmtArguments {
  readonly files: readonly string[];
  /** Write nothing; fail if a file is not in canonical layout. */
  readonly check: boolean;
  /** Write nothing; print the difference. */
  readonly dryRun: boolean;
  /** Write the result to the files, otherwise to standard output. */
  readonly write: boolean;
  readonly output: OutputOptions;
}

/** Runs the command. */
export function fmt(request: FmtArguments): ExitStatus {
  const texts = new Map<string, string>();
  const layouts: Layout[] = [];
  const { files } = request;
  const other = files.find((file) => !isStandardInput(file) && !file.endsWith('.ini'));
  if (other !== undefined)
    return refuse('fmt', `${other} is not a variants.ini: its name does not end in .ini`);
  const reading = readEach(files, (source) => {
    const { file, text: before } = source;
    const { diagnostics: found, text: after } = formatIni(source);
    texts.set(file, before);
    layouts.push({ file, before, after });
    return request.check && after !== before ? [...found, otherLayout(file)] : found;
  });
  if (reading.failure !== null) return refuse('fmt', reading.failure);
  const { diagnostics } = reading;
  const isShown = request.dryRun || !request.write || files.some(isStandardInput);
  report(diagnostics, texts, request.output, isShown && !request.check ? process.stderr : null);
  const failure = request.check ? null : put(layouts, request);
  return failure === null
    ? statusOf(diagnostics, request.output.maxWarnings)
    : refuse('fmt', failure);
}

/** A file as it is and as it should be. */
interface Layout {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

function otherLayout(file: string): Diagnostic {
  const why = `${file} is not formatted; run \`fairyc fmt\` and commit the changes`;
  return diagnose('file/layout', 'error', { file, start: 0, end: 0 }, why);
}

/** Writes the formatted texts where the options say. Returns an error message, or null. */
function put(layouts: readonly Layout[], { dryRun, output, write }: FmtArguments): string | null {
  if (dryRun) {
    for (const { after, before, file } of layouts)
      if (after !== before)
        printText(createTwoFilesPatch(file, file, before, after, 'now', 'laid out'));
    return null;
  }
  const toPrint = layouts.filter(({ file }) => !write || isStandardInput(file));
  for (const { after } of toPrint) printDocument(after);
  const toWrite = layouts.filter(
    (layout) => !toPrint.includes(layout) && layout.after !== layout.before,
  );
  const failure = rewriteFiles(new Map(toWrite.map(({ after, file }) => [file, after])));
  if (failure === null && toWrite.length > 0)
    announce(`formatted ${toWrite.map(({ file }) => file).join(', ')}`, output);
  return failure;
}
