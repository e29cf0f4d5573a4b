import type { Configuration } from './configuration.js';
import type { ExitStatus } from './exit-status.js';
import type { Options, SharedValues, Values } from './options.js';
import type { OutputOptions } from './terminal.js';

/** The words of a command that are not options. */
interface WordsOfCommand {
  /** As the help shows them: `FILE…`. */
  readonly usage: string;
  readonly least: number;
  readonly most: number;
  /** Names of files, in which patterns are expanded. */
  readonly areFiles?: true;
  /** All that a word may be. */
  readonly choices?: readonly string[];
  readonly describe: string;
}

/** What a command is run with. */
interface CommandRequest<T extends Options> {
  readonly words: readonly string[];
  readonly options: Values<T>;
  readonly configuration: Configuration;
  readonly output: OutputOptions;
  /** All commands. */
  readonly loadCommands: LoadCommands;
}

/** Reads the descriptions of all commands. */
type LoadCommands = () => Promise<readonly AnyCommand[]>;

/** A command of the command line: parsed, explained and completed from these words. */
interface Command<T extends Options = Options> {
  readonly name: string;
  readonly about: string;
  readonly words: WordsOfCommand | null;
  readonly options: T;
  /** A command line behind `fairyc`, and what it does. */
  readonly examples: readonly (readonly [line: string, what: string])[];
  /** What its exit status says, if that is not the usual. */
  readonly ends?: string;
  readonly run: (request: CommandRequest<T>) => Promise<ExitStatus>;
}

/** A command that hides the type of its options. */
export type AnyCommand = Omit<Command, 'run'> & {
  readonly run: (
    given: GivenWords,
    configuration: Configuration,
    loadCommands: LoadCommands,
  ) => Promise<ExitStatus>;
};

/** Words as they were parsed by the options of the command. */
export interface GivenWords {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly shared: SharedValues;
}

/** Describes a command. The parser gives each option the value that its row says. */
export function defineCommand<const T extends Options>(command: Command<T>): AnyCommand {
  return {
    ...command,
    run: ({ shared, values, words }, configuration, loadCommands) =>
      command.run({
        words,
        options: values as Values<T>,
        configuration,
        output: outputOf(shared, configuration),
        loadCommands,
      }),
  };
}

/** How the command speaks: as the command line says, else as `.fairycrc` does. */
function outputOf(shared: SharedValues, { report }: Configuration): OutputOptions {
  return {
    format: shared.format ?? report?.format ?? 'pretty',
    quiet: shared.quiet,
    verbose: shared.verbose,
    maxWarnings: shared.strict ? 0 : (shared['max-warnings'] ?? report?.['max-warnings'] ?? null),
    printsJson: shared.format === 'json',
  };
}
