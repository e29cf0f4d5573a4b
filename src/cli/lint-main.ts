import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { REPORT_FORMATS } from '../report/formats.js';
import { LINT_OPTIONS } from './commands/lint-options.js';
import { lint, parseProfile, type LintArguments } from './commands/lint.js';
import { readConfiguration } from './configuration.js';
import { distinctFiles } from './files.js';
import { spellOut } from './words.js';

/** What a pattern of file names has one of; to expand it takes a package. */
const PATTERN_SIGN = /[*?[\]{}()!+@]/;

/**
 * The short way of `fairyc lint`: for files of the engine, in words that need no help. It loads neither yargs nor
 * the grammars of documents. False if the words are for the long way; then nothing was done.
 */
export async function lintQuickly(words: readonly string[]): Promise<boolean> {
  const request = await parseWords(words);
  if (request === null) return false;
  // The run is over before optimized code pays for itself, even on the largest file: a quarter of the time was its making.
  setFlagsFromString('--interrupt-budget=1000000');
  process.exitCode = lint(request, () => []);
  return true;
}

async function parseWords(words: readonly string[]): Promise<LintArguments | null> {
  const parsed = parseQuietly(words);
  if (parsed === null) return null;
  const { positionals, values } = parsed;
  const settings = await readConfiguration(process.cwd());
  if (settings.diagnostics.length > 0 || positionals.length === 0) return null;
  if (!positionals.every((file) => file.endsWith('.ini') && !PATTERN_SIGN.test(file))) return null;
  const { report, lint: lintSettings } = settings.configuration;
  const profile = parseProfile(values.profile ?? lintSettings?.profile ?? 'fairy-stockfish');
  const format = REPORT_FORMATS.find(
    (name) => name === (values.format ?? report?.format ?? 'pretty'),
  );
  const maxWarnings = Number(values['max-warnings'] ?? report?.['max-warnings'] ?? Infinity);
  if (profile === null || format === undefined || !(maxWarnings >= 0)) return null;
  return {
    files: distinctFiles(positionals),
    profile,
    fix: values['fix-all'] === true ? 'all' : values.fix === true ? 'safe' : null,
    dryRun: values['dry-run'] ?? false,
    name: values.name ?? null,
    baseline: values.baseline ?? lintSettings?.baseline ?? null,
    writeBaseline: values['write-baseline'] ?? null,
    maxWarnings: Number.isFinite(maxWarnings) ? maxWarnings : null,
    voice: { format, quiet: values.quiet ?? false },
  };
}

function parseQuietly(words: readonly string[]) {
  try {
    return parseArgs({ args: spellOut(words), options: LINT_OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}
