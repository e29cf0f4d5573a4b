import yargs from 'yargs';
import packageJson from '../../package.json' with { type: 'json' };
import { nearest } from '../text/nearest.js';
import { messageText } from '../text/printable.js';
import { describeShared, UsageError, type AddCommand } from './command-line.js';
import { addBuild } from './commands/describe-build.js';
import { addConvert } from './commands/describe-convert.js';
import { addCross } from './commands/describe-cross.js';
import { addDiff } from './commands/describe-diff.js';
import { addExplain } from './commands/describe-explain.js';
import { addFmt } from './commands/describe-fmt.js';
import { addLint } from './commands/describe-lint.js';
import { addLsp } from './commands/describe-lsp.js';
import { addPage } from './commands/describe-page.js';
import { addPerft } from './commands/describe-perft.js';
import { addRead } from './commands/describe-read.js';
import { addResolve } from './commands/describe-resolve.js';
import { addRules } from './commands/describe-rules.js';
import { NO_CONFIGURATION, readConfiguration, type Configuration } from './configuration.js';
import { EXIT_STATUS, type ExitStatus } from './exit-status.js';
import { say } from './output.js';
import { report } from './terminal.js';
import { spellOut } from './words.js';

/** All commands, in the order of the help. */
const COMMANDS: Readonly<Record<string, AddCommand>> = {
  build: addBuild,
  lint: addLint,
  fmt: addFmt,
  rules: addRules,
  resolve: addResolve,
  read: addRead,
  explain: addExplain,
  diff: addDiff,
  convert: addConvert,
  page: addPage,
  perft: addPerft,
  cross: addCross,
  lsp: addLsp,
};

/** Runs the command line and sets the exit status. */
export async function main(words: readonly string[]): Promise<void> {
  const spelled = spellOut(words);
  const settings = spelled.isConfigured ? await readConfiguration(process.cwd()) : NO_CONFIGURATION;
  if (settings.diagnostics.length > 0) {
    report(settings.diagnostics, new Map([[settings.file ?? '', settings.text]]), {
      format: 'pretty',
      quiet: false,
    });
    process.exitCode = EXIT_STATUS.usage;
    return;
  }
  process.exitCode = await parseCommandLine(spelled.words, settings.configuration);
}

async function parseCommandLine(
  words: readonly string[],
  configuration: Configuration,
): Promise<ExitStatus> {
  let status: ExitStatus = EXIT_STATUS.ok;
  const finish = (ended: ExitStatus): void => {
    status = ended;
  };
  const parser = describeShared(
    yargs([...words])
      .scriptName('fairyc')
      .usage('$0 COMMAND\n\nCompiler and toolkit for Fairy-Stockfish chess and shogi variants.'),
  );
  for (const add of Object.values(COMMANDS)) add(parser, { configuration, finish });
  parser
    .demandCommand(1, '')
    .strict()
    .middleware(refuseRepeated)
    .version(packageJson.version)
    .help()
    .alias('help', 'h')
    .epilogue(
      'Exit status: 0 no errors, 1 errors found (or too many warnings), 2 wrong usage or a file that cannot be read.',
    )
    .wrap(100)
    .exitProcess(false)
    .fail((message, error: Error | undefined) => {
      if (error !== undefined && (error instanceof UsageError || error.name !== 'YError'))
        throw error;
      throw new UsageError(message || (error?.message ?? ''));
    });
  try {
    await parser.parseAsync();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(
      error.message === ''
        ? await parser.getHelp()
        : `fairyc: ${messageText(error.message)}${commandHint(words)}\nfairyc --help shows what there is.`,
    );
    status = EXIT_STATUS.usage;
  }
  return status;
}

/** An option that is given twice comes as a list; only the words behind a command are one. */
function refuseRepeated(options: Readonly<Record<string, unknown>>): void {
  const repeated = Object.keys(options).find(
    (name) => Array.isArray(options[name]) && !LISTS.includes(name),
  );
  if (repeated !== undefined)
    throw new UsageError(
      `${repeated.length === 1 ? '-' : '--'}${repeated} is given twice; separate several values by commas`,
    );
}

/** Positionals of several words. */
const LISTS: readonly string[] = ['_', 'files', 'games', 'variants'];

function commandHint(words: readonly string[]): string {
  const [first = ''] = words;
  const names = Object.keys(COMMANDS);
  if (names.includes(first) || first.startsWith('-')) return '';
  const suggestion = nearest(first, names);
  return suggestion === null ? '' : ` Did you mean 'fairyc ${suggestion}'?`;
}
