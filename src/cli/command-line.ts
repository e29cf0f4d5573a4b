import type { Argv } from 'yargs';
import { REPORT_FORMATS } from '../report/formats.js';
import type { Configuration } from './configuration.js';
import type { ExitStatus } from './exit-status.js';
import { limitFiles, MAX_FILE_BYTES, MOST_MB } from './files.js';
import type { Voice } from './terminal.js';

/** The words cannot be understood; the message is for the person who typed them. */
export class UsageError extends Error {}

/** What a command is run with. */
export interface CommandContext {
  readonly configuration: Configuration;
  /** Takes the exit status once the command is done. */
  readonly finish: (status: ExitStatus) => void;
}

/** Adds a command to a command line: its words, options, examples, and what runs it. */
export type AddCommand = (commandLine: CommandLine, context: CommandContext) => void;

/** A command line with the options that every command has. */
export type CommandLine = ReturnType<typeof describeShared>;

/** Adds the options that every command has. */
export function describeShared(yargs: Argv) {
  return yargs
    .option('format', {
      choices: REPORT_FORMATS,
      describe: 'How diagnostics are printed (default: pretty)',
    })
    .option('max-warnings', {
      type: 'number',
      describe: 'Fail if there are more warnings than this; --strict allows none',
      coerce: (number: number | undefined) => {
        if (number === undefined || number >= 0) return number;
        throw new UsageError('--max-warnings is a number from 0 on');
      },
    })
    .option('max-size', {
      type: 'number',
      describe: `Read files of up to so many MB (default: ${MAX_FILE_BYTES >> 20})`,
      coerce: (size: number | undefined) => {
        if (size === undefined || limitFiles(size)) return size;
        throw new UsageError(`--max-size is a number of MB up to ${MOST_MB}`);
      },
    })
    .option('config', {
      type: 'boolean',
      default: true,
      describe: 'Read .fairycrc; with --no-config all is as on the command line',
    })
    .option('verbose', {
      type: 'boolean',
      default: false,
      describe: 'List each rule that is assumed, not one note a document',
    })
    .option('quiet', {
      alias: 'q',
      type: 'boolean',
      default: false,
      describe: 'Leave out notes (severity info)',
    });
}

/** How the command speaks: as the command line says, else as `.fairycrc` does. */
export function voiceOf(
  options: {
    readonly format: Voice['format'] | undefined;
    readonly quiet: boolean;
    readonly verbose: boolean;
  },
  { report }: Configuration,
): Voice {
  return {
    format: options.format ?? report?.format ?? 'pretty',
    quiet: options.quiet,
    verbose: options.verbose,
  };
}

/** Most warnings that are no failure; null: any number. */
export function maxWarningsOf(
  options: { readonly maxWarnings: number | undefined },
  { report }: Configuration,
): number | null {
  return options.maxWarnings ?? report?.['max-warnings'] ?? null;
}
