import { REPORT_FORMATS } from '../report/formats.js';
import { MAX_FILE_BYTES, MOST_MB } from './files.js';

/** The command line is wrong. The message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Compares names, because each bundle has a separate copy of the class. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === 'UsageError';
}

interface Described {
  readonly describe: string;
  /** One letter: `-o`. */
  readonly short?: string;
}

/** `--check`; a flag that is on by default is switched off by `--no-…`. */
interface FlagOption extends Described {
  readonly type: 'flag';
  readonly default?: true;
}

/** `--out DIR` */
interface TextOption extends Described {
  readonly type: 'text';
  readonly value: string;
  readonly default?: string;
  /** `--no-…` sets it to the empty text and overrides `.fairycrc`. */
  readonly hasNo?: true;
}

/** `--depth 3` */
export interface NumberOption extends Described {
  readonly type: 'number';
  readonly default?: number;
  readonly isWhole?: true;
  readonly least: number;
  readonly most?: number;
}

/** `--format json`. With `alone`, the value may be left out: `--fix` and `--fix=all`. */
interface ChoiceOption extends Described {
  readonly type: 'choice';
  readonly choices: readonly string[];
  readonly default?: string;
  readonly alone?: string;
}

export type Option = FlagOption | TextOption | NumberOption | ChoiceOption;
export type Options = Readonly<Record<string, Option>>;

type Given<O extends Option> = O extends FlagOption
  ? boolean
  : O extends NumberOption
    ? number
    : O extends { readonly choices: readonly (infer C)[] }
      ? C
      : string;

/** The values of a command's options; null if not given and without a default. */
export type Values<T extends Options> = {
  readonly [K in keyof T]: T[K] extends FlagOption | { readonly default: unknown }
    ? Given<T[K]>
    : Given<T[K]> | null;
};

/** The options that every command has. */
export const SHARED_OPTIONS = {
  format: {
    type: 'choice',
    choices: REPORT_FORMATS,
    describe:
      'How to print diagnostics (default: pretty); json also prints results as JSON, if the command can',
  },
  'max-warnings': {
    type: 'number',
    least: 0,
    describe: 'Fail if there are more warnings than this',
  },
  strict: { type: 'flag', describe: 'Fail if there is a warning (same as --max-warnings 0)' },
  'max-size': {
    type: 'number',
    least: 0.001,
    most: MOST_MB,
    describe: `Read files of up to this many MB (default: ${MAX_FILE_BYTES >> 20})`,
  },
  'stdin-filename': {
    type: 'text',
    value: 'FILE',
    describe: 'Treat standard input (`-`) as a file of this name and type: FILE.ini, FILE.md, …',
  },
  config: {
    type: 'flag',
    default: true,
    describe: 'Read .fairycrc; --no-config ignores it',
  },
  verbose: { type: 'flag', describe: 'List every assumed rule, instead of one note per document' },
  quiet: { type: 'flag', short: 'q', describe: 'Hide notes (severity info)' },
  help: { type: 'flag', short: 'h', describe: 'Print help for a command, with examples' },
} as const satisfies Options;

export type SharedValues = Values<typeof SHARED_OPTIONS>;
