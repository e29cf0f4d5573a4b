import type { Argv } from 'yargs';
import { UsageError, type AddCommand } from '../command-line.js';
import { MAX_DEPTH } from '../perft-limits.js';

/** Adds `fairyc perft`. */
export const addPerft: AddCommand = (commandLine, { finish }) => {
  commandLine.command(
    'perft [games..]',
    'Count sequences of legal moves, of any variant',
    (yargs) => describePerft(yargs),
    async (options) => {
      const problem = describePerftMistake(options);
      if (problem !== null) throw new UsageError(problem);
      const { perft } = await import('./perft.js');
      finish(
        await perft({
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
          force: options.force,
        }),
      );
    },
  );
};

/** Adds the options and examples of `fairyc perft`. */
function describePerft<T>(yargs: Argv<T>) {
  return yargs
    .positional('games', {
      type: 'string',
      array: true,
      default: [] as string[],
      describe:
        'A built-in variant of the engine, a document, a variants.ini, or FILE#NAME for one variant of a file',
    })
    .option('depth', {
      type: 'number',
      default: 4,
      describe: 'How many moves a sequence has',
    })
    .option('fen', {
      type: 'string',
      describe: 'Count from this position (default: the start position)',
    })
    .option('divide', {
      type: 'boolean',
      default: false,
      describe: 'Count for each first move what follows it',
    })
    .option('as-engine', {
      type: 'boolean',
      default: false,
      describe: 'Play sections as the engine reads their notation, quirks included (the default)',
    })
    .option('as-written', {
      type: 'boolean',
      default: false,
      describe: 'Play sections as their notation is meant; documents always are',
    })
    .option('chess960', {
      type: 'boolean',
      default: false,
      describe: 'Castle from shuffled positions',
    })
    .option('nodes', {
      type: 'number',
      describe:
        'Give up where a count takes more moves than this (default: 100 million for each request of --batch)',
    })
    .option('json', { type: 'boolean', default: false, describe: 'Print the counts as JSON' })
    .option('batch', {
      type: 'boolean',
      default: false,
      describe: 'Answer requests on standard input, a line of JSON each',
    })
    .option('update', {
      type: 'boolean',
      default: false,
      describe: 'Write the counts of each variant beside its file, as NAME.perft',
    })
    .option('force', {
      type: 'boolean',
      default: false,
      describe: 'With --update: replace a NAME.perft that holds no counts, too',
    })
    .option('check', {
      type: 'boolean',
      default: false,
      describe: 'Fail if the counts are not those of NAME.perft',
    })
    .example('$0 perft chess', 'sequences of one to four legal moves')
    .example('$0 perft variants/shogi.md --depth 3', 'a document')
    .example('$0 perft variants.ini#my-game --divide --depth 2', 'a section, move by move')
    .example('$0 perft chess --fen "8/8/8/8/8/4k3/4p3/4K3 b - - 0 1"', 'from another position')
    .example('$0 perft variants/*.md --update --depth 3', 'counts for the tests to hold')
    .example(`echo '{"variant":"shogi","depth":3}' | $0 perft --batch`, 'for other programs');
}

/** What is wrong with words that go together, or null. */
function describePerftMistake(options: {
  readonly games: readonly string[];
  readonly batch: boolean;
  readonly depth: number;
  readonly nodes: number | undefined;
  readonly fen: string | undefined;
  readonly divide: boolean;
  readonly update: boolean;
  readonly check: boolean;
  readonly 'as-engine': boolean;
  readonly 'as-written': boolean;
}): string | null {
  const { batch, check, depth, divide, fen, games, nodes, update } = options;
  if (batch && games.length > 0)
    return '--batch takes its games from standard input; leave out the words';
  if (!batch && games.length === 0)
    return 'perft needs a variant: a name, FILE or FILE#NAME (fairyc perft chess)';
  if (!(Number.isInteger(depth) && depth >= 1 && depth <= MAX_DEPTH))
    return `--depth is a whole number from 1 to ${MAX_DEPTH}`;
  if (options['as-engine'] && options['as-written'])
    return '--as-engine and --as-written are two readings; choose one';
  if (nodes !== undefined && !(nodes >= 1)) return '--nodes is a number from 1 on';
  if ((update || check) && (fen !== undefined || divide))
    return '--update and --check count from the start position, without --fen or --divide';
  return null;
}
