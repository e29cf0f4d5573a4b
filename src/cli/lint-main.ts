import { parseArgs } from 'node:util';
import { REPORT_FORMATS } from '../report/formats.js';
import { LINT_OPTIONS } from './commands/lint-options.js';
import { lint, parseProfile, type LintArguments } from './commands/lint.js';
import { NO_CONFIGURATION, readConfiguration } from './configuration.js';
import { distinctFiles, limitFiles } from './files.js';
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
  process.exitCode = lint(request, () => []);
  return true;
}

async function parseWords(words: readonly string[]): Promise<LintArguments | null> {
  const spelled = spellOut(words);
  const parsed = parseQuietly(spelled.words);
  if (parsed === null) return null;
  const { positionals, values } = parsed;
  const settings = spelled.isConfigured ? await readConfiguration(process.cwd()) : NO_CONFIGURATION;
  if (settings.diagnostics.length > 0 || positionals.length === 0) return null;
  if (!positionals.every((file) => file.endsWith('.ini') && !PATTERN_SIGN.test(file))) return null;
  const { report, lint: lintSettings } = settings.configuration;
  const profile = parseProfile(values.profile ?? lintSettings?.profile ?? 'fairy-stockfish');
  const format = REPORT_FORMATS.find(
    (name) => name === (values.format ?? report?.format ?? 'pretty'),
  );
  const maxWarnings = Number(values['max-warnings'] ?? report?.['max-warnings'] ?? Infinity);
  const size = values['max-size'];
  if (profile === null || format === undefined || !(maxWarnings >= 0)) return null;
  if (size !== undefined && !limitFiles(Number(size))) return null;
  return {
    files: distinctFiles(positionals),
    profile,
    fix: values['fix-all'] === true ? 'all' : values.fix === true ? 'safe' : null,
    dryRun: values['dry-run'] ?? false,
    name: values.name ?? null,
    baseline: (values.baseline ?? lintSettings?.baseline) || null,
    writeBaseline: values['write-baseline'] ?? null,
    force: values.force ?? false,
    maxWarnings: Number.isFinite(maxWarnings) ? maxWarnings : null,
    rules: settings.configuration.rules ?? {},
    voice: { format, quiet: values.quiet ?? false },
  };
}

function parseQuietly(words: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...words],
      options: LINT_OPTIONS,
      allowPositionals: true,
      tokens: true,
    });
    const named = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    // What is given twice is for the long way to refuse.
    return new Set(named).size === named.length ? parsed : null;
  } catch {
    return null;
  }
}
