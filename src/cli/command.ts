import type { Configuration } from './configuration.js';
import type { ExitStatus } from './exit-status.js';
import type { Options, SharedValues, Values } from './options.js';
import type { OutputOptions } from './terminal.js';

/** The arguments of a command that are not options. */
interface WordsOfCommand {
  /** As the help shows them: `FILE…`. */
  readonly usage: string;
  readonly least: number;
  readonly most: number;
  /** The words are file names, in which patterns are expanded. */
  readonly areFiles?: true;
  /** The allowed words. */
  readonly choices?: readonly string[];
  readonly describe: string;
}

/** The input of a command. */
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

/** A command of the command line. Parser, help and completion use this description. */
interface Command<T extends Options = Options> {
  readonly name: string;
  readonly about: string;
  readonly words: WordsOfCommand | null;
  readonly options: T;
  /** The command line after `fairyc`, and what it does. */
  readonly examples: readonly (readonly [line: string, what: string])[];
  /** What its exit status means, if not as usual. */
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

/** The command line, parsed with the options of the command. */
export interface GivenWords {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly shared: SharedValues;
}

/** Defines a command. The parser gives each option a value of the type in its row. */
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

/** How the command prints: as set on the command line, otherwise in `.fairycrc`. */
function outputOf(shared: SharedValues, { report }: Configuration): OutputOptions {
  return {
    format: shared.format ?? report?.format ?? 'pretty',
    quiet: shared.quiet,
    verbose: shared.verbose,
    maxWarnings: shared.strict ? 0 : (shared['max-warnings'] ?? report?.['max-warnings'] ?? null),
    printsJson: shared.format === 'json',
  };
}
