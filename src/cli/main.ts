import yargs from 'yargs';
import packageJson from '../../package.json' with { type: 'json' };
import { TARGET_IDS, type TargetId } from '../pipeline.js';
import { REPORT_FORMATS } from '../report/formats.js';
import { nearest } from '../text/nearest.js';
import { PROFILES } from '../catalog/profiles.js';
import { readDocument } from '../read/markdown/read-document.js';
import { build, describeBuild } from './commands/build.js';
import { explain } from './commands/explain.js';
import { describeFmt, fmt } from './commands/fmt.js';
import { describeResolve, resolve } from './commands/resolve.js';
import { describePerft, describePerftMistake } from './commands/describe-perft.js';
import { describeLint } from './commands/describe-lint.js';
import { lint, parseProfile } from './commands/lint.js';
import { shippedLibrary } from './library.js';
import { readConfiguration, type Configuration } from './configuration.js';
import { EXIT_STATUS, type ExitStatus } from './exit-status.js';
import { expandPatterns } from './patterns.js';
import { report } from './terminal.js';
import { spellOut } from './words.js';

const COMMANDS = ['build', 'lint', 'fmt', 'resolve', 'explain', 'perft'] as const;

/** Runs the command line and sets the exit status. */
export async function main(words: readonly string[]): Promise<void> {
  // A reader that closes the pipe early (`| head`) is no error of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT_STATUS.ok);
    throw error;
  });
  const settings = await readConfiguration(process.cwd());
  if (settings.diagnostics.length > 0) {
    report(settings.diagnostics, new Map([[settings.file ?? '', settings.text]]), {
      format: 'pretty',
      quiet: false,
    });
    process.exitCode = EXIT_STATUS.usage;
    return;
  }
  process.exitCode = await parseCommandLine(words, settings.configuration);
}

async function parseCommandLine(
  words: readonly string[],
  configuration: Configuration,
): Promise<ExitStatus> {
  let status: ExitStatus = EXIT_STATUS.ok;
  const parser = yargs(spellOut(words))
    .scriptName('fairyc')
    .usage('$0 COMMAND\n\nCompiler and toolkit for Fairy-Stockfish chess and shogi variants.')
    .option('format', {
      choices: REPORT_FORMATS,
      describe: 'How diagnostics are printed (default: pretty)',
    })
    .option('max-warnings', {
      type: 'number',
      describe: 'Fail if there are more warnings than this',
      coerce: (number: number | undefined) => {
        if (number === undefined || number >= 0) return number;
        throw new UsageError('--max-warnings is a number from 0 on');
      },
    })
    .option('quiet', {
      alias: 'q',
      type: 'boolean',
      default: false,
      describe: 'Leave out notes (severity info)',
    })
    .command(
      'build <files..>',
      'Compile documents of piece tables to variants.ini, XBoard and pieceToCharTable',
      (commandLine) => describeBuild(commandLine),
      (options) => {
        const targets = parseTargets(options.target ?? configuration.build?.target ?? null);
        if (typeof targets === 'string') throw new UsageError(targets);
        status = build({
          files: options.files,
          targets,
          out: options.out ?? configuration.build?.out ?? null,
          parent: options.parent ?? configuration.build?.parent ?? null,
          approximate: options.approximate ?? configuration.build?.approximate ?? false,
          check: options.check,
          maxWarnings: options.strict
            ? 0
            : (options.maxWarnings ?? configuration.report?.['max-warnings'] ?? null),
          voice: {
            format: options.format ?? configuration.report?.format ?? 'pretty',
            quiet: options.quiet,
          },
        });
      },
    )
    .command(
      'lint <files..>',
      'Find mistakes in variants.ini files and documents',
      (commandLine) => describeLint(commandLine),
      (options) => {
        const profile = parseProfile(
          options.profile ?? configuration.lint?.profile ?? 'fairy-stockfish',
        );
        if (profile === null) throw new UsageError(`--profile is one of ${PROFILES.join(', ')}`);
        status = lint(
          {
            files: expandPatterns(options.files),
            profile,
            fix: options['fix-all'] === true ? 'all' : options.fix === true ? 'safe' : null,
            dryRun: options['dry-run'] ?? false,
            name: options.name ?? null,
            baseline: options.baseline ?? configuration.lint?.baseline ?? null,
            writeBaseline: options['write-baseline'] ?? null,
            maxWarnings: options.maxWarnings ?? configuration.report?.['max-warnings'] ?? null,
            voice: {
              format: options.format ?? configuration.report?.format ?? 'pretty',
              quiet: options.quiet,
            },
          },
          (source) => readDocument(source, { library: shippedLibrary() }).diagnostics,
        );
      },
    )
    .command(
      'fmt <files..>',
      'Lay out variants.ini files, their meaning unchanged',
      (commandLine) => describeFmt(commandLine),
      (options) => {
        status = fmt({
          files: options.files,
          check: options.check,
          dryRun: options.dryRun,
          write: options.write,
          voice: {
            format: options.format ?? configuration.report?.format ?? 'pretty',
            quiet: options.quiet,
          },
        });
      },
    )
    .command(
      'resolve <what>',
      'Show the effective rules of a section, and where each comes from',
      (commandLine) => describeResolve(commandLine),
      (options) => {
        status = resolve({ what: options.what, json: options.json });
      },
    )
    .command(
      'explain <code>',
      'Say what a diagnostic means, with examples',
      (commandLine) =>
        commandLine
          .positional('code', {
            type: 'string',
            demandOption: true,
            describe: 'The code in the brackets behind a message',
          })
          .example('$0 explain region/region-comma-separated', ''),
      (options) => {
        status = explain(options.code);
      },
    )
    .command(
      'perft [games..]',
      'Count sequences of legal moves, of any variant',
      (commandLine) => describePerft(commandLine),
      async (options) => {
        const problem = describePerftMistake(options);
        if (problem !== null) throw new UsageError(problem);
        // Playing is a part of the program of its own.
        const { perft } = await import('./commands/perft.js');
        status = await perft({
          games: options.games,
          depth: options.depth,
          fen: options.fen ?? null,
          divide: options.divide,
          reading: options['as-written'] ? 'as-written' : 'as-engine',
          chess960: options.chess960,
          json: options.json,
          nodes: options.nodes ?? null,
          batch: options.batch,
          baseline: options.update ? 'update' : options.check ? 'check' : null,
        });
      },
    )
    .demandCommand(1, '')
    .strict()
    .version(packageJson.version)
    .help()
    .alias('help', 'h')
    .epilogue(
      'Exit status: 0 no errors, 1 errors found (or too many warnings), 2 wrong usage or a file that cannot be read.',
    )
    .wrap(100)
    .exitProcess(false)
    .fail((message, error: Error | undefined) => {
      if (error !== undefined && !(error instanceof UsageError) && error.name !== 'YError')
        throw error;
      throw error instanceof UsageError ? error : new UsageError(message || (error?.message ?? ''));
    });
  try {
    await parser.parseAsync();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(
      error.message === ''
        ? `${await parser.getHelp()}\n`
        : `fairyc: ${error.message}${commandHint(words)}\nfairyc --help shows what there is.\n`,
    );
    status = EXIT_STATUS.usage;
  }
  return status;
}

/** The words cannot be understood; the message is for the person who typed them. */
class UsageError extends Error {}

function commandHint(words: readonly string[]): string {
  const [first = ''] = words;
  if ((COMMANDS as readonly string[]).includes(first) || first.startsWith('-')) return '';
  const suggestion = nearest(first, COMMANDS);
  return suggestion === null ? '' : ` Did you mean 'fairyc ${suggestion}'?`;
}

/** The targets named, null for the default, or what is wrong with them. */
function parseTargets(text: string | null): readonly TargetId[] | null | string {
  if (text === null) return null;
  const targets: TargetId[] = [];
  for (const word of text.split(',').map((part) => part.trim())) {
    const target = TARGET_IDS.find((id) => id === word);
    if (target === undefined) {
      const suggestion = nearest(word, TARGET_IDS);
      return `there is no target '${word}'; choose from ${TARGET_IDS.join(', ')}.${suggestion === null ? '' : ` Did you mean '${suggestion}'?`}`;
    }
    targets.push(target);
  }
  return targets;
}
