import { createTwoFilesPatch } from 'diff';
import { PROFILES, type Profile } from '../../catalog/profiles.js';
import { beyondBaseline, parseBaseline, printBaseline } from '../../check/baseline.js';
import type { FixChoice } from '../../check/apply-fixes.js';
import { fixIni } from '../../check/fix-ini.js';
import { lintIni } from '../../check/lint.js';
import type { Diagnostic } from '../../text/diagnostic.js';
import type { Source } from '../../text/source.js';
import { EXIT_STATUS, statusOf, type ExitStatus } from '../exit-status.js';
import {
  expandPatterns,
  readIfPresent,
  readEach,
  STANDARD_INPUT,
  writeFilesWhole,
} from '../files.js';
import { report, type Voice } from '../terminal.js';

/** What `fairyc lint` was asked to do, configuration included. */
export interface LintArguments {
  readonly files: readonly string[];
  readonly profile: Profile;
  /** Which fixes to apply; null: none. */
  readonly fix: FixChoice | null;
  readonly dryRun: boolean;
  readonly baseline: string | null;
  readonly writeBaseline: string | null;
  readonly maxWarnings: number | null;
  readonly voice: Voice;
}

/** Judges a document that is no variants.ini; lent by who has loaded its reader. */
export type DocumentLinter = (source: Source) => readonly Diagnostic[];

/** Runs the command. */
export function lint(request: LintArguments, lintDocument: DocumentLinter): ExitStatus {
  const { baseline: baselineFile } = request;
  const baseline = baselineFile === null ? null : parseBaseline(readIfPresent(baselineFile) ?? '');
  if (baselineFile !== null && baseline === null)
    return fail(`${baselineFile} is no baseline; write one with --write-baseline ${baselineFile}`);

  const texts = new Map<string, string>();
  const mended = new Map<string, string>();
  const { diagnostics, failure: unread } = readEach(expandPatterns(request.files), (given) => {
    const source = isIni(given) ? mend(given, request, mended) : given;
    texts.set(source.file, source.text);
    return isIni(source) ? lintIni(source, request.profile) : lintDocument(source);
  });
  if (unread !== null) return fail(unread);

  if (request.writeBaseline !== null) {
    const failure = writeFilesWhole(new Map([[request.writeBaseline, printBaseline(diagnostics)]]));
    if (failure !== null) return fail(failure);
    process.stderr.write(
      `baseline of ${diagnostics.length} findings in ${request.writeBaseline}\n`,
    );
    return EXIT_STATUS.ok;
  }
  const failure = request.dryRun ? printDifferences(mended, request) : writeMended(mended);
  if (failure !== null) return fail(failure);
  const shown = baseline === null ? diagnostics : beyondBaseline(diagnostics, baseline);
  report(shown, texts, request.voice);
  return statusOf(shown, request.maxWarnings);
}

function fail(message: string): ExitStatus {
  process.stderr.write(`fairyc lint: ${message}\n`);
  return EXIT_STATUS.usage;
}

/** The profile of a word, or null. */
export function parseProfile(word: string): Profile | null {
  return PROFILES.find((profile) => profile === word) ?? null;
}

/** By its name; standard input by whether a line of it starts a section. */
export function isIni({ file, text }: Source): boolean {
  if (file !== STANDARD_INPUT) return file.endsWith('.ini');
  return text.startsWith('[') || text.includes('\n[');
}

/** The source after the fixes that were asked for; what changed is kept for writing. */
function mend(
  source: Source,
  { fix, profile }: LintArguments,
  mended: Map<string, string>,
): Source {
  if (fix === null) return source;
  const { text } = fixIni(source, profile, fix);
  if (text !== source.text) mended.set(source.file, text);
  return { ...source, text };
}

function writeMended(mended: ReadonlyMap<string, string>): string | null {
  const files = new Map(mended);
  const standardInput = files.get(STANDARD_INPUT);
  if (standardInput !== undefined) process.stdout.write(standardInput);
  files.delete(STANDARD_INPUT);
  const failure = writeFilesWhole(files);
  if (failure === null && files.size > 0)
    process.stderr.write(`mended ${[...files.keys()].join(', ')}\n`);
  return failure;
}

function printDifferences(mended: ReadonlyMap<string, string>, { files }: LintArguments): null {
  for (const file of expandPatterns(files)) {
    const text = mended.get(file);
    const before = text === undefined ? null : readIfPresent(file);
    if (text === undefined || before === null) continue;
    process.stdout.write(createTwoFilesPatch(file, file, before, text, 'now', 'mended'));
  }
  return null;
}
