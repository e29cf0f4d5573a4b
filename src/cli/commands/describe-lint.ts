import type { Argv } from 'yargs';
import { PROFILES } from '../../catalog/profiles.js';
import { maxWarningsOf, UsageError, voiceOf, type AddCommand } from '../command-line.js';
import { expandPatterns } from '../patterns.js';
import { LINT_OPTIONS } from './lint-options.js';

const { baseline, fix, name, profile } = LINT_OPTIONS;

/** Adds `fairyc lint`. */
export const addLint: AddCommand = (commandLine, { configuration, finish }) => {
  commandLine.command(
    'lint <files..>',
    'Find mistakes in variants.ini files and documents',
    (yargs) => describeLint(yargs),
    async (options) => {
      const { lint, parseProfile } = await import('./lint.js');
      const { lintDocument } = await import('./lint-document.js');
      const settings = configuration.lint;
      const profile = parseProfile(options.profile ?? settings?.profile ?? 'fairy-stockfish');
      if (profile === null) throw new UsageError(`--profile is one of ${PROFILES.join(', ')}`);
      finish(
        lint(
          {
            files: expandPatterns(options.files),
            profile,
            fix: options['fix-all'] === true ? 'all' : options.fix === true ? 'safe' : null,
            dryRun: options['dry-run'] ?? false,
            name: options.name ?? null,
            baseline: (options.baseline ?? settings?.baseline) || null,
            writeBaseline: options['write-baseline'] ?? null,
            force: options.force ?? false,
            maxWarnings: maxWarningsOf(options, configuration),
            rules: configuration.rules ?? {},
            voice: voiceOf(options, configuration),
          },
          lintDocument,
        ),
      );
    },
  );
};

/** Adds the options and examples of `fairyc lint`. */
function describeLint<T>(yargs: Argv<T>) {
  return yargs
    .positional('files', {
      type: 'string',
      array: true,
      demandOption: true,
      describe: 'variants.ini files and documents; `-` is standard input',
    })
    .option('fix', fix)
    .option('fix-all', LINT_OPTIONS['fix-all'])
    .option('name', name)
    .option('dry-run', LINT_OPTIONS['dry-run'])
    .option('profile', profile)
    .option('baseline', baseline)
    .option('write-baseline', LINT_OPTIONS['write-baseline'])
    .option('force', LINT_OPTIONS.force)
    .example('$0 lint variants.ini', 'say everything that the engine keeps silent')
    .example('$0 lint --fix --dry-run variants.ini', 'show what would be mended')
    .example('$0 lint --fix=all variants.ini', 'mend by suggestions, too')
    .example('$0 lint --fix --name zo:shogi zo.ini', 'write the section header that is missing')
    .example('$0 lint --format github *.ini', 'annotations of a pull request')
    .example('$0 lint --write-baseline old.json variants.ini', 'accept what is there …')
    .example('$0 lint --baseline old.json variants.ini', '… and report only what is new');
}
