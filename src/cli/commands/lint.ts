import { createTwoFilesPatch } from 'diff';
import type { Profile } from '../../catalog/profiles.js';
import { hideBaseline, parseBaseline, printBaseline, type Baseline } from '../../check/baseline.js';
import type { FixChoice } from '../../check/apply-fixes.js';
import { fixedIni } from '../../check/fix-ini.js';
import { lintIniWithHidden } from '../../check/lint.js';
import { applySettings, type RuleSettings } from '../../check/rule-settings.js';
import { isHeader, writeHeader } from '../../check/write-header.js';
import { isShown, type Diagnostic } from '../../text/diagnostic.js';
import { countOf } from '../../text/listed.js';
import type { Source } from '../../text/source.js';
import { CONFIGURATION_FILE } from '../configuration.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import { isIni, readSourceFile, readEach, isStandardInput, whyUnread } from '../files.js';
import { printDocument, printText } from '../output.js';
import { announce, report, type OutputOptions, refuse } from '../terminal.js';
import { rewriteFiles, writeNamedFiles } from '../write-files.js';

/** The arguments of `fairyc lint`, merged with the configuration. */
export interface LintArguments {
  /** File names without duplicates. */
  readonly files: readonly string[];
  readonly profile: Profile;
  /** Which fixes to apply; null: none. */
  readonly fix: FixChoice | null;
  readonly dryRun: boolean;
  /** The header to add to a file without a section, `name` or `name:parent`; null: add none. */
  readonly name: string | null;
  readonly baseline: string | null;
  readonly writeBaseline: string | null;
  /** Also replace a file that is not a baseline. */
  readonly force: boolean;
  /** The severity of findings set in `.fairycrc`, by code. */
  readonly rules: RuleSettings;
  readonly output: OutputOptions;
}

/** Functions to check and fix documents. Passed in, so that only callers that need the document reader load it. */
interface Documents {
  readonly lintDocument: (source: Source, profile: Profile) => readonly Diagnostic[];
  readonly fixDocument: (source: Source, profile: Profile, choice: FixChoice) => string;
}

/** Runs the command. */
export function lint(request: LintArguments, documents: Documents): ExitStatus {
  const { baseline: baselineFile, files } = request;
  const misuse = misuseOf(request, files);
  if (misuse !== null) return refuse('lint', misuse);
  const baseline = baselineFile === null ? null : readBaseline(baselineFile);
  if (typeof baseline === 'string') return refuse('lint', baseline);

  const texts = new Map<string, string>();
  const fixed: Fixed[] = [];
  const { diagnostics: found, failure: unread } = readEach(files, (given) => {
    const isEngineFile = isIni(given) || request.name !== null;
    const source = fix(given, request, isEngineFile ? null : documents, fixed);
    texts.set(source.file, source.text);
    return isEngineFile
      ? lintIniWithHidden(source, request.profile)
      : documents.lintDocument(source, request.profile);
  });
  if (unread !== null) return refuse('lint', unread);
  const diagnostics = applySettings(found, request.rules, CONFIGURATION_FILE);

  const failure = request.dryRun ? printDifferences(fixed) : writeFixed(fixed, request.output);
  if (failure !== null) return refuse('lint', failure);
  if (request.writeBaseline !== null)
    return writeBaseline(request.writeBaseline, diagnostics, request);
  const shown =
    baseline === null
      ? diagnostics
      : hideBaseline(diagnostics, baseline, `baseline ${baselineFile ?? ''}`);
  const isPiped = request.fix !== null && (request.dryRun || files.some(isStandardInput));
  report(shown, texts, request.output, isPiped ? process.stderr : null);
  return statusOf(shown, request.output.maxWarnings);
}

/** The mistake in the options of the command, or null. */
function misuseOf({ dryRun, fix, name }: LintArguments, files: readonly string[]): string | null {
  if (fix === null && dryRun) return '--dry-run needs --fix';
  if (name === null) return null;
  if (fix === null) return '--name needs --fix';
  if (!isHeader(name)) return `--name ${name}: write NAME or NAME:PARENT, without spaces`;
  return files.length === 1 ? null : '--name needs exactly one file';
}

/** Reads a baseline. A string says why that failed. */
function readBaseline(file: string): Baseline | string {
  const reading = readSourceFile(file);
  const baseline = reading.kind === 'source' ? parseBaseline(reading.source.text) : null;
  return (
    baseline ??
    whyUnread(reading) ??
    `${file} is not a baseline; write one with --write-baseline ${file}`
  );
}

function writeBaseline(
  file: string,
  diagnostics: readonly Diagnostic[],
  { files, force, output }: LintArguments,
): ExitStatus {
  const texts = new Map([[file, printBaseline(diagnostics)]]);
  const failure = writeNamedFiles(texts, files, (text) => force || parseBaseline(text) !== null);
  if (failure !== null) return refuse('lint', failure);
  const count = countOf(diagnostics.filter((found) => isShown(found) && found.severity !== 'info'));
  announce(`${file} accepts ${count} ${count === 1 ? 'finding' : 'findings'}`, output);
  return EXIT_STATUS.ok;
}

/** A file before and after its fixes. */
interface Fixed {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Applies the chosen fixes and collects the result for writing. */
function fix(
  source: Source,
  { fix, name, profile }: LintArguments,
  documents: Documents | null,
  fixed: Fixed[],
): Source {
  if (fix === null) return source;
  const headed = name === null ? source.text : writeHeader(source, name);
  const text =
    documents?.fixDocument(source, profile, fix) ??
    fixedIni({ ...source, text: headed }, profile, fix);
  fixed.push({ file: source.file, before: source.text, after: text });
  return { ...source, text };
}

/** Writes fixed files. Standard input goes to standard output, even if unchanged, because the command is then a filter. */
function writeFixed(fixed: readonly Fixed[], output: OutputOptions): string | null {
  for (const { after, file } of fixed) if (isStandardInput(file)) printDocument(after);
  const changed = fixed.filter(
    ({ after, before, file }) => after !== before && !isStandardInput(file),
  );
  const failure = rewriteFiles(new Map(changed.map(({ after, file }) => [file, after])));
  if (failure === null && changed.length > 0)
    announce(`fixed ${changed.map(({ file }) => file).join(', ')}`, output);
  return failure;
}

function printDifferences(fixed: readonly Fixed[]): null {
  for (const { after, before, file } of fixed) {
    if (after !== before) printText(createTwoFilesPatch(file, file, before, after, 'now', 'fixed'));
  }
  return null;
}
