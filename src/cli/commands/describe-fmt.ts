import type { Argv } from 'yargs';
import { voiceOf, type AddCommand } from '../command-line.js';

/** Adds `fairyc fmt`. */
export const addFmt: AddCommand = (commandLine, { configuration, finish }) => {
  commandLine.command(
    'fmt <files..>',
    'Lay out variants.ini files, their meaning unchanged',
    (yargs) => describeFmt(yargs),
    async (options) => {
      const { fmt } = await import('./fmt.js');
      finish(
        fmt({
          files: options.files,
          check: options.check,
          dryRun: options.dryRun,
          write: options.write,
          voice: voiceOf(options, configuration),
        }),
      );
    },
  );
};

/** Adds the options and examples of `fairyc fmt`. */
function describeFmt<T>(yargs: Argv<T>) {
  return yargs
    .positional('files', {
      type: 'string',
      array: true,
      demandOption: true,
      describe: 'variants.ini files; `-` is standard input, which goes to standard output',
    })
    .option('check', {
      type: 'boolean',
      default: false,
      describe: 'Write nothing; fail if a file is not laid out like this',
    })
    .option('dry-run', {
      type: 'boolean',
      default: false,
      describe: 'Write nothing; print the difference',
    })
    .option('write', {
      type: 'boolean',
      default: true,
      describe: 'Write the files; with --no-write print the result',
    })
    .example('$0 fmt variants.ini', 'lay out a file')
    .example('$0 fmt --dry-run variants.ini', 'show what would change')
    .example('$0 fmt --check *.ini', 'in CI: is everything laid out?')
    .example('$0 fmt - < old.ini > new.ini', 'from standard input to standard output');
}
